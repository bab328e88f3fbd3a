// What changes here while the answer to a first write is lost reaches the books all the same.
import { expect, it } from 'vitest';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const call = (method: string, path: string, body: object) => world.app.call(method, path, { body });
const loses = (every: number) => world.server.trouble.set({ loseAnswersEvery: every });
const isAway = () => until('answers are lost', async () => (await world.status()).away !== null);

it('sends what was edited before the answer was read', async () => {
  loses(1);
  const id = await world.client('Lena Larch', 'lena@larch.example', {
    phone: '541 555 0101',
    address: '1 Old St, Bend, OR 97701',
  });
  await until('it was written there', () =>
    world.books.all('Customer').some(({ DisplayName }) => DisplayName === 'Lena Larch'),
  );
  await isAway();
  const edited = { phone: '541 555 0109', address: '2 New Ave, Bend, OR 97702' };
  expect((await call('PATCH', `/api/clients/${id}`, edited)).status).toBeLessThan(300);
  loses(0);
  await world.post('/sync');
  await world.untilState('Lena Larch', 'in-step');
  await world.untilQuiet();
  expect(world.named('Lena Larch')).toMatchObject({
    PrimaryPhone: { FreeFormNumber: expect.stringContaining('0109') },
    BillAddr: { Line1: '2 New Ave' },
  });
  expect(world.books.duplicates()).toEqual([]);
});

it('moves an estimate below the job it became before the answer was read', async () => {
  const clientId = await world.client('Nora Nettle', 'nora@nettle.example');
  // The item that estimates are made of is there from the first one on.
  await world.approvedEstimate(clientId, '10.00');
  await world.untilQuiet();
  expect(world.books.all('Estimate')).toHaveLength(1);
  loses(1);
  const estimateId = await world.approvedEstimate(clientId, '2234.56');
  const there = () => world.books.all('Estimate').find(({ TotalAmt }) => TotalAmt === 2234.56);
  await until('it was written there', there);
  await isAway();
  const start = { scheduledStartDate: '2026-12-07T17:00:00.000Z' };
  const job = { title: 'Reroof', address: '1 Oak St', ...start };
  const converted = await call('POST', `/api/estimates/${estimateId}/convert-to-job`, job);
  expect(converted.status).toBeLessThan(300);
  loses(0);
  await world.post('/sync');
  await world.untilQuiet();
  const jobs = world.books.all('Customer').filter(({ ParentRef }) => ParentRef !== undefined);
  expect(jobs).toHaveLength(1);
  await until('it stands below its job', () => there()?.CustomerRef?.value === jobs[0]?.Id);
  expect(world.books.all('Estimate')).toHaveLength(2);
});
