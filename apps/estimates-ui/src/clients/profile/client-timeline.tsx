// The history of the client, their estimates and jobs, newest first.
import { Moment } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/clients.ts';
import { Nothing, Subject, EntryList } from './entry-list.tsx';

export function ClientTimeline({ id }: { readonly id: number }) {
  return (
    <EntryList
      title={say('timeline')}
      id={id}
      failed={say('timeline-failed')}
      empty={<Nothing title={say('nothing-happened')}>{say('timeline-is-here')}</Nothing>}
    >
      {(entries) => (
        <ol className="est-history">
          {entries.map((entry) => (
            <li key={entry.id}>
              <p>
                <strong>{entry.summary}</strong>
              </p>
              <p className="est-history-who">
                {entry.subject && (
                  <>
                    <Subject {...entry} /> <span aria-hidden>·</span>{' '}
                  </>
                )}
                {entry.by} <span aria-hidden>·</span> <Moment at={entry.at} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </EntryList>
  );
}
