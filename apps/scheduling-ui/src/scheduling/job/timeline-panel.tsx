// A job's history, newest first.
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Button, Panel } from '@purlin/ui/ui.ts';
import { Moment, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/jobs.ts';

const FIRST = 8;

export function TimelinePanel({ id }: { readonly id: number }) {
  const { data, problem } = useRead(scheduling.history, { params: { id } });
  const [all, setAll] = useState(false);
  if (!data && !problem) return null;
  const entries = data ?? [];
  return (
    <Panel flush title={say('timeline')}>
      {problem && <p className="job-nothing">{problem.message}</p>}
      <ol className="job-timeline">
        {(all ? entries : entries.slice(0, FIRST)).map((entry) => (
          <li key={`${entry.at} ${entry.revision ?? entry.summary}`}>
            <span>{entry.summary}</span>
            <span className="pl-muted">
              {entry.by} <span aria-hidden>·</span> <Moment at={entry.at} />
            </span>
          </li>
        ))}
      </ol>
      {!all && entries.length > FIRST && (
        <div className="cal-more-jobs">
          <Button text={say('all-count', { count: entries.length })} onClick={() => setAll(true)} />
        </div>
      )}
    </Panel>
  );
}
