// The projector: fills read models and the effects ledger from history, in the order it happened,
// exactly once.
import type pg from 'pg';
import type { Effect, Reaction } from '@purlin/event-sourcing/reaction.ts';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import type { EventStore, RecordedEvent } from '@purlin/event-store/port.ts';
import { LOCK, openConnection } from '../servers/database.ts';
import type { History, PastEvent } from './history.ts';
import type { Log } from './log.ts';
import { toPayload } from './projected.ts';
import {
  applyModel,
  createTable,
  finishTable,
  settle,
  swapIn,
  type Rebuilt,
} from './read-model-tables.ts';
import { NO_TRIGRAMS, trigramSchema } from '../servers/trigrams.ts';

/** Most events applied in one transaction; bounds memory and the time a reader waits. */
const BATCH = 500;
const RETRY_MS = 500;

export interface ProjectorOptions {
  readonly databaseUrl: string;
  readonly store: EventStore;
  readonly history: History;
  readonly readModels: readonly ReadModel[];
  readonly reactions: readonly Reaction[];
  readonly log: Log;
  /** Called after the rows are committed. */
  readonly onProjected: (position: bigint, effects: readonly NewEffect[]) => void;
  /** Called before read models are replayed: what was forgotten elsewhere must not come back. */
  readonly onReplay?: () => void;
}

