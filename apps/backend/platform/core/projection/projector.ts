// The projector: fills read models and the effects ledger from history, in the order it happened,
// exactly once.
import type { Reaction } from '@purlin/event-sourcing/reaction.ts';
import type { RecordedEvent } from '@purlin/event-store/port.ts';
import { LOCK, openConnection, passes } from '../../servers/database.ts';
import { messageForLogs } from '../../servers/foreign-words.ts';
import { park, setApart, type FollowerKind } from './checkpoints.ts';
import type { Log } from '../log.ts';
import { KeyMissing } from '../history/missing-keys.ts';
import { ModelRows } from './model-rows.ts';
import { openNotices, type Notices } from './notices.ts';
import {
  applyApart,
  applyTogether,
  type Batch,
  type Follower,
  type NewEffect,
  type PipelineDb,
} from './projector-batch.ts';
import { gateAt } from './reaction-gate.ts';
import { rebuildChanged, type RebuildOptions } from './rebuild.ts';

/** Most events applied in one transaction; bounds memory and the time a reader waits. */
const BATCH = 500;
const RETRY_MS = 500;

export interface ProjectorOptions extends RebuildOptions {
  readonly reactions: readonly Reaction[];
  /** Types of events that open screens are not told of. */
  readonly quiet?: ReadonlySet<string>;
  /** Called after the rows are committed. */
  readonly onProjected: (position: bigint, effects: readonly NewEffect[]) => void;
}

export interface Projector {
  /**
   * Resolves when this process has taken the projector's lock and brought every read model up to
   * date once.
   */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts projecting as soon as no other process does; starts again by itself when the database or
 * the store was gone.
 */
export function startProjector(options: ProjectorOptions): Projector {
  const stop = new AbortController();
  let markReady = (): void => {};
  const ready = new Promise<void>((resolve) => (markReady = resolve));
  let told = '';
  const running = (async () => {
    while (!stop.signal.aborted) {
      try {
        await projectOnce(options, stop.signal, markReady);
      } catch (error) {
        if (!stop.signal.aborted) told = tell(options.log, error, told);
      }
      await pause(stop.signal);
    }
  })();
  return {
    ready,
    stop: async () => {
      stop.abort();
      await running;
    },
  };
}

/** A key that is missing stays so until somebody acts: it is said once, not twice a second. */
function tell(log: Log, error: unknown, told: string): string {
  if (!(error instanceof KeyMissing)) {
    log.warn({ err: error }, 'projector interrupted, starting again');
    return '';
  }
  if (error.message !== told)
    log.error({ stream: error.stream }, `read models are not filled further: ${error.message}`);
  return error.message;
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, RETRY_MS);
    signal.addEventListener('abort', done, { once: true });
  });

async function projectOnce(
  options: ProjectorOptions,
  signal: AbortSignal,
  markReady: () => void,
): Promise<void> {
  const db = await openConnection(options.databaseUrl, 'read', true);
  let notices: Notices | undefined;
  try {
    const { rows } = await db.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1, $2) as locked',
      [LOCK.space, LOCK.project],
    );
    if (!rows[0]!.locked) return;
    const end = new AbortController();
    const abort = (): void => end.abort();
    db.once('end', abort);
    // npm run rebuild: stop following, so that the next round replays what was asked for. Heard
    // from here on, so that it is not missed during a rebuild.
    db.on('notification', abort);
    await db.query('listen rebuild');
    // Rows and checkpoint go together and history can always be read again, so nothing waits for
    // the disk.
    await db.query('set synchronous_commit = off');
    await setApart(db);
    await rebuildChanged(db, options, signal);
    // Nobody else has the lock from here on, so what is remembered of rows stays true.
    const followers = await loadFollowers(db, options);
    const stopped = AbortSignal.any([signal, end.signal]);
    notices = await openNotices(options.databaseUrl, abort);
    await follow({ db, notices }, options, followers, stopped, markReady);
  } finally {
    await notices?.end();
    await db.end().catch(() => {});
  }
}

