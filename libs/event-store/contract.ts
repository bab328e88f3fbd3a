// What every event store must do. The engines' specs run it; nothing in it knows which engine answers.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANY, NO_STREAM, STREAM_EXISTS, StreamNotFound, Unstorable, WrongExpectedRevision, type EventStore, type NewEvent, type ReadOptions, type RecordedEvent } from './port.ts';
import { MAX_APPEND_BYTES } from './storable.ts';

/** A store to test, and how to stop what was started for it; the suite itself closes the store. */
export interface StoreUnderTest {
  readonly store: EventStore;
  stop(): Promise<void>;
}

/** The store may hold other events already (a real server that is shared): the suite looks only at what it wrote. */
export function eventStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    let tested: StoreUnderTest;
    beforeAll(async () => {
      tested = await open();
    });
    afterAll(async () => {
      await tested.store.close();
      await tested.stop();
    });
    describe('appends', () => appends(() => tested.store));
    describe('reads', () => reads(() => tested.store));
    describe('refuses what cannot be stored', () => refusals(() => tested.store));
    describe('subscribes', () => subscriptions(() => tested.store));
    describe('closes', () => closing(open));
  });
}

export const newStream = (): string => `spec-${randomUUID()}`;

export const event = (type: string, data: unknown = {}, metadata?: unknown): NewEvent => ({ id: randomUUID(), type, data, ...(metadata === undefined ? {} : { metadata }) });

export async function collect(events: AsyncIterable<RecordedEvent>): Promise<RecordedEvent[]> {
  const collected: RecordedEvent[] = [];
  for await (const recorded of events) collected.push(recorded);
  return collected;
}

const types = (events: readonly { readonly type: string }[]): string[] => events.map(({ type }) => type);
const ids = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);

