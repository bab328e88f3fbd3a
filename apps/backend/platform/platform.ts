// The platform: opens everything a process needs, in order, and closes it in the opposite order.
import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import { systemClock } from './core/clock.ts';
import { conditionOf, openWriteProbe, type WriteProbe } from './core/condition.ts';
import { commandsOf, type CommandRoute } from './core/command-bus.ts';
import { ConfigError, type Config } from './config.ts';
import { openCounters } from './servers/counters.ts';
import { type Db, type Pool } from './servers/database.ts';
import { openDoneJournal } from './core/done-journal.ts';
import { openEffectsLedger } from './core/effects.ts';
import { chromiumExecutable } from './servers/embedded/chromium.ts';
import { openForgetting } from './core/forgetting.ts';
import { openFromHistory } from './core/from-history.ts';
import { allocate } from './core/idempotency.ts';
import { openHttp, type HttpApp, type HttpOptions } from './http/server.ts';
import type { Log } from './core/log.ts';
import { listenTo } from './servers/listener.ts';
import { openMailer } from './servers/mail.ts';
import { checkMail } from './servers/mail-check.ts';
import { checkRedis } from './servers/redis.ts';
import { keepDocuments } from './servers/kept-documents.ts';
import { openPdfPrinter, PdfFailed, type PdfPrinter } from './servers/pdf.ts';
import { missingKey, streamWithoutKey } from './core/missing-keys.ts';
import type { PersonalData } from './core/personal-data.ts';
import type { Product } from './core/product.ts';
import { watchProjected, type Projected } from './core/projected.ts';
import { startProjector } from './core/projector.ts';
import { openOutages } from './core/outages.ts';
import { pruning } from './core/pruning.ts';
import { openRecords } from './core/records.ts';
import { REPAIRED } from './core/repairs.ts';
import type { Room, Services } from './core/room.ts';
import { openSessions } from './core/sessions.ts';
import { openTaskQueue } from './core/task-queue.ts';
import type { EventStore } from '@purlin/event-store/port.ts';

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
): Promise<Platform> {
  // What was opened is closed in the opposite order, whatever happens half way.
  await using opening = new AsyncDisposableStack();
  const inside = await build(config, product, rooms, log, extend, opening);
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
): Promise<Omit<Platform, 'close'>> {
  const deciders = [...new Set(rooms.flatMap((room) => room.deciders))];
  const readModels = rooms.flatMap((room) => room.readModels);
  const workers = rooms.flatMap((room) => room.workers ?? []);
  const records = await openRecords(config, deciders, !config.SMTP_URL, log, opening);
  const { databaseUrl, smtpUrl, inboxDir, pool, db, store, personal, history } = records;
  const { repairs, secretFor } = records;
  const pdf = opening.adopt(lazyPdf(config), (p) => p.close());
  const mailer = opening.adopt(
    openMailer({
      smtpUrl: config.SMTP_URL ?? smtpUrl!,
      from: config.MAIL_FROM ?? config.BUSINESS_EMAIL,
    }),
    async (m) => m.close(),
  );
  if (config.SMTP_URL) await checkMail(mailer, log);
  if (config.REDIS_URL) await checkRedis(config.REDIS_URL);
  const ledger = opening.adopt(
    await openEffectsLedger(databaseUrl, db, openDoneJournal(path.resolve(config.DATA_DIR))),
    (l) => l.close(),
  );
  const queue = opening.adopt(
    openTaskQueue({ redisUrl: config.REDIS_URL, databaseUrl }, ledger, log),
    (q) => q.close(),
  );
  const projected = opening.adopt(await watchProjected(databaseUrl, db), (p) => p.close());
  const writing = openWriteProbe(pool);
  const clock = systemClock(config.TIME_ZONE);
  const publicUrl = (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, '');

  const counters = opening.adopt(openCounters(db, config.REDIS_URL), (c) => c.close());
  const sessions = opening.adopt(
    await openSessions({ db, databaseUrl, counters, secret: secretFor('known places') }),
    (s) => s.close(),
  );

  let http: HttpApp;
  const commandRoutes = deciders.map((decider) => commandsOf(decider, { history, db, clock }));
  const forgetting = opening.adopt(
    await openForgetting({
      databaseUrl,
      db,
      personal,
      readModels,
      onForgotten: (stream) => {
        for (const route of commandRoutes) route.forget(stream);
      },
    }),
    (f) => f.close(),
  );
  const fingerprints = secretFor('fingerprints');
  const readRepairs = (): Promise<void> =>
    repairs.reload().then(() => {
      for (const route of commandRoutes) route.forget();
    });
  opening.adopt(
    await listenTo({
      databaseUrl,
      channel: REPAIRED,
      onNotice: () =>
        void readRepairs().catch((error: unknown) => log.warn({ err: error }, 'repairs')),
      onListening: readRepairs,
    }),
    (l) => l.close(),
  );
  const services: Services = {
    config,
    product: cookieBound(product, publicUrl),
    log,
    clock,
    db,
    history,
    sessions,
    mailer,
    pdf,
    publicUrl,
    fromHistory: openFromHistory({
      databaseUrl,
      db,
      history,
      deciders,
      contains: (position) => projected.until(position, 0),
    }),
    outages: openOutages(db),
    workers: new Map(workers.map((worker) => [worker.kind.task, worker])),
    ring: (tasks) => queue.ring(tasks),
    until: (position, ms) => projected.until(position, ms),
    forget: (subjects) => forgetting.forget(subjects),
    fingerprint: (text) => createHmac('sha256', fingerprints).update(text).digest('hex'),
    condition: () => conditionOf(db, writing, rooms),
    nextId: (decider, key) => allocate(db, decider, key),
    dispatch: dispatcher(commandRoutes, (envelope) => http.bus.execute(envelope)),
  };
  // Beside the web, where the answer to a command waits for it; what a worker does would slow it.
  if (config.ROLE !== 'worker')
    opening.adopt(
      startProjector({
        databaseUrl,
        store,
        history,
        readModels,
        reactions: rooms.flatMap((room) => room.reactions ?? []),
        log,
        onReplay: async () => {
          personal.drop();
          await repairs.reload();
        },
        onProjected: (position, effects) => {
          projected.reached(position);
          queue.ring(new Set(effects.map(({ task }) => task)));
        },
      }),
      (p) => p.stop(),
    );
  const inside = { services, projected, store, pool, personal, writing, inboxDir };
  // Opened last, so closed first: calls under way still find everything they need.
  http = opening.adopt(
    await openHttp({
      rooms,
      services,
      commandRoutes,
      counters,
      extend: (server) => extend(server, inside),
    }),
    (h) => h.close(),
  );
  await untilReadable(db, readModels);
  if (config.ROLE !== 'api')
    queue.work({
      workers,
      scheduled: [...rooms.flatMap((room) => room.scheduled ?? []), pruning],
      services,
    });
  // After a crash the last rows may be missing while their events are not: what was answered before
  // must be readable before anything is asked again.
  if (!(await projected.until(await store.head(), CATCH_UP_MS)))
    log.warn('the read models are still behind history; is a worker running?');
  return { ...inside, listen: () => http.listen(config.PORT, config.HOST) };
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
      }
    : product;

