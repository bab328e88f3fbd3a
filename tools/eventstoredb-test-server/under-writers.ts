// Changes the leader of a test cluster again and again while writers append and a reader follows,
// and counts what went wrong.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { NO_STREAM, type EventStore } from '@purlin/event-store/port.ts';
import type { TestCluster } from '../eventstoredb-test-server.ts';

export interface UnderWriters {
  readonly cluster: TestCluster;
  readonly store: EventStore;
  /** The store behind the cluster, for the truth. */
  readonly behind: EventStore;
  readonly writers: number;
  readonly changes: number;
  readonly how: 'is killed' | 'steps back';
}

export interface Outcome {
  readonly acknowledged: number;
  /** Appends and reads that ended with an error, or with something else than was written. */
  readonly failures: readonly string[];
  readonly lost: number;
  readonly twice: number;
  /** Events that the subscription did not bring in their place. */
  readonly unread: number;
  /** The longest time in which not one append was acknowledged. */
  readonly longestSilenceMillis: number;
}

const UNDISTURBED_MILLIS = 500;
const LAST = 'last';

/** Resolves when all changes are made, all writers are done and the reader has read everything. */
export async function changeLeaderUnderWriters(options: UnderWriters): Promise<Outcome> {
  const { store, behind } = options;
  const failures: string[] = [];
  const note = (error: unknown): void => void failures.push(String(error));

  const reading = new AbortController();
  const brought: string[] = [];
  const follow = async (): Promise<void> => {
    for await (const { id, type } of store.subscribeAll({ signal: reading.signal })) {
      brought.push(id);
      if (type === LAST) return;
    }
  };
  const following = follow().catch(note);

  const written = writeAndReadBack(options, note);
  for (let n = 0; n < options.changes; n += 1) {
    await setTimeout(UNDISTURBED_MILLIS);
    await changeLeader(options);
  }
  await setTimeout(UNDISTURBED_MILLIS);
  const { acknowledged, longestSilenceMillis } = await written.stop();
  await store.append(`writer-${randomUUID()}`, NO_STREAM, [
    { id: randomUUID(), type: LAST, data: {} },
  ]);
  await following;

  const history: string[] = [];
  for await (const { id } of behind.readAll()) history.push(id);
  const there = new Set(history);
  return {
    acknowledged: acknowledged.length,
    failures,
    lost: acknowledged.filter((id) => !there.has(id)).length,
    twice: history.length - there.size,
    unread: history.filter((id, n) => brought[n] !== id).length,
    longestSilenceMillis: Math.round(longestSilenceMillis),
  };
}

/** The node that was killed comes back, as a follower, before the next one goes. */
async function changeLeader({ cluster, how }: UnderWriters): Promise<void> {
  if (how === 'steps back') return cluster.resign();
  const leader = cluster.leader();
  await leader?.kill();
  await leader?.start();
}

interface Writing {
  stop(): Promise<{
    readonly acknowledged: readonly string[];
    readonly longestSilenceMillis: number;
  }>;
}

/** Each writer fills stream after stream and reads back every event that was acknowledged. */
function writeAndReadBack({ store, writers }: UnderWriters, note: (e: unknown) => void): Writing {
  const acknowledged: string[] = [];
  let longestSilenceMillis = 0;
  let lastAnswer = performance.now();
  const stop = new AbortController();
  const writeOne = async (stream: string, revision: bigint): Promise<void> => {
    const id = randomUUID();
    const expected = revision === 0n ? NO_STREAM : revision - 1n;
    await store.append(stream, expected, [{ id, type: 'written', data: {} }]);
    acknowledged.push(id);
    longestSilenceMillis = Math.max(longestSilenceMillis, performance.now() - lastAnswer);
    lastAnswer = performance.now();
    const back: string[] = [];
    for await (const event of store.readStream(stream, { from: revision })) back.push(event.id);
    if (back.join() !== id)
      throw new Error(`${id} was acknowledged, and read was [${back.join()}]`);
  };
  const write = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const stream = `writer-${randomUUID()}`;
      for (let revision = 0n; revision < 5n && !stop.signal.aborted; revision += 1n)
        await writeOne(stream, revision).catch(note);
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, write));
  return {
    async stop() {
      stop.abort();
      await writing;
      return { acknowledged, longestSilenceMillis };
    },
  };
}
