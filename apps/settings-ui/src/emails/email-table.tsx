// The e-mails of one tab: search, the list, and trying again one, those that are chosen, or all.
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
import { columnsOf } from './email-columns.tsx';
import { emailsInWords, whatOf } from './email-words.ts';

/** What somebody is asked before it is done. */
type Asked =
  | { readonly what: 'retry'; readonly ids: readonly string[] }
  | { readonly what: 'retry-all' }
  | { readonly what: 'dismiss'; readonly ids: readonly string[] };

const idOf = ({ id }: Email): string => id;
const nameOf = (email: Email): string => `${whatOf(email)} to ${email.recipient}`;

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
          label="Search e-mails by recipient or subject"
          placeholder="Search by recipient or subject..."
          value={q}
          onSearch={search}
        />
        {writes && list.items.length > 0 && (
          <Button
            icon={<RefreshIcon />}
            text={show === 'waiting' ? 'Try all now' : 'Retry all'}
            onClick={() => setAsked({ what: 'retry-all' })}
          />
        )}
      </div>
      <Panel flush>
        <DataTable
          caption={`E-mails, ${show}`}
          columns={columnsOf(show, writes ? onRetry : undefined)}
          rowKey={idOf}
          rowName={nameOf}
          selection={writes ? selection : undefined}
          bulk={<Bulk show={show} selection={selection} onAsk={setAsked} />}
          loadingText="Loading e-mails..."
          {...rowsOf(list, 'The e-mails could not be loaded')}
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
    <BulkBar caption="E-mails" selection={selection}>
      {show === 'failed' && (
        <Button text={`Dismiss ${ids.length}`} onClick={() => onAsk({ what: 'dismiss', ids })} />
      )}
      <Button
        text={show === 'waiting' ? `Try ${ids.length} now` : `Retry ${ids.length}`}
        onClick={() => onAsk({ what: 'retry', ids })}
      />
    </BulkBar>
  );
}

const triedAgain = ({ retried, left }: { readonly retried: number; readonly left: number }) => ({
  title: retried === 0 ? 'Nothing was left to try' : `${emailsInWords(retried)} on the way`,
  ...(left > 0
    ? { description: `${emailsInWords(left)} more: press again for the next ones.` }
    : retried === 0
      ? { description: 'Somebody else was first, or it has gone out by now.' }
      : {}),
});

/** Asks, does it, and is gone. */
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
  const failed = 'The e-mails could not be tried again';
  const some = useCommand(emails.retry, { toast: { done: triedAgain, failed } });
  const all = useCommand(emails.retryAll, { toast: { done: triedAgain, failed } });
  const leave = useCommand(emails.dismiss, {
    toast: {
      done: ({ dismissed }) => ({ title: `${emailsInWords(dismissed)} dismissed` }),
      failed: 'The e-mails could not be dismissed',
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
      title={asked.what === 'dismiss' ? 'Dismiss e-mails' : 'Try again'}
      onClose={onClose}
      busy={some.pending || all.pending || leave.pending}
      confirmLabel={asked.what === 'dismiss' ? 'Dismiss' : show === 'waiting' ? 'Try now' : 'Retry'}
      onConfirm={() => void confirm()}
    >
      {questionOf(asked, show, q)}
    </ConfirmDialog>
  );
}

function questionOf(asked: Asked, show: EmailShow, q: string): string {
  const which =
    asked.what === 'retry-all'
      ? `All e-mails that ${show === 'waiting' ? 'wait' : 'failed'}${q ? ` and match “${q}”` : ''}`
      : emailsInWords(asked.ids.length);
  if (asked.what === 'dismiss')
    return `${which} will leave this list. Nothing is sent; what it was about stays as it is.`;
  return show === 'waiting'
    ? `${which} will be tried at once instead of later. What still cannot go out waits again.`
    : `${which} will be sent again, each of them once.`;
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
        title="No e-mail matches"
        action={<Button text="Clear search" onClick={onClear} />}
      >
        Try a part of the recipient’s address, or of the subject.
      </EmptyState>
    );
  return show === 'sent' ? (
    <EmptyState icon={<EnvelopeIcon size={24} />} title="No e-mails yet">
      What goes out to clients, to you and to people on the website stands here.
    </EmptyState>
  ) : (
    <EmptyState
      icon={<TickCircleIcon size={24} />}
      title={show === 'waiting' ? 'Nothing waits' : 'Nothing failed'}
    >
      {show === 'waiting'
        ? 'Every e-mail has gone out. While a mail server is away, what waits for it stands here.'
        : 'Every e-mail was taken. What a mail server refuses for good stands here.'}
    </EmptyState>
  );
}
