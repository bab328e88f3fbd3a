// An admin who was added just now is nobody else: two people who may be one are not two.
import { beforeAll, expect, it } from 'vitest';
import type { BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { ROLE: 'api' } });
let bank: BankWorld;
let mallory: string;

beforeAll(async () => {
  bank = await openBankWorld(app);
  const person = { email: 'mallory@purlin.example', firstName: 'Mallory', lastName: 'Quick' };
  const password = 'a-long-enough-one';
  await app.call('POST', '/api/users', { body: { ...person, role: 'admin', password } });
  mallory = await app.signIn(person.email, password);
});

const account = (id: number, cookie: string) =>
  app.call<BankAccountView>('GET', `/api/vendors/${id}/bank-account`, { cookie });

it('does not confirm an account, and is told from when; who was there does', async () => {
  const id = await bank.newVendor('Aspen Quick');
  await bank.enter(id);
  expect(await bank.confirm(id, 1, mallory)).toMatchObject({
    status: 409,
    body: {
      code: 'newcomer',
      message: expect.stringMatching(/^Your access was added or changed less than 24 hours ago\. /),
    },
  });
  const { enteredAt, confirmableAt } = (await account(id, mallory)).body;
  expect(Date.parse(confirmableAt!) - Date.parse(enteredAt!)).toBeGreaterThan(23 * 3_600_000);
  expect((await bank.confirm(id, 1, bank.nora)).status).toBe(200);
});
it('has what they entered confirmed by nobody: whoever added them may have typed it', async () => {
  const id = await bank.ready('Alder Quick');
  await bank.enter(id, { accountNumber: '5550003333' }, mallory);
  expect((await bank.confirm(id, 2)).body).toMatchObject({ code: 'account-of-newcomer' });
});
it('what they entered can be confirmed once their access is a day old', async () => {
  const roleSince = new Date(Date.parse(app.platform.services.clock.now()) - 20 * 3_600_000);
  const email = 'mallory@purlin.example';
  await app.platform.pool.query(
    `with one as (update user_list set role_since = $1 where email = $2 returning id)
      update former_access set role_since = $1 from one where former_access.id = one.id`,
    [roleSince, email],
  );
  const id = await bank.newVendor('Acacia Quick');
  await bank.enter(id, {}, mallory);
  const { confirmableAt } = (await account(id, bank.nora)).body;
  expect(Date.parse(confirmableAt!) - roleSince.getTime()).toBe(24 * 3_600_000);
});
it('is no second person for an approval, and a first one like any other', async () => {
  const vendorId = await bank.ready('Beech Quick');
  const approve = (id: number, cookie: string) =>
    app.call<{ code?: string }>('PATCH', `/api/vendor-payments/${id}/approve`, { cookie });
  const id = await bank.planned(vendorId, '10.00');
  await bank.settle({ approverIsNotPlanner: true });
  expect((await approve(id, mallory)).body.code).toBe('newcomer');
  expect((await approve(id, bank.nora)).status).toBe(200);
  await bank.settle({});
  expect((await approve(await bank.planned(vendorId, '11.00'), mallory)).status).toBe(200);
});
