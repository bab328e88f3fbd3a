// The platform: opens everything a process needs, in order, and closes it in the opposite order.
import { createHmac } from 'node:crypto';
import type { AnyDecider, CommandOf, EventOf } from '@purlin/event-sourcing/decider.ts';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import { openDataExport } from './core/files/data-export.ts';
import { conditionOf, type WriteProbe } from './core/condition.ts';
import type { Asker, Receipt } from './core/commands/commands.ts';
import type { CommandRoute } from './core/commands/command-bus.ts';
import { ConfigError, type Config } from './config.ts';
import { makeTables, type Db, type Pool } from './servers/database.ts';
import { openListener } from './servers/listener.ts';
import { unfinishedRestore } from './servers/restores.ts';
import { openFromHistory } from './core/queries/from-history.ts';
import { allocate } from './core/commands/idempotency.ts';
import { openHttp, type HttpApp, type HttpOptions } from './http/server.ts';
import type { Log } from './core/log.ts';
import { missingKey, streamWithoutKey } from './core/history/missing-keys.ts';
import type { PersonalData } from './core/history/personal-data.ts';
import type { Product } from './core/product.ts';
import type { Projected } from './core/projection/projected.ts';
import { openOutages } from './core/tasks/outages.ts';
import { pruning } from './core/tasks/pruning.ts';
import { openRecords } from './core/history/records.ts';
import type { Room, Services } from './core/room.ts';
import { sealingWith } from './core/history/sealing.ts';
import type { EventStore } from '@purlin/event-store/port.ts';
import {
  openOutside,
  openWork,
  openWriting,
  project,
  workersOf,
  type Footing,
  type Parts,
} from './parts.ts';

/**
 * How long a start waits for the read models. Listening with old tables is better than not at all.
 */
const CATCH_UP_MS = 30_000;

