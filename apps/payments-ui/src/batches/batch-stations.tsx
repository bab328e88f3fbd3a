// The life of a batch as stations: open, written, submitted, accepted, settled.
import type { BatchDetails } from '@purlin/contracts/payment-batches.ts';
import { Money } from '@purlin/ui/ui.ts';
import type { Station } from '@purlin/ui/parts/stations.tsx';
import { Moment } from '@purlin/web/web.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';

/** How far it is: as many stations lie behind it. */
const REACHED: Readonly<Record<BatchDetails['status'], number>> = {
  open: 0,
  stopped: 0,
  written: 1,
  submitting: 1,
  submitted: 2,
  accepted: 3,
  rejected: 2,
  finished: 5,
};
const moment = (at: string | null) => at && <Moment at={at} />;

/** "Marta Vega: entered twice": who ended it, and why. */
const endOf = ({ endedBy, reason }: BatchDetails): string =>
  [endedBy, reason].filter(Boolean).join(': ');

/** Of a batch that was stopped or rejected the path ends where that happened. */
export function batchStations(batch: BatchDetails): readonly Station[] {
  const { status, openedAt, openedBy, count } = batch;
  const opened: Station = {
    name: 'Open',
    state: status === 'open' ? 'now' : 'done',
    at: moment(openedAt),
    says: `${openedBy} chose ${count}`,
  };
  if (status === 'stopped')
    return [
      opened,
      { name: 'Stopped', state: 'failed', at: moment(batch.stoppedAt), says: endOf(batch) },
    ];
  const reached = REACHED[status];
  const state = (n: number): Station['state'] =>
    n <= reached ? 'done' : n === reached + 1 && status !== 'open' ? 'now' : 'ahead';
  const sent: readonly Station[] = [
    opened,
    {
      name: 'File written',
      state: state(1),
      at: moment(batch.writtenAt),
      says: batch.file?.name,
    },
    { name: 'Submitted', state: state(2), at: moment(batch.submittedAt) },
  ];
  const accepted: Station = { name: 'Accepted', state: state(3), at: moment(batch.acceptedAt) };
  if (status === 'rejected')
    return [
      ...sent,
      // A bank may find fault with what it accepted.
      ...(batch.acceptedAt ? [{ ...accepted, state: 'done' as const }] : []),
      {
        name: 'Rejected by the bank',
        state: 'failed',
        at: moment(batch.rejectedAt),
        says: endOf(batch),
      },
    ];
  return [
    ...sent,
    accepted,
    {
      name: 'Settled',
      state: status === 'finished' ? 'done' : state(4),
      at: batch.effectiveOn && formatDate(batch.effectiveOn),
      says: <Ends batch={batch} />,
    },
  ];
}

/** What arrived and what came back, each with its sum. */
const Ends = ({
  batch: { settledCount, settledTotal, returnedCount, returnedTotal },
}: {
  readonly batch: BatchDetails;
}) =>
  settledCount + returnedCount > 0 && (
    <dl className="pay-ends">
      <dt>{settledCount} arrived</dt>
      <dd>
        <Money amount={settledTotal} />
      </dd>
      {returnedCount > 0 && (
        <>
          <dt className="pay-late">{returnedCount} came back</dt>
          <dd className="pay-late">
            <Money amount={returnedTotal} />
          </dd>
        </>
      )}
    </dl>
  );
