// How fast an event store appends and replays; the engines are compared with the same figures.
import { randomUUID } from 'node:crypto';
import { ANY, type EventStore, type RecordedEvent } from '@purlin/event-store/port.ts';
import type { History } from '../../apps/backend/platform/core/history/history.ts';

/** About the size of a real event: an estimate with three options. */
const SAMPLE = {
  client: 'Jane Roof',
  options: ['Good', 'Better', 'Best'].map((name, order) => ({
    name,
    order,
    totalCents: 1_234_567 + order,
  })),
  sentTo: 'jane@example.com',
  note: 'Tear off two layers, replace rotten decking, new underlayment and flashing. '.repeat(3),
};
const METADATA = {
  schema: 1,
  correlationId: randomUUID(),
  causationId: randomUUID(),
  by: 'user-1',
  at: '2026-01-01T00:00:00.000Z',
};
const STREAMS_PER_WRITER = 500;

const perSecond = (events: number, started: number): number =>
  Math.round((events * 1000) / (performance.now() - started));

/**
 * Events per second that `writers` reach together in `seconds`, each waiting for its append before
 * the next.
 */
export async function measureAppends(
  store: EventStore,
  writers: number,
  seconds: number,
): Promise<number> {
  const run = randomUUID();
  const started = performance.now();
  const end = started + seconds * 1000;
  const write = async (writer: number): Promise<number> => {
    let written = 0;
    for (; performance.now() < end; written += 1) {
      const event = { id: randomUUID(), type: 'EstimateSent', data: SAMPLE, metadata: METADATA };
      await store.append(`bench-${run}-${writer}-${written % STREAMS_PER_WRITER}`, ANY, [event]);
    }
    return written;
  };
  const counts = await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return perSecond(
    counts.reduce((sum, count) => sum + count, 0),
    started,
  );
}

/** Events per second when the whole history is read once. */
export async function measureReplay(store: EventStore): Promise<number> {
  const started = performance.now();
  let events = 0;
  for await (const _ of store.readAll()) events += 1;
  return perSecond(events, started);
}

/**
 * Events per second when the whole history is read as the product reads it: decrypted, upcast and
 * checked, in pages.
 */
export async function measureHistory(store: EventStore, history: History): Promise<number> {
  const started = performance.now();
  let events = 0;
  const page: RecordedEvent[] = [];
  for await (const event of store.readAll()) {
    page.push(event);
    if (page.length === 500) events += (await history.decode(page.splice(0))).length;
  }
  events += (await history.decode(page)).length;
  return perSecond(events, started);
}
