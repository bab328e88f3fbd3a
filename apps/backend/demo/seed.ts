// The demo company: a year of it as commands, marked as demo data, so that every screen has
// something to show after the first start.
import { client } from '@purlin/domain/clients/client.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { notificationReader } from '@purlin/domain/notifications/reader.ts';
import type { AnyDecider, Message } from '@purlin/event-sourcing/decider.ts';
import { usualWords } from '@purlin/words/usual.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { rooms } from '../app.ts';
import { readCompany } from '../company/read-models/company-details.ts';
import { isSeeded, SEEDED } from '../platform/core/tasks/seeding.ts';
import { LOCK, sequenceOf } from '../platform/servers/database.ts';
import type { Services } from '../platform/core/room.ts';
import { bankOf } from '../payments/gateway/service.ts';
import { processPayments } from '../payments/processing.ts';
import type { Platform } from '../platform/platform.ts';
import { momentOn } from './calendar.ts';
import { demoClients } from './clients.ts';
import { demoToday } from './estimates.ts';
import { seedLeads } from './leads.ts';
import { writePast } from './past.ts';
import { demoOffer } from './story.ts';
import { demoNeeds, demoYear, itemNumber, type Place } from './year.ts';

const CORRELATION = 'demo-seed';
/** What clients did before that many days ago, the first admin has read. */
const READ_DAYS = 8;

/**
 * Seeds once. One process does it while the others wait; every command has a fixed key, so a start
 * after a crash goes on where the last one stopped.
 */
export async function seedDemo(platform: Platform): Promise<void> {
  const { pool } = platform;
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1, $2)', [LOCK.space, LOCK.seed]);
    if (await isSeeded(platform.services.db)) return;
    await seed(platform);
    await holder.query(
      "insert into platform.allocations (key, category, id) values ($1, 'seed', 1) " +
        'on conflict do nothing',
      [SEEDED],
    );
  } finally {
    await holder.query('select pg_advisory_unlock_all()').catch(() => {});
    holder.release();
  }
}

async function seed(platform: Platform): Promise<void> {
  const { services, pool } = platform;
  const { clock } = services;
  const now = clock.now();
  const where = {
    today: clock.today(),
    ccbNumber: (await readCompany(services.db)).ccbNumber || '000000',
  };
  const { idOf, fresh } = await numbers(pool, demoNeeds(where, now));
  const place: Place = { ...where, idOf };
  const { moments, toSend } = demoYear(place, now);
  const readUntil = momentOn(dayAfter(place.today, -READ_DAYS), 0);
  let read = 0n;
  await writePast(
    platform,
    moments,
    { reactions: rooms.flatMap((room) => room.reactions ?? []), correlationId: CORRELATION, fresh },
    (at, position) => {
      if (at < readUntil) read = position;
    },
  );
  let n = 0;
  const carryOut = async (
    decider: AnyDecider,
    id: number | 'new',
    command: Message,
    by = 'system',
  ): Promise<number> => {
    const receipt = await services.dispatch(decider, id, command, {
      by,
      correlationId: CORRELATION,
      key: `${CORRELATION}-${++n}`,
    });
    await services.until(receipt.position, 10_000);
    return receipt.id;
  };
  await carryOut(
    notificationReader,
    1,
    { type: 'ReadNotifications', data: { upTo: Number(read) } },
    'user-1',
  );
  await seedToday(carryOut, place);
  await seedLeads(carryOut);
  await sendPayments(toSend, services);
}

/** A batch of today, which can still be stopped; never with a bank that is a real one. */
async function sendPayments(ids: readonly number[], services: Services): Promise<void> {
  if (bankOf(services).simulatedIn === undefined) return;
  const asker = { by: 'user-1', correlationId: CORRELATION, key: `${CORRELATION}-batch` };
  await processPayments(ids, services, asker, 'en');
}

/**
 * The numbers of everything in the past, the same ones at every try; `fresh` when this is the
 * first.
 */
async function numbers(
  pool: Platform['pool'],
  needs: ReturnType<typeof demoNeeds>,
): Promise<{ readonly idOf: Place['idOf']; readonly fresh: boolean }> {
  const taken = new Map<string, number[]>();
  let fresh = true;
  for (const [{ category }, count] of needs) {
    const made = await pool.query(
      `with missing as materialized (
         select n from generate_series(0, $2::int - 1) n where not exists (select 1 from
           platform.allocations where key = 'demo-past/' || $1::text || '/' || n) order by n)
       insert into platform.allocations (key, category,
         id) select 'demo-past/' || $1::text || '/' || n, $1,
         nextval('platform.${sequenceOf(category)}') from missing`,
      [category, count],
    );
    fresh &&= made.rowCount === count;
    const { rows } = await pool.query<{ id: number }>(
      "select id from platform.allocations where category = $1 and key like 'demo-past/%' " +
        "order by split_part(key, '/', 3)::int",
      [category],
    );
    taken.set(
      category,
      rows.map(({ id }) => id),
    );
  }
  return { idOf: ({ category }, n) => taken.get(category)![n]!, fresh };
}

/** What happens today goes its usual way, e-mails and all. */
async function seedToday(
  carryOut: (
    decider: AnyDecider,
    id: number | 'new',
    command: Message,
    by?: string,
  ) => Promise<number>,
  place: Place,
): Promise<void> {
  for (const asked of demoToday) {
    const offer = demoOffer(asked, {
      client: demoClients[asked.client]!,
      day: place.today,
      numberOfItem: itemNumber(place),
    });
    const { name, email, phone, language } = demoClients[asked.client]!;
    const to = { id: place.idOf(client, asked.client), name, email, phone };
    const id = await carryOut(
      estimate,
      'new',
      { type: 'DraftEstimate', data: { ...offer, client: to, duplicateOf: null } },
      'user-1',
    );
    await carryOut(
      estimate,
      id,
      {
        type: 'SendEstimate',
        data: {
          subject: '',
          message: usualWords(language)('send-message'),
          language,
          ccbNumber: place.ccbNumber,
        },
      },
      'user-1',
    );
  }
}
