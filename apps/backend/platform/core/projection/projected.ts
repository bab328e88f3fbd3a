// How far the read models are: lets an answer wait until it can be read by anyone.
import type { Db } from '../../servers/database.ts';
import { READ_UP_TO } from './checkpoints.ts';
import type { Listener } from '../../servers/listener.ts';

const POLL_MS = 250;

/**
 * What the projector tells everybody: how far it is and which streams changed (`undefined` means
 * many).
 */
export interface Notice {
  readonly position: bigint;
  readonly streams: readonly string[] | undefined;
}

/** A notice as the payload of a Postgres notification, which may have 8,000 bytes. */
export function toPayload(position: bigint, streams: Iterable<string>): string {
  const changed = [...new Set(streams)];
  return `${position} ${changed.length <= 100 ? changed.join(',') : '*'}`;
}

function fromPayload(payload: string): Notice {
  const [position, streams] = payload.split(' ') as [string, string];
  return {
    position: BigInt(position),
    streams: streams === '*' ? undefined : streams.split(',').filter(Boolean),
  };
}

export interface Projected {
  /** Tells every process's screens what changed. */
  onNotice(listener: (notice: Notice) => void): () => void;
  /** The projector of this process committed up to here. */
  reached(position: bigint): void;
  /** True once the read models contain `position`; false when that took longer than `timeoutMs`. */
  until(position: bigint, timeoutMs: number): Promise<boolean>;
  close(): void;
}

/** How far the read models are, as far as this process knows, and who waits for more. */
interface Reach extends Pick<Projected, 'reached' | 'until'> {
  isAwaited(): boolean;
  /** Read models may be behind what they were. */
  startAgain(): void;
  /** Nobody waits any more. */
  end(): void;
}

function openReach(): Reach {
  let position = 0n;
  const waiting = new Set<{
    readonly position: bigint;
    readonly resolve: (reached: boolean) => void;
  }>();
  return {
    isAwaited: () => waiting.size > 0,
    startAgain: () => void (position = 0n),
    reached(now) {
      if (now <= position) return;
      position = now;
      for (const waiter of waiting) if (waiter.position <= now) waiter.resolve(true);
    },
    until(target, timeoutMs) {
      if (target <= position) return Promise.resolve(true);
      return new Promise((resolve) => {
        const finish = (result: boolean): void => {
          clearTimeout(timeout);
          waiting.delete(waiter);
          resolve(result);
        };
        const timeout = setTimeout(() => finish(false), timeoutMs);
        const waiter = { position: target, resolve: finish };
        waiting.add(waiter);
      });
    },
    end() {
      for (const waiter of waiting) waiter.resolve(false);
    },
  };
}

/** Listens for the projector wherever it runs; a slow poll heals a lost notice. */
export async function watchProjected(listener: Listener, db: Db): Promise<Projected> {
  const listeners = new Set<(notice: Notice) => void>();
  const reach = openReach();
  const poll = async (): Promise<void> => {
    const { rows } = await db.query<{ position: string | null }>(READ_UP_TO);
    if (rows[0]?.position) reach.reached(BigInt(rows[0].position));
  };
  const stopListening = await listener.listen({
    channel: 'projected',
    onNotice: (payload) => {
      if (!payload) return;
      const notice = fromPayload(payload);
      if (notice.position === 0n) {
        // Read models were rebuilt; where they were ahead of history, they no longer are.
        reach.startAgain();
        void poll().catch(() => {});
      } else reach.reached(notice.position);
      for (const hear of listeners) hear(notice);
    },
    onListening: poll,
    // Read models do not wait for the disk: a server that crashed may come back with less of them
    // than it told of.
    onLost: reach.startAgain,
  });
  const timer = setInterval(() => {
    if (reach.isAwaited()) void poll().catch(() => {});
  }, POLL_MS);

  return {
    reached: reach.reached,
    onNotice(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    until: reach.until,
    close() {
      clearInterval(timer);
      reach.end();
      stopListening();
    },
  };
}
