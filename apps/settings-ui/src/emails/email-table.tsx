// The emails of one tab: search, list, and retrying one, the selected ones, or all.
import { type Email, emails, type EmailShow } from '@purlin/contracts/emails.ts';
import { may } from '@purlin/domain/access/rights.ts';
import { EnvelopeIcon, RefreshIcon, SearchIcon, TickCircleIcon } from '@blueprintjs/icons';
import {
  BulkBar,
  Button,
  ConfirmDialog,
  DataTable,
  EmptyState,
  Panel,
  rowsOf,
  SearchField,
  type Selection,
  useSelection,
} from '@purlin/ui/ui.ts';
import { useCommand, useFilters, useList, useSession } from '@purlin/web/web.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/emails.ts';
import { columnsOf } from './email-columns.tsx';
import { nameOf } from './email-words.ts';

/** A pending confirmation. */
type Asked =
  | { readonly what: 'retry'; readonly ids: readonly string[] }
  | { readonly what: 'retry-all' }
  | { readonly what: 'dismiss'; readonly ids: readonly string[] };

const idOf = ({ id }: Email): string => id;

export function EmailTable({ show }: { readonly show: EmailShow }) {
  const { q, search } = useFilters();
  const { user } = useSession();
  const list = useList(emails.list, { query: { show, q, limit: 50 } });
  const selection = useSelection(list.items, idOf);
  const [asked, setAsked] = useState<Asked>();
  const writes = may(user?.role, 'emails.write') && show !== 'sent';
  const onRetry = (email: Email) => setAsked({ what: 'retry', ids: [email.id] });
  return (
    <>
      <div className="pl-toolbar">
        <SearchField
          label={say('search-label')}
          placeholder={say('search-placeholder')}
          value={q}
          onSearch={search}
        />
        {writes && list.items.length > 0 && (
          <Button
            icon={<RefreshIcon />}
            text={say(show === 'waiting' ? 'try-all-now' : 'retry-all')}
            onClick={() => setAsked({ what: 'retry-all' })}
          />
        )}
      </div>
      <Panel flush>
        <DataTable
          caption={say(`caption.${show}`)}
          columns={columnsOf(show, writes ? onRetry : undefined)}
          rowKey={idOf}
          rowName={nameOf}
          selection={writes ? selection : undefined}
          bulk={<Bulk show={show} selection={selection} onAsk={setAsked} />}
          loadingText={say('loading')}
          {...rowsOf(list, say('load-failed'))}
          empty={<NoEmails show={show} q={q} onClear={() => search('')} />}
        />
      </Panel>
      {asked && (
        <Ask
          asked={asked}
          show={show}
          q={q}
          onClose={() => {
            setAsked(undefined);
            selection.clear();
          }}
        />
      )}
    </>
  );
}

function Bulk({
  show,
  selection,
  onAsk,
}: {
  readonly show: EmailShow;
  readonly selection: Selection<Email>;
  readonly onAsk: (asked: Asked) => void;
}) {
  const ids = selection.rows.map(idOf);
  return (
    <BulkBar caption={say('title')} selection={selection}>
      {show === 'failed' && (
        <Button
          text={say('dismiss-some', { count: ids.length })}
          onClick={() => onAsk({ what: 'dismiss', ids })}
        />
      )}
      <Button
        text={say(show === 'waiting' ? 'try-some' : 'retry-some', { count: ids.length })}
        onClick={() => onAsk({ what: 'retry', ids })}
      />
    </BulkBar>
  );
}

const triedAgain = ({ retried, left }: { readonly retried: number; readonly left: number }) => ({
  title: retried === 0 ? say('nothing-left') : say('on-the-way', { count: retried }),
  ...(left > 0
    ? { description: say('more-left', { count: left }) }
    : retried === 0
      ? { description: say('nothing-left-why') }
      : {}),
});

/** Asks for confirmation, runs the action, and closes. */
function Ask({
  asked,
  show,
  q,
  onClose,
}: {
  readonly asked: Asked;
  readonly show: EmailShow;
  readonly q: string;
  readonly onClose: () => void;
}) {
  const failed = say('retry-failed');
  const some = useCommand(emails.retry, { toast: { done: triedAgain, failed } });
  const all = useCommand(emails.retryAll, { toast: { done: triedAgain, failed } });
  const leave = useCommand(emails.dismiss, {
    toast: {
      done: ({ dismissed }) => ({ title: say('dismissed', { count: dismissed }) }),
      failed: say('dismiss-failed'),
    },
  });
  const act = () => {
    if (asked.what === 'retry') return some.run({ body: { ids: [...asked.ids] } });
    if (asked.what === 'dismiss') return leave.run({ body: { ids: [...asked.ids] } });
    return all.run({ body: { show: show === 'waiting' ? 'waiting' : 'failed', q } });
  };
  const confirm = async () => {
    if (await act()) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={say(asked.what === 'dismiss' ? 'dismiss-emails' : 'try-again')}
      onClose={onClose}
      busy={some.pending || all.pending || leave.pending}
      confirmLabel={say(
        asked.what === 'dismiss' ? 'dismiss' : show === 'waiting' ? 'try-now' : 'retry',
      )}
      onConfirm={() => void confirm()}
    >
      {questionOf(asked, show, q)}
    </ConfirmDialog>
  );
}

function questionOf(asked: Asked, show: EmailShow, q: string): string {
  const waits = show === 'waiting';
  if (asked.what === 'retry-all') {
    if (q) return say(waits ? 'ask-try-matching' : 'ask-retry-matching', { q });
    return say(waits ? 'ask-try-all' : 'ask-retry-all');
  }
  const count = asked.ids.length;
  if (asked.what === 'dismiss') return say('ask-dismiss', { count });
  return say(waits ? 'ask-try-some' : 'ask-retry-some', { count });
}

function NoEmails({
  show,
  q,
  onClear,
}: {
  readonly show: EmailShow;
  readonly q: string;
  readonly onClear: () => void;
}) {
  if (q)
    return (
      <EmptyState
        icon={<SearchIcon size={24} />}
        title={say('no-match')}
        action={<Button text={say('clear-search')} onClick={onClear} />}
      >
        {say('no-match-help')}
      </EmptyState>
    );
  return show === 'sent' ? (
    <EmptyState icon={<EnvelopeIcon size={24} />} title={say('none-sent')}>
      {say('none-sent-help')}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<TickCircleIcon size={24} />}
      title={say(show === 'waiting' ? 'none-waiting' : 'none-failed')}
    >
      {say(show === 'waiting' ? 'none-waiting-help' : 'none-failed-help')}
    </EmptyState>
  );
}
