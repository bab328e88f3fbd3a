// Contract suite: reading streams and the whole log, in both directions.
import { expect, it } from 'vitest';
import { NO_STREAM, StreamNotFound, type EventStore, type ReadOptions } from '../port.ts';
import { collect, event, ids, newStream, types } from './samples.ts';

export function reads(store: () => EventStore): void {
  it.each<[string, ReadOptions, number[]]>([
    ['everything', {}, [0, 1, 2, 3, 4, 5]],
    ['from a revision', { from: 4n }, [4, 5]],
    ['at most a number of events', { from: 1n, maxCount: 2 }, [1, 2]],
    ['backwards', { backwards: true }, [5, 4, 3, 2, 1, 0]],
    ['the last ones', { backwards: true, maxCount: 2 }, [5, 4]],
    ['backwards from a revision, inclusive', { from: 2n, backwards: true }, [2, 1, 0]],
    ['nothing beyond the end', { from: 50n }, []],
    ['backwards from beyond the end', { from: 50n, backwards: true, maxCount: 1 }, [5]],
  ])('a stream: %s', async (_, options, expected) => {
    const stream = newStream();
    await store().append(
      stream,
      NO_STREAM,
      Array.from({ length: 6 }, (_, i) => event('n', { i })),
    );
    expect(
      (await collect(store().readStream(stream, options))).map(({ revision }) => Number(revision)),
    ).toEqual(expected);
  });

  it('and reports a missing stream', async () => {
    const stream = newStream();
    await expect(collect(store().readStream(stream))).rejects.toMatchObject({
      name: 'StreamNotFound',
      stream,
    });
    await expect(
      collect(store().readStream(stream, { backwards: true, maxCount: 1 })),
    ).rejects.toBeInstanceOf(StreamNotFound);
  });

  it('all events by position, across pages, in both directions', async () => {
    const start = await store().head();
    const streams = [newStream(), newStream()];
    for (const stream of streams)
      await store().append(
        stream,
        NO_STREAM,
        Array.from({ length: 1100 }, (_, i) => event('n', { i })),
      );
    const history = await collect(store().readAll({ from: start }));
    const mine = history.filter(({ position }) => position > start);
    const written = streams.flatMap((stream) =>
      Array.from({ length: 1100 }, (_, i) => `${stream}@${i}`),
    );
    expect(mine.map(({ stream, revision }) => `${stream}@${revision}`)).toEqual(written);
    for (const [i, { position }] of mine.entries())
      if (i > 0) expect(position).toBeGreaterThan(mine[i - 1]?.position ?? 0n);
    expect(ids(await collect(store().readAll({ backwards: true, maxCount: mine.length })))).toEqual(
      ids(mine).toReversed(),
    );
    expect(await store().head()).toBe(mine.at(-1)?.position);
  });

  it('all events from a position, inclusive, in both directions', async () => {
    const stream = newStream();
    const { position } = await store().append(stream, NO_STREAM, [event('a')]);
    const b = await store().append(stream, 0n, [event('b')]);
    const c = await store().append(stream, 1n, [event('c')]);
    expect(types(await collect(store().readAll({ from: position, maxCount: 2 })))).toEqual([
      'a',
      'b',
    ]);
    expect(types(await collect(store().readAll({ from: c.position })))).toEqual(['c']);
    expect(
      types(await collect(store().readAll({ from: b.position, backwards: true, maxCount: 2 }))),
    ).toEqual(['b', 'a']);
  });

  it('only what is requested: a reader may stop early', async () => {
    const stream = newStream();
    await store().append(stream, NO_STREAM, [event('a'), event('b'), event('c')]);
    for await (const { type } of store().readStream(stream)) if (type === 'b') break;
    for await (const { type } of store().readAll()) if (type) break;
    expect(await collect(store().readStream(stream, { maxCount: 1 }))).toHaveLength(1);
  });
}
