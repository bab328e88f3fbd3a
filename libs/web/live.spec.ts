// Specs of live updates: message parsing and reconnection backoff.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { categoryOf, listen, listenTogether, pauseAfter } from './live.ts';

class FakeSource extends EventTarget {
  static all: FakeSource[] = [];
  readonly url: string;
  closed = false;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.all.push(this);
  }
  close() {
    this.closed = true;
  }
}
const latest = () => FakeSource.all.at(-1)!;
const says = (data: string) => latest().dispatchEvent(new MessageEvent('changed', { data }));
const happens = (type: string) => latest().dispatchEvent(new Event(type));

beforeEach(() => {
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['{"category":"estimate","id":17}', 'estimate'],
  ['{"id":17}', undefined],
  ['null', undefined],
  ['nonsense', undefined],
])('parses %s', (message, category) => expect(categoryOf(message)).toBe(category));

it('backs off up to thirty seconds', () =>
  expect([1, 2, 3, 6, 60].map(pauseAfter)).toEqual([1000, 2000, 4000, 30_000, 30_000]));

it('reports what changed, and after a gap that anything may have', () => {
  const changed = vi.fn();
  const returned = vi.fn();
  const stop = listen({ changed, returned });
  happens('open');
  says('{"category":"job","id":3}');
  expect([changed.mock.calls, returned.mock.calls]).toEqual([[['job']], []]);

  happens('error');
  expect(latest().closed).toBe(true);
  vi.advanceTimersByTime(1000);
  happens('open');
  expect(returned).toHaveBeenCalledOnce();
  stop();
});

it('stays silent once stopped, even while waiting to reconnect', () => {
  const stop = listen({ changed: vi.fn(), returned: vi.fn() });
  happens('error');
  stop();
  vi.advanceTimersByTime(120_000);
  expect(FakeSource.all).toHaveLength(1);
});

it('reports that anything may have changed when it starts late', () => {
  const returned = vi.fn();
  const stop = listen({ changed: vi.fn(), returned }, { late: true });
  happens('open');
  expect(returned).toHaveBeenCalledOnce();
  stop();
});

it('shares one stream across tabs, and another tab takes over when its tab closes', async () => {
  vi.useRealTimers();
  const first = { changed: vi.fn(), returned: vi.fn() };
  const second = { changed: vi.fn(), returned: vi.fn() };
  const closeFirst = listenTogether(first);
  const closeSecond = listenTogether(second);
  await vi.waitFor(() => expect(FakeSource.all).toHaveLength(1));
  says('{"category":"client","id":1}');
  await vi.waitFor(() => expect(second.changed.mock.calls).toEqual([['client']]));
  expect(first.changed.mock.calls).toEqual([['client']]);

  closeFirst();
  await vi.waitFor(() => expect(FakeSource.all).toHaveLength(2));
  expect(FakeSource.all[0]!.closed).toBe(true);
  happens('open');
  expect(second.returned).toHaveBeenCalledOnce();
  closeSecond();
  expect(latest().closed).toBe(true);
});
