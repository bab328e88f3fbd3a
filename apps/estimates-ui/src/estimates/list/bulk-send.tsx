// Sends several estimates at once, but never to a client who has answered. The confirmation lists
// each recipient, and each estimate left out with the reason.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/estimates.ts';

type Row = Pick<EstimateSummary, 'id' | 'clientName' | 'status' | 'withdrawn'>;

/** "EST-17, Dana Whitfield". */
export const nameOf = ({ id, clientName }: Pick<EstimateSummary, 'id' | 'clientName'>): string =>
  `EST-${id}, ${clientName}`;

/** Why an estimate is left out; undefined if it is sent. */
export function whyLeftOut({ status, withdrawn }: Row): string | undefined {
  if (withdrawn) return label('estimate.withdrawn');
  return status === 'accepted' || status === 'declined' ? label(`estimate.${status}`) : undefined;
}

/** Why none of the selected can be sent; undefined if some can. */
export function whyNoneIsSent(chosen: readonly Row[]): string | undefined {
  const reasons = new Set(chosen.map(whyLeftOut));
  if (chosen.length === 0 || reasons.has(undefined)) return undefined;
  return say('none-can-be-sent', { reasons: [...reasons].join(', ').toLowerCase() });
}

/** The confirmation: which are sent, and which of the selected are not. */
export function SendQuestion({
  sent,
  chosen,
}: {
  readonly sent: readonly Row[];
  readonly chosen: readonly Row[];
}) {
  const leftOut = chosen.filter(whyLeftOut);
  return (
    <>
      <p>{say('send-means', { count: sent.length })}</p>
      <ul className="bulk-names">
        {sent.map((row) => (
          <li key={row.id}>{nameOf(row)}</li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <>
          <p>{say('not-sent')}</p>
          <ul className="bulk-names">
            {leftOut.map((row) => (
              <li key={row.id}>
                {nameOf(row)}: {whyLeftOut(row)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
