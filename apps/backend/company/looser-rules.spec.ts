// Looser payment rules take a second person where there is one (rule: second-person): over HTTP,
// from the request to the confirmation, and told to whoever may confirm.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '@purlin/contracts/notifications.ts';
import type { PastSettings, ProposedRules, SectionView } from '@purlin/contracts/settings.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
let bank: BankWorld;
beforeAll(async () => {
  bank = await openBankWorld(app, { usual: true });
});

const open = async (cookie?: string) =>
  (await app.call<ProposedRules | null>('GET', '/api/settings/payments/proposed', { cookie })).body;
const confirm = (body: object, cookie?: string) =>
  app.call<SectionView<'payments'>>('POST', '/api/settings/payments/proposed/confirm', {
    body,
    cookie,
  });

describe('an admin with another admin', () => {
  it('cannot switch the guard off alone', async () => {
    const saved = await bank.propose({ approverIsNotPlanner: false, dailyLimit: '500' });
    expect(saved).toMatchObject({
      status: 200,
      body: { values: { approverIsNotPlanner: true, dailyLimit: '500' } },
    });
    const mine = (await open())!;
    expect(mine).toMatchObject({
      by: 'First Admin',
      mine: true,
      rules: [{ rule: 'approverIsNotPlanner', before: true, after: false }],
      waitingFor: ['Nora Lindqvist'],
      confirmable: false,
    });
    const { proposal, changes } = mine;
    expect(await confirm({ proposal, changes })).toMatchObject({
      status: 409,
      body: { code: 'own-payment-rules' },
    });
    const vendorId = await bank.ready('Dogwood Supply');
    const id = await bank.planned(vendorId, '90.00');
    expect(await app.call('PATCH', `/api/vendor-payments/${id}/approve`)).toMatchObject({
      status: 409,
      body: { code: 'own-payment' },
    });
  });

  it('the other is told in the app and by e-mail', async () => {
    const told = await until('Nora is told', async () => {
      const { body } = await app.call<Notification[]>('GET', '/api/notifications', {
        cookie: bank.nora,
      });
      return body.find(({ kind }) => kind === 'payment_rules_proposed');
    });
    expect(told).toMatchObject({
      path: '/settings/payments',
      title:
        'Looser rules for vendor payments wait for a second person: whoever creates a payment ' +
        'can approve it',
    });
    const mail = await until('the e-mail', async () => {
      const all = await Promise.all(app.mail.received.map(readMail));
      return all.find(({ subject }) => subject?.includes('wants to loosen'));
    });
    expect(mail.to?.map(({ address }) => address)).toEqual(['nora@purlin.example']);
  });

  it('the other confirms what they saw, and history names both', async () => {
    const { proposal, changes, ...hers } = (await open(bank.nora))!;
    expect(hers).toMatchObject({ mine: false, confirmable: true, confirmableAt: null });
    expect((await confirm({ proposal, changes: changes - 1 }, bank.nora)).body).toMatchObject({
      code: 'settings-changed',
    });
    expect((await confirm({ proposal, changes }, bank.nora)).body.values).toMatchObject({
      approverIsNotPlanner: false,
    });
    expect(await open()).toBeNull();
    const { body } = await app.call<PastSettings[]>('GET', '/api/settings/payments/history');
    expect(body[0]).toMatchObject({ by: 'Nora Lindqvist', askedBy: 'First Admin' });
  });

  it('a request can be withdrawn, and tighter rules need nobody', async () => {
    await bank.propose({ dailyLimit: '900' });
    const { proposal } = (await open())!;
    const body = { proposal };
    expect(
      (await app.call('POST', '/api/settings/payments/proposed/withdraw', { body })).status,
    ).toBe(200);
    expect(await open()).toBeNull();
    expect((await bank.propose({ dailyLimit: '100' })).body).toMatchObject({
      values: { dailyLimit: '100' },
    });
    expect(await open()).toBeNull();
  });
});

it('a bookkeeper who may approve payments confirms as well', async () => {
  const bookkeeper = await bank.bookkeeper();
  await bank.propose({ dailyLimit: '700' });
  const { proposal, changes, waitingFor } = (await open(bookkeeper))!;
  expect(waitingFor).toEqual(['Nora Lindqvist', 'Omar Reyes']);
  expect((await confirm({ proposal, changes }, bookkeeper)).body.values).toMatchObject({
    dailyLimit: '700',
  });
});