export interface Projector {
  /**
   * Resolves when this process has taken the projector's lock and brought every read model up to
   * date once.
   */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

export interface NewEffect {
  readonly id: string;
  readonly task: string;
}
type Db = Pick<pg.Client, 'query' | 'connection'>;
interface Progress {
  readonly kind: 'read_models' | 'reactions';
  readonly name: string;
  position: bigint;
  parked: boolean;
}

/**
 * Starts projecting as soon as no other process does; starts again by itself when the database or
 * the store was gone.
 */
export function startProjector(options: ProjectorOptions): Projector {
  const stop = new AbortController();
  let markReady = (): void => {};
  const ready = new Promise<void>((resolve) => (markReady = resolve));
  const running = (async () => {
    while (!stop.signal.aborted) {
      try {
        await projectOnce(options, stop.signal, markReady);
      } catch (error) {
        if (!stop.signal.aborted)
          options.log.warn({ err: error }, 'projector interrupted, starting again');
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
    await rebuildChanged(db, options);
    const progress = await loadProgress(db, options);
    await follow(db, options, progress, AbortSignal.any([signal, end.signal]), markReady);
  } finally {
    await db.end().catch(() => {});
  }
}

/**
 * Replays every read model that is new or has another version beside the old table, then swaps it
 * in.
 */
async function rebuildChanged(
  db: Db,
  { readModels, store, history, log, onReplay }: ProjectorOptions,
): Promise<void> {
  const { rows } = await db.query<{ name: string; version: number }>(
    'select name, version from platform.read_models',
  );
  const versions = new Map(rows.map((row) => [row.name, row.version]));
  const changed = readModels.filter((model) => versions.get(model.name) !== model.version);
  if (changed.length === 0) return;
  onReplay?.();
  await db.query('drop schema if exists rebuild cascade');
  await db.query('create schema rebuild');
  await db.query('set search_path = rebuild');
  try {
    for (const model of changed) await createTable(db, model);
    let rebuilt: readonly Rebuilt[] = changed.map((model) => ({ model, position: 0n }));
    for await (const page of pagesOf(store.readAll()))
      rebuilt = await replayPage(db, rebuilt, await history.decode(page), page.at(-1)!.position);
    const trigrams = await trigramSchema(db);
    if (!trigrams && changed.some((model) => model.search)) log.warn(NO_TRIGRAMS);
    for (const model of changed) await finishTable(db, model, trigrams);
    await transaction(db, () => swapIn(db, rebuilt));
    // Open screens read again: anything may look different.
    await db.query("select pg_notify('projected', '0 *')");
    for (const { model, error } of rebuilt) {
      if (error === undefined)
        log.info({ model: model.name, version: model.version }, 'read model rebuilt');
      else
        log.error(
          { model: model.name, version: model.version, error },
          'parked while it was rebuilt: repair it, then run npm run rebuild',
        );
    }
  } finally {
    await db.query('set search_path = read');
  }
}

/**
 * One page of history for all that are being rebuilt; one that cannot take it stays where it is,
 * the others go on.
 */
async function replayPage(
  db: Db,
  rebuilt: readonly Rebuilt[],
  events: readonly PastEvent[],
  position: bigint,
): Promise<Rebuilt[]> {
  const after: Rebuilt[] = [];
  for (const one of rebuilt) {
    if (one.error !== undefined) {
      after.push(one);
      continue;
    }
    try {
      await atOnce(db, () => applyModel(db, one.model, events));
      after.push({ ...one, position });
    } catch (error) {
      await db.query('select 1'); // a lost connection is no reason to park: the caller starts again
      after.push({ ...one, error: String(error) });
    }
  }
  return after;
}

async function* pagesOf(events: AsyncIterable<RecordedEvent>): AsyncIterable<RecordedEvent[]> {
  let page: RecordedEvent[] = [];
  for await (const event of events) {
    page.push(event);
    if (page.length === BATCH) {
      yield page;
      page = [];
    }
  }
  if (page.length > 0) yield page;
}

/** Where each read model and reaction stands. A reaction that is new starts at now. */
async function loadProgress(
  db: Db,
  { reactions, store, readModels }: ProjectorOptions,
): Promise<Progress[]> {
  const head = await store.head();
  for (const { name } of reactions)
    await db.query(
      'insert into platform.reactions (name, position) values ($1, $2) on conflict do nothing',
      [name, head.toString()],
    );
  const load = async (kind: Progress['kind'], names: readonly string[]): Promise<Progress[]> => {
    const { rows } = await db.query<{ name: string; position: number; parked_at: string | null }>(
      `select name, position, parked_at from platform.${kind} where name = any($1)`,
      [names],
    );
    return rows.map((row) => ({
      kind,
      name: row.name,
      position: BigInt(row.position),
      parked: row.parked_at !== null,
    }));
  };
  return [
    ...(await load(
      'read_models',
      readModels.map((m) => m.name),
    )),
    ...(await load(
      'reactions',
      reactions.map((r) => r.name),
    )),
  ];
}

/**
 * Tails the store and applies what arrives in batches: everything that came in while the last batch
 * was written.
 */
async function follow(
  db: Db,
  options: ProjectorOptions,
  progress: readonly Progress[],
  signal: AbortSignal,
  markReady: () => void,
): Promise<void> {
  const live = progress.filter((p) => !p.parked);
  const after = live.reduce(
    (least, p) => (p.position < least ? p.position : least),
    live[0]?.position ?? (await options.store.head()),
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
      await applyBatch(db, options, progress, batch);
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
  db: Db,
  options: ProjectorOptions,
  progress: readonly Progress[],
  batch: readonly RecordedEvent[],
): Promise<void> {
  const events = await options.history.decode(batch);
  const position = batch.at(-1)!.position;
  let effects: NewEffect[] = [];
  try {
    effects = await atOnce(db, () =>
      applyAll(
        db,
        options,
        progress.filter((p) => !p.parked),
        events,
        position,
        [notice(db, events, position)],
      ),
    );
  } catch (error) {
    options.log.error({ err: error }, 'a batch failed, applying each read model by itself');
    effects = await applyApart(db, options, progress, events, position);
  }
  options.onProjected(position, effects);
}

const notice = (db: Db, events: readonly PastEvent[], position: bigint): Promise<unknown> =>
  db.query({
    name: 'notify_projected',
    text: "select pg_notify('projected', $1)",
    values: [
      toPayload(
        position,
        events.map((event) => event.stream),
      ),
    ],
  });

/** One transaction for all: rows, effects, checkpoints, and what else is under way in it. */
async function applyAll(
  db: Db,
  { readModels, reactions }: ProjectorOptions,
  progress: readonly Progress[],
  events: readonly PastEvent[],
  position: bigint,
  more: readonly Promise<unknown>[] = [],
): Promise<NewEffect[]> {
  const work: Promise<unknown>[] = [...more];
  const effects: NewEffect[] = [];
  for (const p of progress) {
    const fresh = events.filter((event) => event.position > p.position);
    const model = p.kind === 'read_models' ? readModels.find((m) => m.name === p.name) : undefined;
    const react = p.kind === 'reactions' ? reactions.find((r) => r.name === p.name) : undefined;
    if (model) work.push(applyModel(db, model, fresh));
    if (react) for (const event of fresh) effects.push(...recordEffects(db, react, event, work));
  }
  for (const kind of ['read_models', 'reactions'] as const) {
    const names = progress.filter((p) => p.kind === kind).map((p) => p.name);
    if (names.length > 0)
      work.push(
        db.query({
          name: `checkpoint_${kind}`,
          text: `update platform.${kind} set position = greatest(position,
            $1) where name = any($2)`,
          values: [position.toString(), names],
        }),
      );
  }
  await settle(work);
  for (const p of progress) if (position > p.position) p.position = position;
  return effects;
}

/** Effects become rows with ids made of the event's, so that a replayed batch adds none twice. */
function recordEffects(
  db: Db,
  react: Reaction,
  event: PastEvent,
  work: Promise<unknown>[],
): NewEffect[] {
  const effects: readonly Effect[] = react.whenever[event.type]?.(event.data as never, event) ?? [];
  return effects.map((effect, n) => {
    const id = `${event.eventId}-${react.name}-${n}`;
    work.push(
      db.query({
        name: 'record_effect',
        text:
          'insert into platform.effects (id, task, data, correlation_id) values ($1, $2, $3, ' +
          '$4) on conflict do nothing',
        values: [id, effect.task, JSON.stringify(effect.data), event.metadata.correlationId],
      }),
    );
    return { id, task: effect.task };
  });
}

/** After a failed batch: each one alone, so that only the one that cannot go on is parked. */
async function applyApart(
  db: Db,
  options: ProjectorOptions,
  progress: readonly Progress[],
  events: readonly PastEvent[],
  position: bigint,
): Promise<NewEffect[]> {
  const effects: NewEffect[] = [];
  for (const p of progress.filter((one) => !one.parked)) {
    try {
      effects.push(...(await atOnce(db, () => applyAll(db, options, [p], events, position))));
    } catch (error) {
      // A lost connection is no reason to park: the caller starts again.
      await db.query('select 1');
      p.parked = true;
      await db.query(
        `update platform.${p.kind} set parked_error = $2, parked_at = now() where name = $1`,
        [p.name, String(error)],
      );
      options.log.error(
        { err: error, name: p.name, position: p.position.toString() },
        'parked: repair it, then run npm run rebuild',
      );
    }
  }
  // Only now does every model that can go on contain the position.
  await notice(db, events, position);
  return effects;
}

/**
 * Rows and checkpoint go together and history can always be read again, so nothing waits for the
 * disk.
 */
const BEGIN = 'begin; set local synchronous_commit = off';

/**
 * A whole transaction in one packet: begin, what `send` sends before it first waits, commit.
 * After a failed statement Postgres takes the commit for a rollback.
 */
async function atOnce<T>(db: Db, send: () => Promise<T>): Promise<T> {
  const { stream } = db.connection;
  stream.cork();
  const begun = db.query(BEGIN);
  const sent = send();
  const committed = db.query('commit');
  stream.uncork();
  await settle([begun, sent, committed]);
  return sent;
}

/** A transaction whose statements follow from each other. */
async function transaction<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.query(BEGIN);
  try {
    const result = await work();
    await db.query('commit');
    return result;
  } catch (error) {
    await db.query('rollback').catch(() => {});
    throw error;
  }
}
