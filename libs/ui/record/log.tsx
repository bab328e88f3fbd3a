// A record's activity log, newest first.
import type { ReactNode } from 'react';
import './log.css';

export interface LogEntry {
  readonly id: string | number;
  readonly at: ReactNode;
  readonly by?: ReactNode;
  readonly says: ReactNode;
}

export const Log = ({ entries }: { readonly entries: readonly LogEntry[] }) => (
  <ol className="pl-log">
    {entries.map(({ id, at, by, says }) => (
      <li key={id}>
        <span className="pl-log-says">{says}</span>
        <span className="pl-log-who">
          {by && (
            <>
              {by} <span aria-hidden>·</span>{' '}
            </>
          )}
          {at}
        </span>
      </li>
    ))}
  </ol>
);
