// The history of an estimate: who did what and when, with what changed on demand.
import type { HistoryEntry } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { ErrorPanel, Panel } from '@purlin/ui/ui.ts';
import { Moment, useRead } from '@purlin/web/web.ts';
import { factsOf } from './event-facts.ts';

export function History({ id }: { readonly id: number }) {
  const { data, problem, refresh, refreshing } = useRead(estimates.history, { params: { id } });
  if (problem && !data) return <Panel title="History"><ErrorPanel title="The history could not be loaded" message={problem.message} onRetry={refresh} retrying={refreshing} /></Panel>;
  return (
    <Panel title="History">
      {data
        ? <ol className="est-history" reversed>{data.toReversed().map((entry) => <Entry key={entry.revision} {...entry} />)}</ol>
        : <div className="pl-bones" aria-hidden><span className="pl-bone pl-bone-mid" /><span className="pl-bone pl-bone-wide" /><span className="pl-bone pl-bone-mid" /></div>}
    </Panel>
  );
}

function Entry({ summary, by, at, data }: HistoryEntry) {
  const facts = factsOf(data);
  return (
    <li>
      <p><strong>{summary}</strong></p>
      <p className="est-history-who">{by} <span aria-hidden>·</span> <Moment at={at} /></p>
      {facts.length > 0 && (
        <details>
          <summary>What was recorded</summary>
          <dl>{facts.map(({ name, value }) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
        </details>
      )}
    </li>
  );
}
