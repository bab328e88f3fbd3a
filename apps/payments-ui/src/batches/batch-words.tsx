// How a batch is told: in a word, and as the stations of its life.
import type { BatchStatus, BatchSummary } from '@purlin/contracts/payment-batches.ts';
import { StatusBadge, type Tone } from '@purlin/ui/ui.ts';

const badges: Readonly<Record<BatchStatus, { readonly tone: Tone; readonly label: string }>> = {
  open: { tone: 'warn', label: 'Open' },
  stopped: { tone: 'quiet', label: 'Stopped' },
  written: { tone: 'info', label: 'File written' },
  submitting: { tone: 'warn', label: 'Being sent' },
  submitted: { tone: 'info', label: 'Submitted' },
  accepted: { tone: 'info', label: 'Accepted' },
  rejected: { tone: 'bad', label: 'Rejected' },
  finished: { tone: 'good', label: 'Settled' },
};

/** Whether money of it arrives, or has: not of one that was stopped, rejected or came back. */
export const isArriving = ({
  status,
  count,
  returnedCount,
}: Pick<BatchSummary, 'status' | 'count' | 'returnedCount'>): boolean =>
  status !== 'rejected' && status !== 'stopped' && returnedCount < count;

export const BatchBadges = ({
  batch: { status, settledCount, returnedCount },
  brief = false,
}: {
  readonly batch: Pick<BatchSummary, 'status' | 'settledCount' | 'returnedCount'>;
  /** What came back alone, where something did. */
  readonly brief?: boolean;
}) => (
  <>
    {(brief && returnedCount > 0 && status !== 'rejected') ||
    (status === 'finished' && settledCount === 0) ? null : (
      <StatusBadge {...badges[status]} />
    )}
    {returnedCount > 0 && <StatusBadge tone="bad" label={`${returnedCount} returned`} />}
  </>
);
