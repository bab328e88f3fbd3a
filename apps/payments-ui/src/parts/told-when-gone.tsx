// Reports the result of processed payments once their batch can no longer be stopped, on whichever
// of these screens the user is by then.
import { paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { useNotify, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/paying.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** The number of payments processed, out of those requested. */
interface Answered {
  readonly batchId: number;
  readonly success: number;
  readonly failed: number;
}

let waiting: readonly Answered[] = [];
const listeners = new Set<() => void>();
function become(next: readonly Answered[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Remembers a batch that can still be stopped. */
export const tellWhenGone = (answered: Answered): void =>
  become([...waiting.filter(({ batchId }) => batchId !== answered.batchId), answered]);

/** Returns whether the result was still unreported. */
function forget(batchId: number): boolean {
  const others = waiting.filter((one) => one.batchId !== batchId);
  const wasThere = others.length < waiting.length;
  if (wasThere) become(others);
  return wasThere;
}

/** Mounted on every screen where a result may be pending. */
export const ToldWhenGone = () =>
  useSyncExternalStore(subscribe, () => waiting).map((one) => (
    <Watched key={one.batchId} answered={one} />
  ));

function Watched({ answered: { batchId, success, failed } }: { readonly answered: Answered }) {
  const notify = useNotify();
  const { data } = useRead(paymentBatches.details, { params: { id: batchId } });
  const status = data?.status;
  const count = data?.count ?? success;
  useEffect(() => {
    if (status === undefined || status === 'open' || !forget(batchId)) return;
    // A stop was already reported, and a rejection is shown where it is handled.
    if (status === 'stopped' || status === 'rejected') return;
    const went = Math.min(success, count);
    notify({
      title: say('complete'),
      description: say('processed', { success: went, failed: failed + success - went }),
    });
  }, [batchId, status, count, success, failed, notify]);
  return null;
}