function appends(store: () => EventStore): void {
  it('and gives back ids, types, data, metadata, revisions and positions', async () => {
    const stream = newStream();
    const sent = event('EstimateSent', { totalCents: 123_456, text: 'Žluťoučký 屋根 🏠', nested: { empty: [], none: null } }, { by: 'Zoë 🔨', at: '2026-01-01' });
    const approved = event('OptionApproved', { option: 'B' });
    const appended = await store().append(stream, NO_STREAM, [sent, approved]);
    const [first, second, ...more] = await collect(store().readStream(stream));
    expect(more).toEqual([]);
    expect(first).toMatchObject({ ...sent, stream, revision: 0n });
    expect(second).toMatchObject({ ...approved, stream, revision: 1n });
    expect(second?.metadata).toBeUndefined();
    expect(first?.created).toBeInstanceOf(Date);
    expect(first?.position).toBeLessThan(second?.position ?? 0n);
    expect(appended).toEqual({ revision: 1n, position: second?.position });
  });

  it('with every kind of expectation, and names the actual revision when it fails', async () => {
    const stream = newStream();
    await expect(store().append(stream, STREAM_EXISTS, [event('no')])).rejects.toMatchObject({ actual: NO_STREAM });
    await expect(store().append(stream, 0n, [event('no')])).rejects.toBeInstanceOf(WrongExpectedRevision);
    await store().append(stream, NO_STREAM, [event('a')]);
    await expect(store().append(stream, NO_STREAM, [event('no')])).rejects.toMatchObject({ stream, expected: NO_STREAM, actual: 0n });
    await store().append(stream, 0n, [event('b')]);
    await store().append(stream, STREAM_EXISTS, [event('c')]);
    await store().append(stream, ANY, [event('d')]);
    await expect(store().append(stream, 1n, [event('no')])).rejects.toMatchObject({ expected: 1n, actual: 3n });
    await expect(store().append(stream, 7n, [event('no')])).rejects.toMatchObject({ actual: 3n });
    expect(types(await collect(store().readStream(stream)))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('all events of an append or none', async () => {
    const stream = newStream();
    const batch = Array.from({ length: 20 }, (_, i) => event('n', { i }));
    await expect(store().append(stream, 0n, batch)).rejects.toBeInstanceOf(WrongExpectedRevision);
    await expect(collect(store().readStream(stream))).rejects.toBeInstanceOf(StreamNotFound);
    expect(await store().append(stream, NO_STREAM, batch)).toMatchObject({ revision: 19n });
    expect(ids(await collect(store().readStream(stream)))).toEqual(ids(batch));
  });

  it('for exactly one of many writers who expect the same revision', async () => {
    const stream = newStream();
    await store().append(stream, NO_STREAM, [event('a')]);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => store().append(stream, 0n, [event('b')])));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(WrongExpectedRevision);
    expect(await collect(store().readStream(stream))).toHaveLength(2);
  });

  it.each([
    ['no stream', NO_STREAM],
    ['an exact revision', 0n],
    ['any', ANY],
    ['stream exists', STREAM_EXISTS],
  ] as const)('a repeat that expects %s with the answer of the first time, also when other events followed', async (_, expected) => {
    const stream = newStream();
    if (expected !== NO_STREAM) await store().append(stream, NO_STREAM, [event('before')]);
    const events = [event('a'), event('b')];
    const first = await store().append(stream, expected, events);
    expect(await store().append(stream, expected, events)).toEqual(first);
    await store().append(stream, ANY, [event('after')]);
    expect(await store().append(stream, expected, events)).toEqual(first);
    expect(types(await collect(store().readStream(stream)))).toEqual([...(expected === NO_STREAM ? [] : ['before']), 'a', 'b', 'after']);
  });

  it('one event an append when the same append is sent twice at once', async () => {
    const stream = newStream();
    const same = [event('a')];
    const [one, other] = await Promise.all([store().append(stream, NO_STREAM, same), store().append(stream, NO_STREAM, same)]);
    expect(one).toEqual(other);
    expect(await collect(store().readStream(stream))).toHaveLength(1);
  });

  it('events as large as they may be', async () => {
    const stream = newStream();
    const large = event('large', { text: 'ü'.repeat((MAX_APPEND_BYTES - 100) / 2) });
    await store().append(stream, NO_STREAM, [large]);
    const [back] = await collect(store().readStream(stream));
    expect(back?.data).toEqual(large.data);
  });
}

function reads(store: () => EventStore): void {
  it.each<[string, ReadOptions, number[]]>([
    ['everything', {}, [0, 1, 2, 3, 4, 5]],
    ['from a revision', { from: 4n }, [4, 5]],
    ['at most so many', { from: 1n, maxCount: 2 }, [1, 2]],
    ['backwards', { backwards: true }, [5, 4, 3, 2, 1, 0]],
    ['the last ones', { backwards: true, maxCount: 2 }, [5, 4]],
    ['backwards from a revision, which is included', { from: 2n, backwards: true }, [2, 1, 0]],
    ['nothing beyond the end', { from: 50n }, []],
    ['backwards from beyond the end', { from: 50n, backwards: true, maxCount: 1 }, [5]],
  ])('a stream: %s', async (_, options, expected) => {
    const stream = newStream();
    await store().append(stream, NO_STREAM, Array.from({ length: 6 }, (_, i) => event('n', { i })));
    expect((await collect(store().readStream(stream, options))).map(({ revision }) => Number(revision))).toEqual(expected);
  });

  it('and says when a stream does not exist', async () => {
    const stream = newStream();
    await expect(collect(store().readStream(stream))).rejects.toMatchObject({ name: 'StreamNotFound', stream });
    await expect(collect(store().readStream(stream, { backwards: true, maxCount: 1 }))).rejects.toBeInstanceOf(StreamNotFound);
  });

  it('everything in the order of positions, over the edges of pages, both ways', async () => {
    const start = await store().head();
    const streams = [newStream(), newStream()];
    for (const stream of streams) await store().append(stream, NO_STREAM, Array.from({ length: 1100 }, (_, i) => event('n', { i })));
    const history = await collect(store().readAll({ from: start }));
    const mine = history.filter(({ position }) => position > start);
    expect(mine.map(({ stream, revision }) => `${stream}@${revision}`)).toEqual(streams.flatMap((stream) => Array.from({ length: 1100 }, (_, i) => `${stream}@${i}`)));
    for (const [i, { position }] of mine.entries()) if (i > 0) expect(position).toBeGreaterThan(mine[i - 1]?.position ?? 0n);
    expect(ids(await collect(store().readAll({ backwards: true, maxCount: mine.length })))).toEqual(ids(mine).toReversed());
    expect(await store().head()).toBe(mine.at(-1)?.position);
  });

  it('everything from a position, which is included, both ways', async () => {
    const stream = newStream();
    const { position } = await store().append(stream, NO_STREAM, [event('a')]);
    const b = await store().append(stream, 0n, [event('b')]);
    const c = await store().append(stream, 1n, [event('c')]);
    expect(types(await collect(store().readAll({ from: position, maxCount: 2 })))).toEqual(['a', 'b']);
    expect(types(await collect(store().readAll({ from: c.position })))).toEqual(['c']);
    expect(types(await collect(store().readAll({ from: b.position, backwards: true, maxCount: 2 })))).toEqual(['b', 'a']);
  });

  it('no more than it is asked for: a reader may leave early', async () => {
    const stream = newStream();
    await store().append(stream, NO_STREAM, [event('a'), event('b'), event('c')]);
    for await (const { type } of store().readStream(stream)) if (type === 'b') break;
    for await (const { type } of store().readAll()) if (type) break;
    expect(await collect(store().readStream(stream, { maxCount: 1 }))).toHaveLength(1);
  });
}

function refusals(store: () => EventStore): void {
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  it.each<[string, NewEvent]>([
    ['a bigint', event('x', { n: 1n })],
    ['a circle', event('x', circular)],
    ['undefined', { ...event('x'), data: undefined }],
    ['a function', event('x', () => 1)],
    ['a NUL character', event('x', { text: 'a\0b' })],
    ['half a surrogate pair', event('x', { text: '\ud83c' })],
    ['metadata that is not an object', event('x', {}, 'by hand')],
    ['metadata with a bigint', event('x', {}, { n: 1n })],
    ['an id that is not a UUID', { ...event('x'), id: '17' }],
    ['a type that is empty', event('')],
    ["a type of the server's own", event('$x')],
    ['more than the limit', event('x', { text: 'x'.repeat(MAX_APPEND_BYTES) })],
  ])('%s, and writes nothing of that append', async (_, bad) => {
    const stream = newStream();
    await expect(store().append(stream, NO_STREAM, [event('good'), bad])).rejects.toBeInstanceOf(Unstorable);
    await expect(collect(store().readStream(stream))).rejects.toBeInstanceOf(StreamNotFound);
  });

  it('no events, the same event twice, or many events that are too large together', async () => {
    const stream = newStream();
    const same = event('x');
    await expect(store().append(stream, ANY, [])).rejects.toBeInstanceOf(Unstorable);
    await expect(store().append(stream, ANY, [same, same])).rejects.toBeInstanceOf(Unstorable);
    const many = Array.from({ length: 11 }, () => event('x', { text: 'x'.repeat(MAX_APPEND_BYTES / 10) }));
    await expect(store().append(stream, ANY, many)).rejects.toBeInstanceOf(Unstorable);
  });

  it('a stream without a name or with a name that is reserved', async () => {
    for (const stream of ['', '$settings', 'a\0b']) await expect(store().append(stream, ANY, [event('x')])).rejects.toBeInstanceOf(Unstorable);
  });

  it('but takes text that only looks like an escape', async () => {
    const stream = newStream();
    const data = { text: '\\u0000 and \\\\ud83c' };
    await store().append(stream, ANY, [event('x', data)]);
    expect((await collect(store().readStream(stream)))[0]?.data).toEqual(data);
  });
}

/** Runs a subscription until it ends; `seen` grows while it does. */
function run(events: AsyncIterable<RecordedEvent>, onEvent: (recorded: RecordedEvent) => void = () => {}): { seen: RecordedEvent[]; ended: Promise<void> } {
  const seen: RecordedEvent[] = [];
  const read = async (): Promise<void> => {
    for await (const recorded of events) {
      seen.push(recorded);
      onEvent(recorded);
    }
  };
  return { seen, ended: read() };
}

function subscriptions(store: () => EventStore): void {
  it('to everything: history, then live, with nothing lost and nothing twice while 50 writers append', async () => {
    const start = await store().head();
    const stream = newStream();
    await store().append(stream, ANY, [event('old'), event('old')]);
    const stop = new AbortController();
    const live = Promise.withResolvers<void>();
    let caughtUp = 0;
    const onCaughtUp = (): void => {
      caughtUp += 1;
      live.resolve();
    };
    const subscription = run(store().subscribeAll({ after: start, signal: stop.signal, onCaughtUp }), ({ type }) => type === 'last' && stop.abort());
    await live.promise;
    await Promise.all(
      Array.from({ length: 50 }, async (_, writer) => {
        for (let i = 0; i < 4; i += 1) await store().append(`${stream}-${writer % 7}`, ANY, [event('live'), event('live')]);
      }),
    );
    await store().append(stream, ANY, [event('last')]);
    await subscription.ended;
    const history = (await collect(store().readAll({ from: start }))).filter(({ position }) => position > start);
    expect(history).toHaveLength(2 + 50 * 4 * 2 + 1);
    expect(ids(subscription.seen)).toEqual(ids(history));
    expect(caughtUp).toBe(1);
  });

  it('to everything while it is being written: no barrier between history and live', async () => {
    const start = await store().head();
    const stream = newStream();
    const stop = new AbortController();
    const writing = Promise.all(Array.from({ length: 300 }, (_, i) => store().append(`${stream}-${i % 5}`, ANY, [event('n')])));
    const subscription = run(store().subscribeAll({ after: start, signal: stop.signal }), ({ type }) => type === 'last' && stop.abort());
    await writing;
    await store().append(stream, ANY, [event('last')]);
    await subscription.ended;
    expect(ids(subscription.seen)).toEqual(ids((await collect(store().readAll({ from: start }))).filter(({ position }) => position > start)));
  });

  it('again after a checkpoint', async () => {
    const stream = newStream();
    const { position } = await store().append(stream, ANY, [event('handled')]);
    await store().append(stream, ANY, [event('next')]);
    const stop = new AbortController();
    const subscription = run(store().subscribeAll({ after: position, signal: stop.signal }), () => stop.abort());
    await subscription.ended;
    expect(types(subscription.seen)).toEqual(['next']);
  });

  it('to one stream, also before it exists, and again after a revision', async () => {
    const stream = newStream();
    const stop = new AbortController();
    const live = Promise.withResolvers<void>();
    const subscription = run(store().subscribeStream(stream, { signal: stop.signal, onCaughtUp: live.resolve }), ({ type }) => type === 'c' && stop.abort());
    await live.promise;
    await store().append(stream, NO_STREAM, [event('a')]);
    await store().append(newStream(), NO_STREAM, [event('other')]);
    await store().append(stream, 0n, [event('b'), event('c')]);
    await subscription.ended;
    expect(types(subscription.seen)).toEqual(['a', 'b', 'c']);

    const again = new AbortController();
    const resumed = run(store().subscribeStream(stream, { after: 0n, signal: again.signal }), ({ type }) => type === 'c' && again.abort());
    await resumed.ended;
    expect(types(resumed.seen)).toEqual(['b', 'c']);
  });

  it('and ends when it is aborted: before, while it waits, and between two events', async () => {
    await run(store().subscribeAll({ signal: AbortSignal.abort() })).ended;

    const waiting = new AbortController();
    await run(store().subscribeStream(newStream(), { signal: waiting.signal, onCaughtUp: () => waiting.abort() })).ended;

    const stream = newStream();
    await store().append(stream, NO_STREAM, [event('a'), event('b')]);
    const between = new AbortController();
    const subscription = run(store().subscribeStream(stream, { signal: between.signal }), () => between.abort());
    await subscription.ended;
    expect(types(subscription.seen)).toEqual(['a']);
  });

  it('for a reader who leaves the loop or throws in it', async () => {
    const stream = newStream();
    await store().append(stream, NO_STREAM, [event('a'), event('b')]);
    const { signal } = new AbortController();
    for await (const recorded of store().subscribeStream(stream, { signal })) if (recorded.type === 'a') break;
    const failing = run(store().subscribeStream(stream, { signal }), () => {
      throw new Error('the reader fails');
    });
    await expect(failing.ended).rejects.toThrow('the reader fails');
  });
}

function closing(open: () => Promise<StoreUnderTest>): void {
  it('while subscriptions are open: they end, and nothing hangs', async () => {
    const { store, stop } = await open();
    const { signal } = new AbortController();
    const live = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const everything = run(store.subscribeAll({ signal, after: await store.head(), onCaughtUp: live[0].resolve }));
    const stream = run(store.subscribeStream(newStream(), { signal, onCaughtUp: live[1].resolve }));
    await Promise.all(live.map(({ promise }) => promise));
    await store.close();
    await Promise.all([everything.ended, stream.ended]);
    await store.close();
    await stop();
  });

  it('and then answers nothing any more', async () => {
    const { store, stop } = await open();
    await store.close();
    await expect(store.append(newStream(), ANY, [event('x')])).rejects.toMatchObject({ name: 'StoreUnavailable' });
    await expect(collect(store.readAll())).rejects.toMatchObject({ name: 'StoreUnavailable' });
    await stop();
  });
}
