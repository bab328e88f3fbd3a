// A company of a given size, written straight into history before the product first starts, so that
// nothing is e-mailed for it.
import { toOffer } from '@purlin/contracts/draft-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { client } from '@purlin/domain/clients/client.ts';
import { decide, fold, type Message } from '@purlin/event-sourcing/decider.ts';
import { NO_STREAM } from '@purlin/event-store/port.ts';
import type { History } from '../../apps/backend/platform/core/history/history.ts';
import type { Pool } from '../../apps/backend/platform/servers/database.ts';

const AT = '2026-03-02T17:00:00.000Z';
const WRITERS = 32;

/** The number of the n-th estimate of a bench company. */
export const numberOf = (id: number): string => `EST-${id}-BENCHKEY`;

/** Writes `clients` clients and `offers` estimates, all of them sent. */
export async function writeCompany(
  history: History,
  pool: Pool,
  clients: number,
  offers: number,
): Promise<void> {
  const meta = (id: number) => ({
    now: AT,
    today: '2026-03-02',
    by: 'user-1',
    id,
    newKey: () => 'BENCHKEY',
  });
  const write = async (
    decider: typeof estimate | typeof client,
    id: number,
    commands: readonly Message[],
  ): Promise<void> => {
    const events: Message[] = [];
    for (const command of commands)
      events.push(...decide(decider, fold(decider as never, events), command, meta(id)));
    await history.append(
      decider,
      id,
      NO_STREAM,
      events,
      { correlationId: 'bench', causationId: 'bench', by: 'user-1', at: AT },
      `bench-${decider.category}-${id}`,
    );
  };
  await inParallel(clients, (id) =>
    write(client, id, [
      {
        type: 'AddClient',
        data: {
          name: clientName(id),
          email: `client${id}@bench.example`,
          phone: null,
          address: `${id} Oak St, Eugene`,
          notes: null,
        },
      },
    ]),
  );
  await inParallel(offers, (id) =>
    write(estimate, id, [
      draftFor(id, 1 + (id % clients)),
      {
        type: 'SendEstimate',
        data: { subject: '', message: 'Please review', ccbNumber: '123456' },
      },
    ]),
  );
  for (const [category, last] of [
    ['client', clients],
    ['estimate', offers],
  ] as const)
    await pool.query(`select setval('platform.stream_number_${category}', ${last})`);
}

const SURNAMES = ['Smith', 'Jones', 'Garcia', 'Nguyen', 'Olsen', 'Kowalski', 'Haddad'];
const WORK = ['tear-off', 'ridge vent', 'gutters', 'standing seam', 'skylight'];
/** Names and titles with parts that many share, few share, and one has. */
export const clientName = (id: number): string => `${SURNAMES[id % SURNAMES.length]} ${id}`;

function draftFor(id: number, clientId: number): Message {
  const body = estimates.draft.body.parse({
    clientId,
    projectTitle: `Roof ${id}, ${WORK[id % WORK.length]}`,
    projectDescription: 'Tear-off and new shingles',
    serviceAddress: `${id} Oak St, Eugene`,
    discountPercentage: 3,
    lineItems: [
      ['Tear-off, per square', 28, '145.00'],
      ['Shingles, per square', 28, '385.00'],
      ['Ridge vent, per foot', 54, '14.00'],
    ].map(([description, quantity, rate]) => ({ description, quantity, rate })),
  });
  return {
    type: 'DraftEstimate',
    data: {
      ...toOffer(body),
      duplicateOf: null,
      client: {
        id: clientId,
        name: clientName(clientId),
        email: `client${clientId}@bench.example`,
        phone: null,
      },
    },
  };
}

/** Does the work for every number from 1 to `count`, some at once. */
export async function inParallel(
  count: number,
  work: (id: number) => Promise<void>,
): Promise<void> {
  let next = 1;
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (next <= count) await work(next++);
    }),
  );
}
