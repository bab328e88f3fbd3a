// A paid bill that was deleted in QuickBooks and is created again is paid by the same payment.
import { expect, it } from 'vitest';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const { vendor, paid } = quickbooksPapers(world);

it('takes its payment along, and owes nothing', async () => {
  const { id } = await paid(await vendor('Juniper Gutters'), '420.00', '77', '2026-11-20');
  const untilBill = (state: string) =>
    world.untilRecord(
      `the bill is ${state}`,
      (one) => one.kind === 'bill' && one.ourId === id && one.state === state,
    );
  const before = await untilBill('in-step');
  await world.untilQuiet();
  const [bill] = world.books.all('Bill');
  world.books.remove('Bill', bill!);
  await world.post('/sync');
  await untilBill('failed');
  await world.post(`/sync/${before.id}/create-again`);
  await until('another one is in step', async () => {
    const now = await untilBill('in-step');
    return now.theirId !== before.theirId;
  });
  await until('the payment pays it', () => world.books.all('Bill')[0]?.Balance === 0);
  await world.untilQuiet();
  expect(world.books.all('Bill')).toMatchObject([{ TotalAmt: 420, Balance: 0 }]);
  expect(world.books.all('BillPayment')).toHaveLength(1);
});