/** Where each read model and reaction stands. A reaction that is new starts at now. */
async function loadFollowers(
  db: PipelineDb,
  { reactions, store, readModels, history }: ProjectorOptions,
): Promise<Follower[]> {
  const head = await store.head();
  for (const { name } of reactions)
    await db.query(
      'insert into platform.reactions (name, position) values ($1, $2) on conflict do nothing',
      [name, head.toString()],
    );
  await db.query('update platform.reactions set position = $1 where position > $1', [
    head.toString(),
  ]);
  const load = async (kind: FollowerKind) => {
    const { rows } = await db.query<{ name: string; position: string; parked: boolean }>(
      `select name, position::text, parked_at is not null as parked from platform.${kind}`,
    );
    return new Map(
      rows.map(({ name, position, parked }) => [
        name,
        { position: BigInt(position), apart: true, parked },
      ]),
    );
  };
  const [ofModels, ofReactions] = [await load('read_models'), await load('reactions')];
  return [
    ...readModels.map((model) => ({
      kind: 'read_models' as const,
      name: model.name,
      rows: new ModelRows(model),
      ...ofModels.get(model.name)!,
    })),
    ...(await Promise.all(
      reactions.map(async (reaction) => {
        const at = ofReactions.get(reaction.name)!;
        const gate = await gateAt(reaction, at.position, history);
        return { kind: 'reactions' as const, name: reaction.name, reaction, gate, ...at };
      }),
    )),
  ];
}

/** Where a batch goes: its rows to the database, the word of it to everybody. */
interface Outlet {
  readonly db: PipelineDb;
  readonly notices: Notices;
}

/**
 * Tails the store and applies what arrives in batches: everything that came in while the last batch
 * was written.
 */
async function follow(
  out: Outlet,
  options: ProjectorOptions,
  followers: readonly Follower[],
  signal: AbortSignal,
  markReady: () => void,
): Promise<void> {
  const live = followers.filter((one) => !one.parked);
  // Where nothing is filled nothing has to catch up, but commands wait to be told of theirs: one
  // that came before this began must not be passed over.
  const after = live.reduce(
    (least, p) => (p.position < least ? p.position : least),
    live[0]?.position ?? 0n,
  );
  const target = await options.store.head();
  if (after >= target) markReady();
  const waiting: RecordedEvent[] = [];
  let wake = (): void => {};
  let drained = (): void => {};
  // One listener for the whole subscription: one for each wait would stay until its end, and every
  // further one would be compared with all before it.
  const end = new AbortController();
  const stop = (): void => {
    end.abort();
    wake();
  };
  signal.addEventListener('abort', stop, { once: true });
  end.signal.addEventListener('abort', () => drained(), { once: true });
  const applying = (async () => {
    while (!signal.aborted) {
      const batch = waiting.splice(0, BATCH);
      drained();
      if (batch.length === 0) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      await applyBatch(out, options, followers, batch);
      if (batch.at(-1)!.position >= target) markReady();
    }
  })();
  const failed = applying.catch((error: unknown) => error);
  void failed.then(() => end.abort());
  for await (const event of options.store.subscribeAll({ after, signal: end.signal })) {
    waiting.push(event);
    wake();
    if (waiting.length >= 4 * BATCH && !end.signal.aborted)
      await new Promise<void>((resolve) => (drained = resolve));
  }
  wake();
  await applying;
}

async function applyBatch(
  { db, notices }: Outlet,
  options: ProjectorOptions,
  followers: readonly Follower[],
  recorded: readonly RecordedEvent[],
): Promise<void> {
  const batch: Batch = {
    events: await options.history.decode(recorded),
    position: recorded.at(-1)!.position,
  };
  const live = followers.filter((one) => !one.parked);
  let effects: readonly NewEffect[];
  try {
    effects = await applyTogether(db, live, batch);
  } catch (error) {
    options.log.error({ err: error }, 'a batch failed, applying each read model by itself');
    effects = await applyEach(db, options, live, batch);
  }
  // Only now does every model that can go on contain the position.
  options.onProjected(batch.position, effects);
  notices.tell(
    batch.position,
    batch.events.flatMap(({ stream, type }) => (options.quiet?.has(type) ? [] : stream)),
  );
}

/** After a failed batch: each one alone, so that only the one that cannot go on is parked. */
async function applyEach(
  db: PipelineDb,
  { log }: ProjectorOptions,
  followers: readonly Follower[],
  batch: Batch,
): Promise<NewEffect[]> {
  const effects: NewEffect[] = [];
  let passing: Error | undefined;
  for (const follower of followers) {
    try {
      effects.push(...(await applyApart(db, follower, batch)));
    } catch (error) {
      // A lost connection or a full disk is no reason to park: the caller starts again.
      if (passes(error)) {
        passing = error as Error;
        continue;
      }
      await db.query('select 1');
      follower.parked = true;
      await park(db, follower, messageForLogs(error));
      log.error(
        { err: error, name: follower.name, position: follower.position.toString() },
        'parked: repair it, then run npm run rebuild',
      );
    }
  }
  if (passing) throw passing;
  return effects;
}
