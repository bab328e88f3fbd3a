// The time left to stop a batch, and the button that stops it.
import { Button } from '@purlin/ui/ui.ts';
import { May } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/batches.ts';
import { type BatchSummary, paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { timeLeft } from '../parts/days.ts';
import { useNow } from '../parts/use-now.ts';
import { useStopping } from './use-stopping.ts';

export function StopCountdown({
  batch: { id, status, stoppableUntil },
}: {
  readonly batch: Pick<BatchSummary, 'id' | 'status' | 'stoppableUntil'>;
}) {
  const { stop, pending } = useStopping();
  const open = status === 'open' && stoppableUntil !== null;
  const now = useNow(1_000, open);
  if (!open) return null;
  const left = timeLeft(Date.parse(stoppableUntil), now, true);
  return (
    <div className="pay-stop">
      <span role="timer">{left ? say('goes-in', { left }) : say('goes-now')}</span>
      {left && (
        <May call={paymentBatches.stop}>
          <Button size="small" text={say('stop')} loading={pending} onClick={() => stop(id)} />
        </May>
      )}
    </div>
  );
}
