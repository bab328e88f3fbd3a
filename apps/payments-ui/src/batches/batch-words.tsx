// Describes a batch: its status in a word, and its steps.
import type { BatchStatus, BatchSummary } from '@purlin/contracts/payment-batches.ts';
import { StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/batches.ts';

const tones: Readonly<Record<BatchStatus, Tone>> = {
  open: 'warn',
  stopped: 'quiet',
  written: 'info',
  submitting: 'warn',
  submitted: 'info',
  accepted: 'info',
  rejected: 'bad',
  finished: 'good',
};

/** The contents: "3 payments", "1 test transfer". */
export const contentsOf = ({ kind, count }: Pick<BatchSummary, 'kind' | 'count'>): string =>
  say(`contents.${kind}`, { count });

/**
 * Whether money from this batch arrives or has arrived; false if it was stopped, rejected or
 * returned.
 */
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
  /** If there are returns, shows only those. */
  readonly brief?: boolean;
}) => (
  <>
    {(brief && returnedCount > 0 && status !== 'rejected') ||
    (status === 'finished' && settledCount === 0) ? null : (
      <StatusBadge tone={tones[status]} label={say(`status.${status}`)} />
    )}
    {returnedCount > 0 && (
      <StatusBadge tone="bad" label={say('returned', { count: returnedCount })} />
    )}
  </>
);
