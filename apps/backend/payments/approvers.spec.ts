// Who approves has to be there: two people where there are two, settings that nobody could fulfil
// are refused, and a payment that nobody can approve says so.
import { beforeAll, describe, expect, it } from 'vitest';
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { ROLE: 'api' } });
let bank: BankWorld;

beforeAll(async () => {
  bank = await openBankWorld(app, { usual: true });
});

const approve = (id: number, cookie?: string) =>
  app.call<VendorPayment & { code?: string }>('PATCH', `/api/vendor-payments/${id}/approve`, {
    ...(cookie && { cookie }),
  });

it('asks for two people from the start, where there are two', async () => {
  const id = await bank.planned(await bank.newVendor('Alder Usual'), '8.00');
  expect((await approve(id)).body).toMatchObject({ code: 'own-payment' });
  expect((await bank.payment(id)).approversMissing).toBe(0);
  expect((await approve(id, bank.nora)).body).toMatchObject({
    status: 'approved',
    approvedAlone: false,
  });
});

const BOTH = { approverIsNotPlanner: true, twoApprovalsAbove: '10.00' };

it('two people cannot be three: it is refused with what to do', async () => {
  expect((await bank.settle({ approverIsNotPlanner: true })).status).toBe(200);
  expect((await bank.settle({ twoApprovalsAbove: '10.00' })).status).toBe(200);
  expect(await bank.settle(BOTH)).toMatchObject({
    status: 409,
    body: {
      code: 'too-few-approvers',
      message:
        'These settings need 3 people who can approve payments, and you have 2. Some payments ' +
        'could never be approved. Add an admin or a bookkeeper first, or require fewer approvals.',
    },
  });
});

it('a third makes it possible; once they are gone, the payment says that one is missing', async () => {
  const person = { email: 'books@purlin.example', firstName: 'Bea', lastName: 'Lind' };
  const { body } = await app.call<{ id: number }>('POST', '/api/users', {
    body: { ...person, role: 'bookkeeper', password: 'a-long-enough-one' },
  });
  expect((await bank.settle(BOTH)).status).toBe(200);
  const vendorId = await bank.newVendor('Aspen Alone');
  const [small, large] = [
    await bank.planned(vendorId, '9.00'),
    await bank.planned(vendorId, '11.00'),
  ];
  expect((await bank.payment(large)).approversMissing).toBe(0);
  await app.call('POST', `/api/users/${body.id}/deactivate`);
  expect((await bank.payment(large)).approversMissing).toBe(1);
  expect((await bank.payment(small)).approversMissing).toBe(0);
});

describe('a company of one', () => {
  const nora = async (): Promise<number> => {
    const { body } = await app.call<{ id: number; email: string }[]>('GET', '/api/users');
    return body.find(({ email }) => email === 'nora@purlin.example')!.id;
  };
  const aDayLater = () =>
    app.platform.pool.query(
      "update former_access set former_until = former_until - interval '24 hours'",
    );
  const alone = async () =>
    (await app.call<{ alone: boolean }>('GET', '/api/vendor-payments/window')).body.alone;

  it('approves what it created, and is told that nobody else could', async () => {
    await bank.settle({ approverIsNotPlanner: true });
    const vendorId = await bank.newVendor('Beech Alone');
    const [first, later] = [
      await bank.planned(vendorId, '12.00'),
      await bank.planned(vendorId, '13.00'),
    ];
    expect([await alone(), (await approve(first)).body.code]).toEqual([false, 'own-payment']);
    await app.call('POST', `/api/users/${await nora()}/deactivate`);
    // Whoever was invited and never came in cannot be asked.
    const person = { email: 'ida@purlin.example', firstName: 'Ida', lastName: 'Voss' };
    await app.call('POST', '/api/users', { body: { ...person, role: 'admin' } });
    // Whoever takes away the colleague's access is not alone by that.
    expect(await alone()).toBe(false);
    expect((await approve(first)).body.code).toBe('own-payment-today');
    await aDayLater();
    expect([await alone(), (await bank.payment(first)).approversMissing]).toEqual([true, 0]);
    expect((await approve(first)).body).toMatchObject({ status: 'approved', approvedAlone: true });
    const { story, holds } = await bank.payment(first);
    expect(story[0]?.summary).toBe(
      'Approved: $12.00. The only person who can approve payments approved it alone',
    );
    expect(holds.map(({ code }) => code)).not.toContain('approved-by-planner');
    await app.call('POST', `/api/vendor-payments/${first}/take-back-approval`);
    expect((await bank.payment(first)).approvedAlone).toBe(false);
    expect((await approve(later)).status).toBe(200);
  });
  it('changes its settings; more people than there are is still refused', async () => {
    expect((await bank.settle({ approverIsNotPlanner: true, dailyLimit: '900.00' })).status).toBe(
      200,
    );
    expect(await bank.settle(BOTH)).toMatchObject({
      body: { code: 'too-few-approvers' },
    });
  });
  it('is one no more once the second person is back for a day', async () => {
    const id = await bank.planned(await bank.ready('Cedar Alone'), '14.00');
    await app.call('POST', `/api/users/${await nora()}/reactivate`);
    await aDayLater();
    expect((await approve(id)).status).toBe(200);
    await app.platform.pool.query(
      "update user_list set role_since = role_since - interval '25 hours'",
    );
    expect((await bank.payment(id)).holds.map(({ code }) => code)).toContain('approved-by-planner');
    await app.call('POST', `/api/vendor-payments/${id}/take-back-approval`);
    expect((await approve(id)).body.code).toBe('own-payment');
  });
});
