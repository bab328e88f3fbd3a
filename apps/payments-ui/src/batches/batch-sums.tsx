// The sums that must agree to the cent, each from another source.
import type { BatchDetails } from '@purlin/contracts/payment-batches.ts';
import { classNames, Money, Panel, StatusBadge } from '@purlin/ui/ui.ts';
import { differenceOf } from './difference.ts';

export function BatchSums({ batch }: { readonly batch: BatchDetails }) {
  const { sums, file, settledCount, returnedCount, count, status } = batch;
  const { fileCredits } = sums;
  if (!file || fileCredits === null) return null;
  const difference = differenceOf({ ...sums, fileCredits });
  const agrees = difference === '0.00' && fileCredits === sums.entries;
  const lines = [
    { name: `${count} payment(s) here`, amount: sums.entries },
    { name: 'Credits in the file', amount: fileCredits },
    { name: `Settled, ${settledCount}`, amount: sums.settled, first: true },
    { name: `Returned, ${returnedCount}`, amount: sums.returned },
    { name: status === 'rejected' ? 'Rejected with the file' : 'On its way', amount: sums.open },
  ];
  return (
    <Panel
      flush
      title="To the cent"
      actions={
        <StatusBadge tone={agrees ? 'good' : 'bad'} label={agrees ? 'Agrees' : 'Does not agree'} />
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
          <dt>Not accounted for</dt>
          <dd>
            <Money amount={difference} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
