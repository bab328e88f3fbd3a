// A batch's life as steps: open, written, submitted, accepted, settled.
import type { BatchDetails } from '@purlin/contracts/payment-batches.ts';
import { Money } from '@purlin/ui/ui.ts';
import type { Station } from '@purlin/ui/record/stations.tsx';
import { Moment } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/batch-page.ts';
import { fullDay } from '../parts/days.ts';
import { contentsOf } from './batch-words.tsx';
import { leftOutOf } from './left-out.tsx';

/** How many steps each status has completed. */
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

/** "Marta Vega: entered twice": who stopped it, and why. */
const endOf = ({ endedBy, reason }: BatchDetails): string =>
  endedBy && reason ? say('ended-by', { who: endedBy, reason }) : endedBy || reason || '';

/** The first step: who chose how many payments, or another source. */
const openStation = (batch: BatchDetails, left: number): Station => ({
  name: say('station.open'),
  state: batch.status === 'open' ? 'now' : 'done',
  at: moment(batch.openedAt),
  says:
    batch.kind === 'payments'
      ? say('chose', { who: batch.openedBy, count: batch.count + left })
      : contentsOf(batch),
});

/** The file, and how many payments are not in it. */
const fileStation = ({ file, writtenAt }: BatchDetails, left: number): Omit<Station, 'state'> => ({
  name: say('station.written'),
  at: moment(writtenAt),
  says: file && (left > 0 ? say('file-and-left-out', { file: file.name, count: left }) : file.name),
});

/** The steps of a stopped or rejected batch end where that happened. */
export function batchStations(batch: BatchDetails): readonly Station[] {
  const { status } = batch;
  const left = leftOutOf(batch).length;
  const opened = openStation(batch, left);
  if (status === 'stopped')
    return [
      opened,
      {
        name: say('station.stopped'),
        state: 'failed',
        at: moment(batch.stoppedAt),
        says: endOf(batch),
      },
    ];
  const reached = REACHED[status];
  const state = (n: number): Station['state'] =>
    n <= reached ? 'done' : n === reached + 1 && status !== 'open' ? 'now' : 'ahead';
  const sent: readonly Station[] = [
    opened,
    { ...fileStation(batch, left), state: state(1) },
    { name: say('station.submitted'), state: state(2), at: moment(batch.submittedAt) },
  ];
  const accepted: Station = {
    name: say('station.accepted'),
    state: state(3),
    at: moment(batch.acceptedAt),
  };
  if (status === 'rejected')
    return [
      ...sent,
      // A bank may reject a file that it had accepted.
      ...(batch.acceptedAt ? [{ ...accepted, state: 'done' as const }] : []),
      {
        name: say('station.rejected'),
        state: 'failed',
        at: moment(batch.rejectedAt),
        says: endOf(batch),
      },
    ];
  return [
    ...sent,
    accepted,
    {
      name: say('station.settled'),
      state: status === 'finished' ? 'done' : state(4),
      at: batch.effectiveOn && fullDay(batch.effectiveOn),
      says: <Ends batch={batch} />,
    },
  ];
}

/** What arrived and what was returned, each with its total. */
const Ends = ({
  batch: { kind, settledCount, settledTotal, returnedCount, returnedTotal },
}: {
  readonly batch: BatchDetails;
}) =>
  settledCount + returnedCount > 0 && (
    <dl className="pay-ends">
      <dt>{say('arrived', { count: settledCount })}</dt>
      <dd>{kind === 'payments' && <Money amount={settledTotal} />}</dd>
      {returnedCount > 0 && (
        <>
          <dt className="pay-late">{say('came-back', { count: returnedCount })}</dt>
          <dd className="pay-late">{kind === 'payments' && <Money amount={returnedTotal} />}</dd>
        </>
      )}
    </dl>
  );
