// npm run events:copy -- --from <url> --to <url>: moves a company's history between event stores,
// resumable, verified at the end.
import { parseArgs } from 'node:util';
import { openEventStore } from '@purlin/event-store/open.ts';
import { compareHistories } from './events-copy/compare.ts';
import { copyEvents } from './events-copy/copy.ts';

const USAGE = `Copies a history from one event store to another and verifies the copy.

  npm run events:copy -- --from <url> --to <url>

An address starts with postgres:// or esdb:// (or esdb+discover://). Stop the application first:
  what is written
while the copy runs makes the histories differ. A copy that was interrupted goes on when the command
  is run again.`;

const count = (events: number): string =>
  `${events.toLocaleString('en-US')} ${events === 1 ? 'event' : 'events'}`;

/** Prints at most one line a second. */
function progress(): (line: () => string) => void {
  let printed = performance.now();
  return (line) => {
    if (performance.now() - printed < 1000) return;
    printed = performance.now();
    console.log(line());
  };
}

async function copyAndVerify(from: string, to: string, signal: AbortSignal): Promise<number> {
  await using stores = new AsyncDisposableStack();
  const source = stores.adopt(await openEventStore(from), (store) => store.close());
  const target = stores.adopt(await openEventStore(to), (store) => store.close());

  const copying = progress();
  const onProgress: NonNullable<Parameters<typeof copyEvents>[2]>['onProgress'] = (copied, last) =>
    copying(() => `  ${count(copied)} copied, now at ${last.created.toISOString()}`);
  const copied = await copyEvents(source, target, { signal, onProgress });
  if (signal.aborted) {
    console.log(`Stopped after ${count(copied)}. Run the same command again to go on.`);
    return 130;
  }
  console.log(`${count(copied)} copied. Verifying ...`);

  const verifying = progress();
  const {
    source: original,
    target: copy,
    difference,
  } = await compareHistories(source, target, (events) =>
    verifying(() => `  ${count(events)} compared`),
  );
  console.log(`  source: ${count(original.events)}, sha256 ${original.hash}`);
  console.log(`  target: ${count(copy.events)}, sha256 ${copy.hash}`);
  if (difference) console.error(`The histories differ: ${difference}.`);
  else console.log('The histories are equal.');
  return difference ? 1 : 0;
}

async function main(): Promise<number> {
  const { from, to } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' } },
    strict: false,
  }).values;
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) {
    console.error(USAGE);
    return 2;
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  return copyAndVerify(from, to, stop.signal);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
