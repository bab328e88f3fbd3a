// Everything that happened with the client, their estimates and jobs, newest first.
import { HistoryIcon } from '@blueprintjs/icons';
import { EmptyState } from '@purlin/ui/ui.ts';
import { Moment } from '@purlin/web/web.ts';
import { Subject, ToldList } from './told-list.tsx';

export function ClientTimeline({ id }: { readonly id: number }) {
  return (
    <ToldList title="Timeline" id={id} failed="The timeline could not be loaded" empty={<EmptyState icon={<HistoryIcon size={24} />} title="Nothing has happened yet" />}>
      {(entries) => (
        <ol className="est-history">
          {entries.map((entry) => (
            <li key={entry.id}>
              <p><strong>{entry.summary}</strong></p>
              <p className="est-history-who">{entry.subject && <><Subject {...entry} /> <span aria-hidden>·</span> </>}{entry.by} <span aria-hidden>·</span> <Moment at={entry.at} /></p>
            </li>
          ))}
        </ol>
      )}
    </ToldList>
  );
}