function dispatcher(
  commandRoutes: readonly CommandRoute[],
  execute: (message: InstanceType<CommandRoute['Message']>) => ReturnType<Services['dispatch']>,
): Services['dispatch'] {
  const routes = new Map(commandRoutes.map((route) => [route.decider.category, route]));
  return (decider, id, command, asker) => {
    const { Message } = routes.get(decider.category)!;
    return execute(new Message(id, command, asker));
  };
}

/**
 * Chromium is unpacked with the first document, not at the start. When that fails (a full disk) the
 * next document tries again.
 */
function lazyPdf(config: Config): PdfPrinter {
  let printer: Promise<PdfPrinter> | undefined;
  const open = async (): Promise<PdfPrinter> => {
    const found = await chromiumExecutable({
      configuredPath: config.CHROMIUM_PATH,
      cacheDir: path.resolve(config.DATA_DIR, 'chromium'),
    });
    return keepDocuments(openPdfPrinter(found));
  };
  const opened = (): Promise<PdfPrinter> =>
    (printer ??= open().catch((error: unknown) => {
      printer = undefined;
      throw new PdfFailed(`The printer could not be started: ${String(error)}`, { cause: error });
    }));
  return {
    print: async (html, options) => (await opened()).print(html, options),
    close: async () => (await printer?.catch(() => undefined))?.close(),
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
