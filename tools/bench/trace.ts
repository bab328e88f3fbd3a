// How long the page's thread works, out of Chromium's trace.
import type { CDPSession } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** What Chromium's own trace says of the time in which this is done. */
export async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline',
  });
  await act();
  await session.send('Tracing.end');
  await done;
  return events;
}

/**
 * Milliseconds that the page's own thread works between one event of this type and the next:
 * script, style, layout, paint. What other processes of the machine do does not count.
 */
export function workBetween(events: readonly TraceEvent[], type: string): readonly number[] {
  const starts = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === type)
    .toSorted((a, b) => a.ts - b.ts);
  const [first] = starts;
  if (!first) return [];
  const tasks = events.filter(
    ({ name, tid, ph }) => name === 'RunTask' && tid === first.tid && ph === 'X',
  );
  return starts.map(({ ts }, n) => {
    const until = starts[n + 1]?.ts ?? ts + 100_000;
    const own = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts < until);
    return own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

/** The value below which this part of them lies. */
export const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
