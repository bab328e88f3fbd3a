// Everything written to and by the client: emails, questions, answers, comments on approvals.
import type { Client, TimelineEntry } from '@purlin/contracts/clients.ts';
import { buttonClass, StatusBadge } from '@purlin/ui/ui.ts';
import { Link, Moment } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/clients.ts';
import { Nothing, Subject, EntryList } from './entry-list.tsx';

export function ClientMessages({ client }: { readonly client: Client }) {
  return (
    <EntryList
      title={say('messages')}
      id={client.id}
      only="messages"
      failed={say('messages-failed')}
      empty={
        <Nothing title={say('no-messages')}>
          {say('messages-are-here', { name: client.name })}
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
        {theirs && client.archivedAt && entry.at > client.archivedAt && (
          <StatusBadge tone="quiet" label={say('archived')} />
        )}
        {entry.unanswered && <StatusBadge tone="warn" label={say('waiting-for-answer')} />}
      </p>
      <p className="cp-quiet">
        {entry.summary} <span aria-hidden>·</span> <Subject {...entry} />
        <span aria-hidden> · </span>
        <Moment at={entry.at} />
      </p>
      <p className="cp-said">{entry.message?.text}</p>
      {entry.unanswered && entry.subject && (
        <Link to={`/estimates/${entry.subject.id}`} className={buttonClass({ size: 'small' })}>
          {say('answer')}
        </Link>
      )}
    </li>
  );
}
