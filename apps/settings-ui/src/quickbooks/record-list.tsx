// The records of one state and kind, or the results of a search.
import {
  quickbooks,
  type QuickBooksRecord,
  type RecordState,
} from '@purlin/contracts/quickbooks.ts';
import { SearchIcon, TickCircleIcon } from '@blueprintjs/icons';
import { Button, EmptyState, ErrorPanel, Panel, Spinner } from '@purlin/ui/ui.ts';
import { useList } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import { useState } from 'react';
import { CreateAgainDialog } from './create-again-dialog.tsx';
import { DeleteThereDialog } from './delete-there-dialog.tsx';
import { ExcludeMany, isExcludable } from './exclude-many.tsx';
import { byReason, headingOf, type SameReason } from './by-reason.ts';
import { fieldsOfMany } from './fields-of-many.ts';
import { type Shown, useStill } from './keep-still.ts';
import { FieldsOfMany } from './many-decisions.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { type Asking, RecordRow } from './record-row.tsx';
import { WayToHolder } from './way-to-holder.tsx';
import { UnlinkDialog } from './unlink-dialog.tsx';

function Empty({
  show,
  q,
  onClear,
}: {
  readonly show: RecordState | 'all';
  readonly q: string;
  readonly onClear: () => void;
}) {
  return q === '' ? (
    <EmptyState icon={<TickCircleIcon size={24} />} title={say(`none.${show}`)} />
  ) : (
    <EmptyState
      icon={<SearchIcon size={24} />}
      title={say('no-match')}
      action={<Button text={say('clear-search')} onClick={onClear} />}
    >
      {say('no-match-help')}
    </EmptyState>
  );
}

/** Records with a shared reason, which is shown once. */
const Group = ({
  of,
  hasMore,
  shownOf,
  onAsk,
}: {
  readonly of: SameReason;
  readonly hasMore: boolean;
  readonly shownOf: (record: QuickBooksRecord) => Shown | undefined;
  readonly onAsk: (record: QuickBooksRecord, asking: Asking) => void;
}) => {
  const { reason, said, records } = of;
  const [first] = records;
  const excludable = records.filter(
    (record) => isExcludable(record) && !record.changed && !shownOf(record)?.isDone,
  );
  return (
    <section className="qb-group">
      {reason !== '' && (
        <header>
          <h2>{headingOf(of, hasMore)}</h2>
          {first && <WayToHolder record={first} />}
          {said && <p className="pl-muted">{say('they-say', { said })}</p>}
          {excludable.length > 1 && <ExcludeMany records={excludable} />}
        </header>
      )}
      <ul className="qb-records">
        {records.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            isSaid={reason !== ''}
            isDone={shownOf(record)?.isDone ?? false}
            decided={shownOf(record)?.decided ?? []}
            onAsk={(asking) => onAsk(record, asking)}
          />
        ))}
      </ul>
    </section>
  );
};

const dialogs: Readonly<Record<Asking, typeof MatchDialog>> = {
  match: MatchDialog,
  name: NameDialog,
  'create-again': CreateAgainDialog,
  'delete-there': DeleteThereDialog,
  unlink: UnlinkDialog,
};

function AskingDialog({
  asking,
  ...about
}: {
  readonly record: QuickBooksRecord;
  readonly asking: Asking;
  readonly onClose: () => void;
}) {
  const Dialog = dialogs[asking];
  return <Dialog {...about} />;
}

export function RecordList({
  show,
  kind,
  q,
  onClear,
}: {
  readonly show: RecordState | 'all';
  readonly kind: QuickBooksRecord['kind'] | undefined;
  readonly q: string;
  readonly onClear: () => void;
}) {
  const [asked, setAsked] = useState<{ record: QuickBooksRecord; asking: Asking }>();
  const state = show === 'all' ? undefined : show;
  const list = useList(quickbooks.records, { query: { q, kind, state, limit: 50 } });
  const { items, problem, loading } = list;
  const { shown, over } = useStill(items);
  const records = shown.map(({ record }) => record);
  // Decided records keep their place for a moment, but must not be decided twice.
  const undecided = shown.flatMap(({ record, isDone, decided }) => {
    const differences = record.differences.filter(({ field }) => !decided.includes(field));
    return isDone ? [] : [{ ...record, differences }];
  });
  const byRecord = new Map(shown.map((one) => [one.record, one]));
  const close = () => setAsked(undefined);
  return (
    <Panel>
      {show === 'differs' && (
        <FieldsOfMany fields={fieldsOfMany(undecided)} hasMore={list.hasMore} />
      )}
      {problem ? (
        <ErrorPanel title={say('load-failed')} message={problem.message} onRetry={list.refresh} />
      ) : loading ? (
        <Spinner size={24} aria-label={say('loading')} />
      ) : records.length === 0 ? (
        <Empty show={show} q={q} onClear={onClear} />
      ) : (
        <div {...over}>
          {byReason(records).map((group) => (
            <Group
              key={group.records[0]?.id}
              of={group}
              hasMore={list.hasMore}
              shownOf={(record) => byRecord.get(record)}
              onAsk={(record, asking) => setAsked({ record, asking })}
            />
          ))}
        </div>
      )}
      {list.hasMore && (
        <Button text={say('show-more')} loading={list.loadingMore} onClick={list.loadMore} />
      )}
      {asked && <AskingDialog {...asked} onClose={close} />}
    </Panel>
  );
}
