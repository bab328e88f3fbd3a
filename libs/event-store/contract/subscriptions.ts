// Contract suite: subscriptions deliver everything exactly once and in order, and end when they
// should.
import { expect, it } from 'vitest';
import { ANY, NO_STREAM, type EventStore, type RecordedEvent } from '../port.ts';
import { collect, event, ids, newStream, types, type StoreUnderTest } from './samples.ts';

/** Shorter than every engine's polling interval, so an end that waits for the next poll fails. */
const PROMPTLY = { timeout: 4000 };

interface Running {
  /** Grows while the subscription runs. */
  readonly seen: RecordedEvent[];
  readonly ended: Promise<void>;
}

function run(
  events: AsyncIterable<RecordedEvent>,
  onEvent: (recorded: RecordedEvent) => void = () => {},
): Running {
  const seen: RecordedEvent[] = [];
  const read = async (): Promise<void> => {
    for await (const recorded of events) {
      seen.push(recorded);
      onEvent(recorded);
    }
  };
  return { seen, ended: read() };
}

/** Reading from `start` includes the event at `start`. */
const eventsAfter = async (store: EventStore, start: bigint): Promise<RecordedEvent[]> =>
  (await collect(store.readAll({ from: start }))).filter(({ position }) => position > start);

export function subscriptions(store: () => EventStore): void {
  it('to all events: existing, then live, without loss or duplicates', async () => {
    const start = await store().head();
    const stream = newStream();
    await store().append(stream, ANY, [event('old'), event('history')]);
    const stop = new AbortController();
    const live = Promise.withResolvers<void>();
    const subscription = run(
      store().subscribeAll({ after: start, signal: stop.signal }),
      ({ type }) => {
        if (type === 'history') live.resolve();
        if (type === 'last') stop.abort();
      },
    );
    await live.promise;
    await Promise.all(
      Array.from({ length: 50 }, async (_, writer) => {
        for (let i = 0; i < 4; i += 1)
          await store().append(`${stream}-${writer % 7}`, ANY, [event('live'), event('live')]);
      }),
    );
    await store().append(stream, ANY, [event('last')]);
    await subscription.ended;
    const history = await eventsAfter(store(), start);
    expect(history).toHaveLength(2 + 50 * 4 * 2 + 1);
    expect(ids(subscription.seen)).toEqual(ids(history));
  });

  it('to all events while they are being written', async () => {
    const start = await store().head();
    const stream = newStream();
    const stop = new AbortController();
    const writing = Promise.all(
      Array.from({ length: 300 }, (_, i) =>
        store().append(`${stream}-${i % 5}`, ANY, [event('n')]),
      ),
    );
    const subscription = run(
      store().subscribeAll({ after: start, signal: stop.signal }),
      ({ type }) => type === 'last' && stop.abort(),
    );
    await writing;
    await store().append(stream, ANY, [event('last')]);
    await subscription.ended;
    expect(ids(subscription.seen)).toEqual(ids(await eventsAfter(store(), start)));
  });

  it('after a checkpoint', async () => {
    const stream = newStream();
    const { position } = await store().append(stream, ANY, [event('handled')]);
    await store().append(stream, ANY, [event('next')]);
    const stop = new AbortController();
    const subscription = run(store().subscribeAll({ after: position, signal: stop.signal }), () =>
      stop.abort(),
    );
    await subscription.ended;
    expect(types(subscription.seen)).toEqual(['next']);
  });
}

export function endings(store: () => EventStore, open: () => Promise<StoreUnderTest>): void {
  /** A subscription that has caught up and waits for more. */
  const waiting = async (on: EventStore, signal: AbortSignal): Promise<Running> => {
    const { position } = await on.append(newStream(), NO_STREAM, [event('a'), event('b')]);
    const live = Promise.withResolvers<void>();
    const running = run(on.subscribeAll({ after: position - 1n, signal }), () => live.resolve());
    await live.promise;
    return running;
  };

  it('when it is aborted, before it starts or while it waits', PROMPTLY, async () => {
    await run(store().subscribeAll({ signal: AbortSignal.abort() })).ended;

    const stop = new AbortController();
    const subscription = await waiting(store(), stop.signal);
    stop.abort();
    await subscription.ended;
  });

  it('when it is aborted between two events', PROMPTLY, async () => {
    const start = await store().head();
    await store().append(newStream(), NO_STREAM, [event('a'), event('b')]);
    const between = new AbortController();
    const subscription = run(store().subscribeAll({ after: start, signal: between.signal }), () =>
      between.abort(),
    );
    await subscription.ended;
    expect(subscription.seen).toHaveLength(1);
  });

  it('when its reader breaks out of the loop or throws', PROMPTLY, async () => {
    const after = await store().head();
    await store().append(newStream(), NO_STREAM, [event('a'), event('b')]);
    const { signal } = new AbortController();
    for await (const recorded of store().subscribeAll({ after, signal }))
      if (recorded.type === 'a') break;
    const failing = run(store().subscribeAll({ after, signal }), () => {
      throw new Error('the reader fails');
    });
    await expect(failing.ended).rejects.toThrow('the reader fails');
  });

  it('when the store is closed, without hanging', async () => {
    const { store: own, stop } = await open();
    const { signal } = new AbortController();
    const subscription = await waiting(own, signal);
    await own.close();
    await subscription.ended;
    await own.close();
    await stop();
  });

  it('and everything else: a closed store is unavailable', async () => {
    const { store: own, stop } = await open();
    await own.close();
    await expect(own.append(newStream(), ANY, [event('x')])).rejects.toMatchObject({
      name: 'StoreUnavailable',
    });
    await expect(collect(own.readAll())).rejects.toMatchObject({ name: 'StoreUnavailable' });
    await stop();
  });
}
