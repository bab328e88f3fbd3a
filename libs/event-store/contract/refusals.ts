// Contract suite: unstorable events are rejected before anything is written.
import { expect, it } from 'vitest';
import {
  ANY,
  NO_STREAM,
  StreamNotFound,
  Unstorable,
  type EventStore,
  type NewEvent,
} from '../port.ts';
import { MAX_APPEND_BYTES } from '../storable.ts';
import { collect, event, newStream } from './samples.ts';

export function refusals(store: () => EventStore): void {
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
    await expect(store().append(stream, NO_STREAM, [event('good'), bad])).rejects.toBeInstanceOf(
      Unstorable,
    );
    await expect(collect(store().readStream(stream))).rejects.toBeInstanceOf(StreamNotFound);
  });

  it('no events, duplicate events, or events that are too large together', async () => {
    const stream = newStream();
    const same = event('x');
    await expect(store().append(stream, ANY, [])).rejects.toBeInstanceOf(Unstorable);
    await expect(store().append(stream, ANY, [same, same])).rejects.toBeInstanceOf(Unstorable);
    const many = Array.from({ length: 11 }, () =>
      event('x', { text: 'x'.repeat(MAX_APPEND_BYTES / 10) }),
    );
    await expect(store().append(stream, ANY, many)).rejects.toBeInstanceOf(Unstorable);
  });

  it('a stream with an empty or reserved name', async () => {
    for (const stream of ['', '$settings', 'a\0b'])
      await expect(store().append(stream, ANY, [event('x')])).rejects.toBeInstanceOf(Unstorable);
  });

  it('but accepts text that only looks like an escape', async () => {
    const stream = newStream();
    const data = { text: '\\u0000 and \\\\ud83c' };
    await store().append(stream, ANY, [event('x', data)]);
    expect((await collect(store().readStream(stream)))[0]?.data).toEqual(data);
  });
}