export interface Platform {
  readonly services: Services;
  readonly projected: Projected;
  readonly store: EventStore;
  readonly pool: Pool;
  readonly personal: PersonalData;
  readonly writing: WriteProbe;
  /** Where the embedded inbox keeps its mail; undefined when mail goes to a real server. */
  readonly inboxDir: string | undefined;
  /** Starts to listen; answers with the port that was taken. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

/** Fills in what only exists once the platform does: routes that are not the API. */
export type Extend = (
  server: Parameters<HttpOptions['extend']>[0],
  platform: Omit<Platform, 'listen' | 'close'>,
) => void;

/** What is different where it is not the product that is opened. */
export interface OpenOptions {
  /** A restore alone may open what is not put back whole yet. */
  readonly isRestoring?: boolean;
  readonly lookMs?: HttpOptions['lookMs'];
}

/**
 * Opens the embedded servers it needs, migrates, starts projector and workers as the role says, and
 * waits until the read models can be read.
 */
export async function openPlatform(
  config: Config,
  product: Product,
  rooms: readonly Room[],
  log: Log,
  extend: Extend,
  options: OpenOptions = {},
): Promise<Platform> {
  // What was opened is closed in the opposite order, whatever happens half way.
  await using opening = new AsyncDisposableStack();
  const inside = await build(config, product, rooms, log, extend, opening, options);
  const opened = opening.move();
  return {
    ...inside,
    close: () =>
      opened
        .disposeAsync()
        .catch((error: unknown) => log.warn({ err: error }, 'not everything could be closed')),
  };
}

async function build(
  config: Config,
  product: Product,
  rooms: readonly Room[],
  log: Log,
  extend: Extend,
  opening: AsyncDisposableStack,
  { isRestoring = false, lookMs }: OpenOptions,
): Promise<Omit<Platform, 'close'>> {
  const deciders = [...new Set(rooms.flatMap((room) => room.deciders))];
  const readModels = rooms.flatMap((room) => room.readModels);
  const records = await openRecords(config, deciders, !config.SMTP_URL, log, opening);
  if (!isRestoring) await refuseHalfRestored(records.db);
  const { publicUrl, listensOn } = addressOf(config);
  const common = { config, product, publicUrl, rooms, deciders, readModels, log };
  const listener = opening.adopt(await openListener(records.databaseUrl), (l) => l.close());
  const footing = { ...common, records, listener, opening };
  const tables = rooms.flatMap((room) => room.tables ?? []);
  await makeTables(records.pool, tables);
  const outside = await openOutside(footing);
  const work = await openWork(footing);
  const writing = await openWriting(footing);
  let http: HttpApp;
  const services = servicesOf(footing, { outside, work, writing }, (envelope) =>
    http.bus.execute(envelope),
  );
  // Beside the web, where the answer to a command waits for it; what a worker does would slow it.
  if (config.ROLE !== 'worker') opening.adopt(project(footing, work), (p) => p.stop());
  const { store, pool, personal, inboxDir } = records;
  const { projected, probe } = work;
  const inside = { services, projected, store, pool, personal, writing: probe, inboxDir };
  // Opened last, so closed first: calls under way still find everything they need.
  http = opening.adopt(
    await openHttp({
      rooms,
      services,
      commandRoutes: writing.commandRoutes,
      counters: work.counters,
      extend: (server) => extend(server, inside),
      lookMs,
    }),
    (h) => h.close(),
  );
  await untilReadable(records.db, readModels);
  if (config.ROLE !== 'api')
    work.queue.work({
      workers: workersOf(rooms),
      scheduled: [...rooms.flatMap((room) => room.scheduled ?? []), pruning],
      services,
    });
  // After a crash the last rows may be missing while their events are not: what was answered before
  // must be readable before anything is asked again.
  if (!(await projected.until(await store.head(), CATCH_UP_MS)))
    log.warn('the read models are still behind history; is a worker running?');
  return {
    ...inside,
    listen: async () => listensOn(await http.listen(config.PORT, config.HOST)),
  };
}

/** The address in e-mails. With PORT=0 it is final once the process listens. */
function addressOf({ PUBLIC_URL, PORT }: Config) {
  let port = PORT;
  return {
    publicUrl: () => (PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    listensOn: (opened: number): number => (port = opened),
  };
}

/** Throws ConfigError while what belongs to a restore is not done: work would begin too early. */
async function refuseHalfRestored(db: Db): Promise<void> {
  const madeAt = await unfinishedRestore(db);
  if (madeAt !== undefined)
    throw new ConfigError(
      `DATABASE_URL: putting back the backup of ${madeAt} was interrupted. Run npm run restore ` +
        'with the same file again: it goes on where it was.',
    );
}

/** What rooms may use of it all. */
function servicesOf(
  { config, product, rooms, deciders, records, log, publicUrl }: Footing,
  { outside, work, writing }: Parts,
  execute: Execute,
): Services {
  const { databaseUrl, db, history } = records;
  const { queue, projected, sessions, apiKeys, probe } = work;
  const { clock, commandRoutes, forgetting } = writing;
  const fingerprints = records.secretFor('fingerprints');
  return {
    config,
    product: cookieBound(product, publicUrl()),
    log,
    clock,
    db,
    history,
    sessions,
    apiKeys,
    ...outside,
    get publicUrl() {
      return publicUrl();
    },
    fromHistory: openFromHistory({
      databaseUrl,
      db,
      history,
      deciders,
      contains: (position) => projected.until(position, 0),
    }),
    withLock: work.locks.withLock,
    outages: openOutages(db),
    workers: new Map(workersOf(rooms).map((worker) => [worker.kind.task, worker])),
    ring: (tasks) => queue.ring(tasks),
    until: (position, ms) => projected.until(position, ms),
    forget: (subjects) => forgetting.forget(subjects),
    fingerprint: (text) => createHmac('sha256', fingerprints).update(text).digest('hex'),
    sealing: sealingWith(records.secretFor('unfinished work')),
    condition: () => conditionOf(db, probe, rooms),
    exportData: openDataExport({
      databaseUrl,
      store: records.store,
      history,
      deciders,
      log,
      tables: rooms.flatMap((room) => room.taken ?? []),
    }),
    nextId: (decider, key) => allocate(db, decider, key),
    ...commandsThrough(commandRoutes, execute),
  };
}

/**
 * Behind TLS the session's cookie is bound to this host: browsers take `__Host-` from nobody else,
 * no neighbouring domain among them.
 */
const cookieBound = (product: Product, publicUrl: string): Product =>
  publicUrl.startsWith('https:')
    ? {
        ...product,
        sessionCookie: `__Host-${product.sessionCookie}`,
        deviceCookie: `__Host-${product.deviceCookie}`,
        passkeyCookie: `__Host-${product.passkeyCookie}`,
      }
    : product;

type Execute = (message: InstanceType<CommandRoute['Message']>) => ReturnType<Services['dispatch']>;

function commandsThrough(
  commandRoutes: readonly CommandRoute[],
  execute: Execute,
): Pick<Services, 'dispatch' | 'earlier'> {
  const routes = new Map(commandRoutes.map((route) => [route.decider.category, route]));
  return {
    // The decider of the route is this one: what it answered are its events.
    dispatch<D extends AnyDecider>(
      decider: D,
      id: number | 'new',
      command: CommandOf<D>,
      asker: Asker,
    ) {
      const { Message } = routes.get(decider.category)!;
      return execute(new Message(id, command, asker)) as Promise<Receipt<EventOf<D>>>;
    },
    earlier: ({ category }, id, types, asker) => routes.get(category)!.earlier(id, types, asker),
  };
}

/**
 * Read models can be read once the projector, here or in another process, has made every table in
 * its present version. One that could not be made is parked: it says so, and the others are read.
 */
async function untilReadable(db: Db, readModels: readonly ReadModel[]): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ name: string; version: number; parked: boolean }>(
      'select name, version, parked_at is not null as parked from platform.read_models',
    );
    const made = new Map(rows.map((row) => [row.name, row]));
    const isMade = ({ name, version }: ReadModel): boolean =>
      made.get(name)?.version === version || made.get(name)?.parked === true;
    if (readModels.every(isMade)) return;
    const without = await streamWithoutKey(db);
    if (without !== undefined) throw new ConfigError(`DATABASE_URL: ${missingKey(without)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
