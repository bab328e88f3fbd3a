// Contract suite: appends, expected revisions, idempotent retries.
import { expect, it } from 'vitest';
import {
  ANY,
  NO_STREAM,
  STREAM_EXISTS,
  StreamNotFound,
  WrongExpectedRevision,
  type Appended,
  type EventStore,
} from '../port.ts';
import { MAX_APPEND_BYTES } from '../storable.ts';
import { collect, event, ids, newStream, types } from './samples.ts';

export function appends(store: () => EventStore): void {
  it('and returns ids, types, data, metadata, revisions and positions', async () => {
    const stream = newStream();
    const data = {
      totalCents: 123_456,
      text: 'Žluťoučký 屋根 🏠',
      nested: { empty: [], none: null },
    };
    const sent = event('EstimateSent', data, { by: 'Zoë 🔨', at: '2026-01-01' });
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

  it('with every kind of expected revision, and reports the actual one on failure', async () => {
    const stream = newStream();
    await expect(store().append(stream, STREAM_EXISTS, [event('no')])).rejects.toMatchObject({
      actual: NO_STREAM,
    });
    await expect(store().append(stream, 0n, [event('no')])).rejects.toBeInstanceOf(
      WrongExpectedRevision,
    );
    await store().append(stream, NO_STREAM, [event('a')]);
    await expect(store().append(stream, NO_STREAM, [event('no')])).rejects.toMatchObject({
      stream,
      expected: NO_STREAM,
      actual: 0n,
    });
    await store().append(stream, 0n, [event('b')]);
    await store().append(stream, STREAM_EXISTS, [event('c')]);
    await store().append(stream, ANY, [event('d')]);
    await expect(store().append(stream, 1n, [event('no')])).rejects.toMatchObject({
      expected: 1n,
      actual: 3n,
    });
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

  it('for exactly one of many writers with the same expected revision', async () => {
    const stream = newStream();
    await store().append(stream, NO_STREAM, [event('a')]);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => store().append(stream, 0n, [event('b')])),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(WrongExpectedRevision);
    expect(await collect(store().readStream(stream))).toHaveLength(2);
  });

  it('events of the maximum size', async () => {
    const stream = newStream();
    const large = event('large', { text: 'ü'.repeat((MAX_APPEND_BYTES - 100) / 2) });
    await store().append(stream, NO_STREAM, [large]);
    const [back] = await collect(store().readStream(stream));
    expect(back?.data).toEqual(large.data);
  });
}

export function repeats(store: () => EventStore): void {
  it.each([
    ['no stream', NO_STREAM],
    ['an exact revision', 0n],
    ['any', ANY],
    ['stream exists', STREAM_EXISTS],
  ] as const)(
    'that expects %s like the first time, even if other events followed',
    async (_, expected) => {
      const stream = newStream();
      if (expected !== NO_STREAM) await store().append(stream, NO_STREAM, [event('before')]);
      const events = [event('a'), event('b')];
      const first = await store().append(stream, expected, events);
      expect(await store().append(stream, expected, events)).toEqual(first);
      await store().append(stream, ANY, [event('after')]);
      expect(await store().append(stream, expected, events)).toEqual(first);
      expect(types(await collect(store().readStream(stream)))).toEqual([
        ...(expected === NO_STREAM ? [] : ['before']),
        'a',
        'b',
        'after',
      ]);
    },
  );

  it('concurrently, and writes it once', async () => {
    const stream = newStream();
    const same = [event('a')];
    const append = (): Promise<Appended> => store().append(stream, NO_STREAM, same);
    const [one, other] = await Promise.all([append(), append()]);
    expect(one).toEqual(other);
    expect(await collect(store().readStream(stream))).toHaveLength(1);
  });
}
