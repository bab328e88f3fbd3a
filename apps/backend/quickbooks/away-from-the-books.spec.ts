// What changed in QuickBooks while nobody looked: it is compared with connecting, however long ago
// it was, whichever company was connected between, and however much else changed.
import { beforeAll, expect, it } from 'vitest';
import { CONNECTION, quickbooksConnection } from '@purlin/domain/quickbooks/connection.ts';
import { DEMO_REALM, OTHER_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });

const DAY_MS = 24 * 3_600_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const phone = (FreeFormNumber: string) => ({ PrimaryPhone: { FreeFormNumber } });
/** As if it had been changed so long ago. */
function changedAgo(days: number, name: string, values: Readonly<Record<string, unknown>>): void {
  world.changeThere(name, values);
  const entry = world.named(name);
  const MetaData = { ...entry.MetaData, LastUpdatedTime: daysAgo(days) };
  world.books.shelf('Customer').set(entry.Id, { ...entry, MetaData });
}
/** As if everything had been compared so long ago. */
const comparedAgo = (days: number) =>
  world.app.platform.services.dispatch(
    quickbooksConnection,
    CONNECTION,
    {
      type: 'RecordComparison',
      data: { realmId: DEMO_REALM, until: daysAgo(days), compared: 0, differing: 0 },
    },
    { by: 'system', correlationId: 'spec' },
  );
const is = (name: string, state: 'differs' | 'failed' | 'in-step') =>
  world.untilState(name, state, 'customer');
const NAMES = ['Ada Birch', 'Ben Alder', 'Cleo Ash', 'Dana Elm', 'Eli Fir', 'Fay Gum'];
beforeAll(async () => {
  for (const name of NAMES) await world.client(name, `${name.replace(' ', '@')}.example`);
  for (const name of NAMES) await is(name, 'in-step');
  await world.untilQuiet();
});

it('is found by connecting again', async () => {
  await world.post('/disconnect');
  world.changeThere('Ada Birch', phone('541 555 0101'));
  await world.connect();
  await is('Ada Birch', 'differs');
  await world.untilQuiet();
});

it('is found where another company was connected between', async () => {
  await comparedAgo(3);
  await world.connect(OTHER_REALM);
  await world.untilQuiet();
  changedAgo(2, 'Ben Alder', phone('541 555 0102'));
  await world.connect();
  await is('Ben Alder', 'differs');
  await world.untilQuiet();
});

it('is found where it was longer ago than QuickBooks tells', async () => {
  await comparedAgo(40);
  await world.post('/disconnect');
  changedAgo(35, 'Cleo Ash', phone('541 555 0103'));
  changedAgo(35, 'Dana Elm', { Active: false });
  await world.connect();
  await is('Cleo Ash', 'differs');
  await is('Dana Elm', 'failed');
  expect((await world.untilQuiet()).needYou).toBe(4);
});

it('is found where more changed than QuickBooks tells at once', async () => {
  for (let n = 0; n < 1_000; n += 1)
    world.books.write('Customer', { DisplayName: `Stranger ${n}` });
  world.changeThere('Eli Fir', phone('541 555 0104'));
  world.changeThere('Fay Gum', { Active: false });
  await world.compared();
  await is('Eli Fir', 'differs');
  await is('Fay Gum', 'failed');
});
