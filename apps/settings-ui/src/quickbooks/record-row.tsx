// One record: its name here and there, its state, the reason, and its actions.
import { quickbooks, type QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { MoreIcon, ShareIcon } from '@blueprintjs/icons';
import { Button, classNames, dollars, MenuButton, StatusBadge } from '@purlin/ui/ui.ts';
import { Link, May, Moment, useCommand, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import { isExcludable } from './exclude-many.tsx';
import type { FieldName } from './keep-still.ts';
import { Differences } from './differences.tsx';
import { badgeOf, kindOf, placeOf } from './record-words.ts';
import { WayToHolder } from './way-to-holder.tsx';

/** The dialog that is open for a record. */
export type Asking = 'match' | 'name' | 'unlink' | 'create-again' | 'delete-there';

/** The record's name, linked for users who may see it. */
function Title({ record }: { readonly record: QuickBooksRecord }) {
  const { to, right } = placeOf(record);
  const may = useMay();
  if (record.title === '') return <strong>{say('removed')}</strong>;
  return right === undefined || may(right) ? (
    <Link to={to}>{record.title}</Link>
  ) : (
    <strong>{record.title}</strong>
  );
}

/** The record's number there, linked to QuickBooks. */
function Theirs({ record: { theirId, theirPage, title } }: { readonly record: QuickBooksRecord }) {
  if (theirId === null) return <>{say('not-there')}</>;
  if (theirPage === null) return <>{say('number-there', { id: theirId })}</>;
  return (
    <a
      href={theirPage}
      target="_blank"
      rel="noreferrer"
      aria-label={say('number-opens', { id: theirId, title })}
    >
      {say('number-there', { id: theirId })} <ShareIcon size={12} aria-hidden />
    </a>
  );
}

/** What distinguishes an estimate or bill: amount, invoice number, date. */
function Paper({ record: { paper } }: { readonly record: QuickBooksRecord }) {
  if (paper === null) return null;
  const { total, invoiceNumber, date } = paper;
  return (
    <span>
      <b>{dollars(total)}</b>
      {invoiceNumber && ` ${say('invoice', { number: invoiceNumber })}`} ·{' '}
      {say('day', { day: date })}
    </span>
  );
}

/** One-click actions. Keeping a record there excludes it here. */
const CALLS = {
  activate: quickbooks.activate,
  exclude: quickbooks.exclude,
  keep: quickbooks.exclude,
  include: quickbooks.include,
} as const;
type Deed = keyof typeof CALLS;
function Press({
  what,
  record: { id, title, changed },
}: {
  readonly what: Deed;
  readonly record: QuickBooksRecord;
}) {
  const text = say(`press.${what}`);
  const { run, pending } = useCommand(CALLS[what], {
    toast: { done: { title: say(`pressed.${what}`) }, failed: say('not-done') },
  });
  return (
    <May call={CALLS[what]}>
      <Button
        text={text}
        {...(what === 'activate' ? { intent: 'primary' as const } : {})}
        {...(what === 'exclude' ? { variant: 'minimal' as const } : {})}
        aria-label={say('act-on', { act: text, what: title })}
        loading={pending}
        onClick={() =>
          void run({
            params: { id },
            body: what === 'keep' && changed ? { seen: changed.version } : {},
          })
        }
      />
    </May>
  );
}

function Retry({ record: { id, title } }: { readonly record: QuickBooksRecord }) {
  const { run, pending } = useCommand(quickbooks.retry, {
    toast: { done: { title: say('tried-again') }, failed: say('not-tried-again') },
  });
  return (
    <May call={quickbooks.retry}>
      <Button
        text={say('retry')}
        aria-label={say('retry-one', { title })}
        loading={pending}
        onClick={() => void run({ body: { id } })}
      />
    </May>
  );
}

/** States with buttons, which get their own line on a phone. */
const TO_DO: readonly QuickBooksRecord['state'][] = ['failed', 'review', 'excluded'];

const hasDeeds = (state: QuickBooksRecord['state']): boolean => TO_DO.includes(state);

const DeleteThere = ({
  title,
  onPress,
}: {
  readonly title: string;
  readonly onPress: () => void;
}) => (
  <May call={quickbooks.deleteThere}>
    <Button
      text={say('delete-there')}
      intent="danger"
      aria-label={say('act-on', { act: say('delete-there'), what: title })}
      onClick={onPress}
    />
  </May>
);

/** The actions, the most useful first and excluding last. */
function Deeds({
  record,
  onAsk,
}: {
  readonly record: QuickBooksRecord;
  readonly onAsk: (asking: Asking) => void;
}) {
  const { title, state, unlinkable, gone, inactive, changed, paidAgain } = record;
  const createAgain = say(paidAgain ? 'add-new-payment' : 'create-again');
  const may = useMay();
  return (
    <div className={classNames('pl-actions', hasDeeds(state) && 'qb-deeds')}>
      {inactive && <Press what="activate" record={record} />}
      {record.nameTaken && (
        <May call={quickbooks.chooseName}>
          <Button
            text={say('name-it')}
            intent="primary"
            aria-label={say('act-on', { act: say('name-it'), what: title })}
            onClick={() => onAsk('name')}
          />
        </May>
      )}
      {changed && <DeleteThere title={title} onPress={() => onAsk('delete-there')} />}
      {state === 'failed' && <Retry record={record} />}
      {(gone || paidAgain) && (
        <May call={quickbooks.createAgain}>
          <Button
            text={createAgain}
            aria-label={say('act-on', { act: createAgain, what: title })}
            onClick={() => onAsk('create-again')}
          />
        </May>
      )}
      {state === 'excluded' && <Press what="include" record={record} />}
      {state === 'review' && (
        <May call={quickbooks.match}>
          <Button
            text={say('decide')}
            aria-label={say('decide-about', { title })}
            onClick={() => onAsk('match')}
          />
        </May>
      )}
      {isExcludable(record) && <Press what={changed ? 'keep' : 'exclude'} record={record} />}
      {unlinkable && may(quickbooks.unlink) && (
        <MenuButton
          label={say('more-about', { title })}
          variant="minimal"
          icon={<MoreIcon />}
          actions={[{ label: say('unlink-it'), onSelect: () => onAsk('unlink') }]}
        />
      )}
    </div>
  );
}

export function RecordRow({
  record,
  isSaid,
  isDone,
  decided,
  onAsk,
}: {
  readonly record: QuickBooksRecord;
  /** The reason is already shown above the group. */
  readonly isSaid: boolean;
  /** There is nothing left to do; the record keeps its place for a moment. */
  readonly isDone: boolean;
  /** The differences that are decided. */
  readonly decided: readonly FieldName[];
  readonly onAsk: (asking: Asking) => void;
}) {
  const { kind, state, reason, said, changedAt, differences } = record;
  return (
    <li>
      <div className="qb-record">
        <div className="qb-what">
          <Title record={record} />
          <Paper record={record} />
          <span className="pl-muted">
            {kindOf(kind)} · <Theirs record={record} />
          </span>
        </div>
        <div className="qb-why">
          <span className="qb-when">
            <StatusBadge {...badgeOf(state)} />
            <span className="pl-muted">
              <Moment at={changedAt} />
            </span>
          </span>
          {!isSaid && reason && <p>{reason}</p>}
          {!isSaid && <WayToHolder record={record} />}
          {!isSaid && said && <p className="pl-muted">{say('they-say', { said })}</p>}
        </div>
        {isDone ? (
          <div className={classNames('pl-actions', 'pl-muted', hasDeeds(state) && 'qb-deeds')}>
            {say('decided')}
          </div>
        ) : (
          <Deeds record={record} onAsk={onAsk} />
        )}
      </div>
      {differences.length > 0 && <Differences record={record} decided={decided} />}
    </li>
  );
}
