// What a vendor reads of their own money: when it arrives and under which trace, and how much has
// arrived in which month; and nothing of anybody else's.
import { beforeAll, expect, it } from 'vitest';
import type { VendorMoney } from '@purlin/contracts/payment-sums.ts';
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { settleDueLines } from './rounds.ts';

const PASSWORD = 'a-long-enough-one';
const app = useTestApp({ env: { ACH_STOP_MINUTES: '0' } });
let bank: BankWorld;

beforeAll(async () => {
  bank = await openBankWorld(app);
});

/** A vendor who can be paid, and the cookie of a person of theirs. */
async function vendorWithSignIn(name: string) {
  const vendorId = await bank.ready(name);
  const email = `${name.toLowerCase().replace(' ', '.')}@people.example`;
  await app.call('POST', '/api/users', {
    body: {
      firstName: 'Ray',
      lastName: 'Duong',
      role: 'vendor',
      email,
      password: PASSWORD,
      vendorId,
    },
  });
  return { vendorId, cookie: await app.signIn(email, PASSWORD) };
}

const read = async <T>(path: string, cookie: string) =>
  (await app.call<T>('GET', path, { cookie })).body;
const mine = (cookie: string, query = '') =>
  read<VendorPayment[]>(`/api/vendor-payments${query}`, cookie);
const money = (cookie: string) => read<VendorMoney>('/api/vendor-payments/of-vendor', cookie);

/** Two months later: every day on which something was to arrive has come. */
const settle = () => {
  const { services } = app.platform;
  const now = new Date(Date.now() + 60 * 86_400_000).toISOString();
  return settleDueLines({ ...services, clock: { ...services.clock, now: () => now } });
};

it('shows the day of arrival and the trace, then the month in which it arrived', async () => {
  const { vendorId, cookie } = await vendorWithSignIn('Larch Gutters');
  const other = await vendorWithSignIn('Maple Metal');
  const [sent, planned] = [
    await bank.approved(vendorId, '620.00'),
    await bank.planned(vendorId, '75.00'),
  ];
  await bank.planned(other.vendorId, '999.00');
  const { id, entries } = await bank.submitted([sent]);
  const { trace, effectiveOn } = entries[0]!;
  await until('it is on its way', async () => (await money(cookie)).onItsWay.count === 1);

  const open = await mine(cookie, '?open=true');
  expect(open.map((one) => one.id).toSorted((a, b) => a - b)).toEqual([sent, planned]);
  expect(open.find((one) => one.id === sent)!.sent).toEqual({
    trace,
    endsWith: '4567',
    arrivesOn: effectiveOn,
    arrivedOn: null,
  });
  expect(open.find((one) => one.id === planned)!.sent).toBeNull();
  expect(await money(cookie)).toEqual({
    onItsWay: { count: 1, total: '620.00' },
    planned: { count: 1, total: '75.00' },
    cameBack: { count: 0, total: '0.00' },
    months: [],
  });

  const { fileName } = await bank.batch(id);
  await bank.tell({ say: 'accept', file: fileName });
  await bank.untilBatch(id, 'accepted');
  await settle();
  const month = effectiveOn!.slice(0, 7);
  await until('it has arrived', async () => (await money(cookie)).months.length === 1);
  expect((await money(cookie)).months).toEqual([{ month, count: 1, total: '620.00' }]);
  const paid = await mine(cookie, `?status=paid&paidIn=${month}`);
  expect(paid.map((one) => one.sent)).toEqual([
    { trace, endsWith: '4567', arrivesOn: effectiveOn, arrivedOn: effectiveOn },
  ]);
  expect(await mine(cookie, '?status=paid&paidIn=2020-01')).toEqual([]);
  // Of another vendor nothing is among it, whatever is asked for.
  expect((await money(other.cookie)).months).toEqual([]);
  expect(await read(`/api/vendor-payments/of-vendor?vendorId=${vendorId}`, other.cookie)).toEqual(
    await money(other.cookie),
  );
});

it('tells what came back, under the trace that the bank asks for', async () => {
  const { vendorId, cookie } = await vendorWithSignIn('Nutmeg Crane');
  const id = await bank.approved(vendorId, '88.00');
  const { id: batchId, entries, fileName } = await bank.submitted([id]);
  const { trace } = entries[0]!;
  await bank.tell({ say: 'accept', file: fileName });
  await bank.untilBatch(batchId, 'accepted');
  await bank.tell({ say: 'return', file: fileName, trace, code: 'R03' });
  await until('it came back', async () => (await money(cookie)).cameBack.count === 1);
  expect(await mine(cookie, '?open=true')).toMatchObject([
    { status: 'approved', returned: { code: 'R03' }, sent: { trace, arrivedOn: null } },
  ]);
  // The office is told why in the language of whoever reads it, and counts as many as it lists.
  const listed = await app.call<VendorPayment[]>('GET', '/api/vendor-payments?cameBack=true');
  expect(listed.body).toMatchObject([{ id, returned: { code: 'R03' } }]);
  const counted = await app.call<VendorMoney>('GET', '/api/vendor-payments/of-vendor');
  expect(counted.body.cameBack).toEqual({ count: 1, total: '88.00' });
  const inFrench = await app.call<VendorPayment>('GET', `/api/vendor-payments/${id}`, {
    headers: { 'accept-language': 'fr' },
  });
  expect(inFrench.body.returned?.meaning).toBe('Ce compte n’existe pas, ou il n’est pas à ce nom.');
});
