// Totals from independent sources that must agree to the cent.
import type { BatchDetails, BatchProof } from '@purlin/contracts/payment-batches.ts';
import { classNames, Money, Panel, StatusBadge } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/batch-page.ts';
import { differenceOf } from './difference.ts';

export function BatchSums({
  batch,
  proof,
}: {
  readonly batch: BatchDetails;
  /** The file's own totals; undefined while it loads, null if it can no longer be read. */
  readonly proof: BatchProof['file'] | undefined;
}) {
  const { sums, file, settledCount, returnedCount, status, kind } = batch;
  const { fileCredits } = sums;
  if (!file || fileCredits === null || kind === 'prenotes') return null;
  const difference = differenceOf({ ...sums, fileCredits });
  const inFile = proof ? [proof.readBack, proof.control] : [];
  const agrees =
    difference === '0.00' && [fileCredits, ...inFile].every((sum) => sum === sums.entries);
  const lines = [
    { name: say('sum.here', { count: batch.count }), amount: sums.entries },
    { name: say('sum.recorded'), amount: fileCredits },
    ...(proof
      ? [
          { name: say('sum.read-back', { count: proof.entries }), amount: proof.readBack },
          { name: say('sum.control'), amount: proof.control },
        ]
      : []),
    { name: say('sum.settled', { count: settledCount }), amount: sums.settled, first: true },
    { name: say('sum.returned', { count: returnedCount }), amount: sums.returned },
    { name: say(status === 'rejected' ? 'sum.rejected' : 'sum.open'), amount: sums.open },
  ];
  return (
    <Panel
      flush
      title={say('to-the-cent')}
      actions={
        <StatusBadge
          tone={agrees ? 'good' : 'bad'}
          label={say(agrees ? 'agrees' : 'does-not-agree')}
        />
      }
    >
      <dl className="pay-tie">
        {lines.map(({ name, amount, first }) => (
          <div key={name} className={first ? 'pay-tie-first' : ''}>
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        <div className={classNames('pay-tie-end', !agrees && 'pay-tie-bad')}>
          <dt>{say('sum.missing')}</dt>
          <dd>
            <Money amount={difference} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
