// What was written to the client and by the client: e-mails, questions, answers, words with an
// approval.
import type { Client, TimelineEntry } from '@purlin/contracts/clients.ts';
import { buttonClass, StatusBadge } from '@purlin/ui/ui.ts';
import { Link, Moment } from '@purlin/web/web.ts';
import { Nothing, Subject, EntryList } from './entry-list.tsx';

export function ClientMessages({ client }: { readonly client: Client }) {
  return (
    <EntryList
      title="Messages"
      id={client.id}
      only="messages"
      failed="The messages could not be loaded"
      empty={
        <Nothing title="No messages yet">
          E-mails with estimates, and what {client.name} asks and answers, are kept here.
        </Nothing>
      }
    >
      {(entries) => (
        <ol className="cp-messages">
          {entries.map((entry) => (
            <Message key={entry.id} entry={entry} client={client} />
          ))}
        </ol>
      )}
    </EntryList>
  );
}

function Message({ entry, client }: { readonly entry: TimelineEntry; readonly client: Client }) {
  const theirs = entry.message?.from === 'client';
  return (
    <li className={theirs ? 'cp-message cp-message-theirs' : 'cp-message'}>
      <p className="cp-message-head">
        <strong>{theirs ? client.name : entry.by}</strong>
        {entry.unanswered && <StatusBadge tone="warn" label="Waiting for an answer" />}
      </p>
      <p className="cp-quiet">
        {entry.summary} <span aria-hidden>·</span> <Subject {...entry} />
        <span aria-hidden> · </span>
        <Moment at={entry.at} />
      </p>
      <p className="cp-said">{entry.message?.text}</p>
      {entry.unanswered && entry.subject && (
        <Link to={`/estimates/${entry.subject.id}`} className={buttonClass({ size: 'small' })}>
          Answer
        </Link>
      )}
    </li>
  );
}
