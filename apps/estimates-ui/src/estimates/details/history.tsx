// An estimate's history: who did what and when. Each entry expands to the recorded data, or what
// changed.
import type { HistoryEntry } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { ErrorPanel, Panel } from '@purlin/ui/ui.ts';
import { Moment, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-page.ts';
import { changesOf, factsOf } from './event-facts.ts';

/** Events that record the whole offer. */
const WHOLE = new Set(['EstimateDrafted', 'DraftChanged', 'EstimateRevised']);

export function History({ id }: { readonly id: number }) {
  const { data, problem, refresh, refreshing } = useRead(estimates.history, { params: { id } });
  if (problem && !data)
    return (
      <Panel title={say('history')}>
        <ErrorPanel
          title={say('history-failed')}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      </Panel>
    );
  return (
    <Panel title={say('history')}>
      {data ? (
        <ol className="est-history" reversed>
          {data
            .map((entry, n) => (
              <Entry
                key={entry.revision}
                entry={entry}
                before={
                  WHOLE.has(entry.type)
                    ? data.slice(0, n).findLast(({ type }) => WHOLE.has(type))
                    : undefined
                }
              />
            ))
            .toReversed()}
        </ol>
      ) : (
        <div className="pl-bones" aria-hidden>
          <span className="pl-bone pl-bone-mid" />
          <span className="pl-bone pl-bone-wide" />
          <span className="pl-bone pl-bone-mid" />
        </div>
      )}
    </Panel>
  );
}

/** `before`: the offer that this one replaced. */
function Entry({
  entry: { summary, by, at, data },
  before,
}: {
  readonly entry: HistoryEntry;
  readonly before: HistoryEntry | undefined;
}) {
  const lines = before ? changesOf(before.data, data) : factsOf(data);
  return (
    <li>
      <p>
        <strong>{summary}</strong>
      </p>
      <p className="est-history-who">
        {by} <span aria-hidden>·</span> <Moment at={at} />
      </p>
      {lines.length > 0 && (
        <details>
          <summary>{say(before ? 'what-changed' : 'what-recorded')}</summary>
          <dl>
            {lines.map((line) => (
              <div key={line.name}>
                <dt>{line.name}</dt>
                <dd>
                  {'value' in line ? (
                    line.value
                  ) : (
                    <>
                      <del>{line.before}</del> <ins>{line.after}</ins>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
