// The parts of the platform that a process opens one after the other, each with what closes it.
import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import type { Config } from './config.ts';
import { systemClock } from './core/clock.ts';
import { commandsOf } from './core/commands/command-bus.ts';
import { openApiKeys } from './core/identity/api-keys.ts';
import { openWriteProbe } from './core/condition.ts';
import { openDoneJournal } from './core/tasks/done-journal.ts';
import { openLocks } from './core/commands/locks.ts';
import { openEffectsLedger } from './core/tasks/effects.ts';
import { openForgetting } from './core/tasks/forgetting.ts';
import type { Log } from './core/log.ts';
import { OutsideServices } from './core/outside-services.ts';
import { openPictures } from './core/files/pictures.ts';
import type { Product } from './core/product.ts';
import { watchProjected } from './core/projection/projected.ts';
import { startProjector, type Projector } from './core/projection/projector.ts';
import type { Records } from './core/history/records.ts';
import { REPAIRED } from './core/history/repairs.ts';
import type { Room } from './core/room.ts';
import { openSessions } from './core/identity/sessions.ts';
import { openTaskQueue } from './core/tasks/task-queue.ts';
import { openUploads } from './core/files/uploads.ts';
import { openCounters } from './servers/counters.ts';
import { lazyPdf } from './servers/lazy-pdf.ts';
import { checkMail } from './servers/mail-check.ts';
import type { Listener } from './servers/listener.ts';
import { openMailer } from './servers/mail.ts';
import { pictureMaker } from './servers/pictures/picture-maker.ts';
import { checkRedis } from './servers/redis.ts';

/** What all parts are made of. */
export interface Footing {
  readonly config: Config;
  readonly product: Product;
  /** Without a slash at the end. */
  publicUrl(): string;
  readonly rooms: readonly Room[];
  readonly deciders: readonly AnyDecider[];
  readonly readModels: readonly ReadModel[];
  readonly log: Log;
  readonly records: Records;
  /** What other processes of this product say. */
  readonly listener: Listener;
  readonly opening: AsyncDisposableStack;
}

export const workersOf = (rooms: readonly Room[]) => rooms.flatMap((room) => room.workers ?? []);

/** The world outside: paper, pictures, mail, and what rooms bring. */
export async function openOutside(footing: Footing) {
  const { config, rooms, records, log, opening } = footing;
  const pdf = opening.adopt(lazyPdf(config), (p) => p.close());
  const secret = records.secretFor('senders of pictures');
  const fingerprint = (text: string): string =>
    createHmac('sha256', secret).update(text).digest('hex');
  const pictures = opening.adopt(openPictures(records.pool, pictureMaker(), fingerprint), (p) =>
    p.close(),
  );
  const uploads = openUploads(records.pool, records.secretFor('unfinished uploads'), fingerprint);
  const mailer = opening.adopt(
    openMailer({
      smtpUrl: config.SMTP_URL ?? records.smtpUrl!,
      from: config.MAIL_FROM ?? config.BUSINESS_EMAIL,
      embedded: !config.SMTP_URL,
    }),
    async (m) => m.close(),
  );
  if (config.SMTP_URL) await checkMail(mailer, log);
  const outside = OutsideServices.open(
    rooms.flatMap((room) => room.outside ?? []),
    { ...footing, ...records },
    opening,
  );
  return { pdf, pictures, uploads, mailer, outside };
}

/** What the processes of this product share: the work to do, how far it is, who is signed in. */
export async function openWork({ config, product, records, listener, log, opening }: Footing) {
  const { databaseUrl, db, pool, secretFor } = records;
  if (config.REDIS_URL) await checkRedis(config.REDIS_URL);
  const ledger = opening.adopt(
    await openEffectsLedger(databaseUrl, db, openDoneJournal(path.resolve(config.DATA_DIR))),
    (l) => l.close(),
  );
  // Before the queue, so closed after it: tasks under way may still take some.
  const locks = opening.adopt(openLocks(databaseUrl), (l) => l.close());
  const queue = opening.adopt(
    openTaskQueue({ redisUrl: config.REDIS_URL, databaseUrl }, ledger, log),
    (q) => q.close(),
  );
  const projected = opening.adopt(await watchProjected(listener, db), (p) => p.close());
  const counters = opening.adopt(openCounters(db, config.REDIS_URL), (c) => c.close());
  const sessions = opening.adopt(
    await openSessions({
      db,
      listener,
      counters,
      secret: secretFor('known places'),
      factorSecret: secretFor('second factors'),
    }),
    (s) => s.close(),
  );
  const apiKeys = openApiKeys(db, counters, product.name.toLowerCase());
  return { queue, locks, projected, counters, sessions, apiKeys, probe: openWriteProbe(pool) };
}

/** Commands and what makes them forget: people who are forgotten, events that are repaired. */
export async function openWriting({
  config,
  deciders,
  readModels,
  records,
  listener,
  log,
  opening,
}: Footing) {
  const { db, history, personal, repairs } = records;
  const clock = systemClock(config.TIME_ZONE);
  const commandRoutes = deciders.map((decider) => commandsOf(decider, { history, db, clock }));
  const letGo = (stream?: string): void => {
    for (const route of commandRoutes) route.forget(stream);
  };
  const forgetting = opening.adopt(
    await openForgetting({ listener, db, personal, readModels, onForgotten: letGo }),
    (f) => f.close(),
  );
  const readRepairs = (): Promise<void> => repairs.reload().then(() => letGo());
  opening.defer(
    await listener.listen({
      channel: REPAIRED,
      onNotice: () =>
        void readRepairs().catch((error: unknown) => log.warn({ err: error }, 'repairs')),
      onListening: readRepairs,
    }),
  );
  return { clock, commandRoutes, forgetting };
}

export interface Parts {
  readonly outside: Awaited<ReturnType<typeof openOutside>>;
  readonly work: Awaited<ReturnType<typeof openWork>>;
  readonly writing: Awaited<ReturnType<typeof openWriting>>;
}

/** Keeps the read models in step with history, and rings for the effects of what happened. */
export function project(
  { rooms, deciders, readModels, records, log }: Footing,
  { projected, queue }: Parts['work'],
): Projector {
  const { databaseUrl, store, history, personal, repairs } = records;
  return startProjector({
    databaseUrl,
    store,
    history,
    readModels,
    reactions: rooms.flatMap((room) => room.reactions ?? []),
    quiet: new Set(deciders.flatMap(({ quiet }) => quiet ?? [])),
    log,
    onReplay: async () => {
      personal.drop();
      await repairs.reload();
    },
    onProjected: (position, effects) => {
      projected.reached(position);
      queue.ringFor(effects);
    },
  });
}
