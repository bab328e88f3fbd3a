// Who approves has to be there: settings that nobody could fulfil are refused, and a payment that
// nobody can approve says so.
import { beforeAll, expect, it } from 'vitest';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { ROLE: 'api' } });
let bank: BankWorld;

beforeAll(async () => {
  bank = await openBankWorld(app);
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
