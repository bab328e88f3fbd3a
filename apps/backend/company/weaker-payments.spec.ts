// Looser rules of payments in force: whoever may approve payments and neither asked for them nor
// confirmed them is told in the app and by e-mail.
import { beforeAll, expect, it } from 'vitest';
import type { Notification } from '@purlin/contracts/notifications.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
let bank: BankWorld;
beforeAll(async () => {
  bank = await openBankWorld(app, { usual: true });
});

const news = async (cookie: string) =>
  (await app.call<Notification[]>('GET', '/api/notifications', { cookie })).body.filter(
    ({ kind }) => kind === 'payment_rules_loosened',
  );

it('tightening them is no news; loosening them is, to everyone else', async () => {
  const bookkeeper = await bank.bookkeeper();
  expect((await bank.settle({ approverIsNotPlanner: true, dailyLimit: '500' })).status).toBe(200);
  expect((await bank.settle({ approverIsNotPlanner: false, dailyLimit: '600' })).status).toBe(200);
  const [told, ...more] = await until('Omar is told', async () => {
    const found = await news(bookkeeper);
    return found.length > 0 && found;
  });
  expect(more).toEqual([]);
  expect(told).toMatchObject({
    path: '/settings/payments',
    title:
      'Vendor payments are less protected than before: whoever creates a payment can approve it ' +
      'and more can be paid per day',
  });
  const mails = async () => {
    const all = await Promise.all(app.mail.received.map(readMail));
    return all.filter(({ subject }) => subject?.includes('loosened the payment rules'));
  };
  const [mail, ...others] = await until('the e-mail', async () => {
    const found = await mails();
    return found.length > 0 && found;
  });
  expect(others).toEqual([]);
  expect(mail?.to?.map(({ address }) => address)).toEqual(['omar@purlin.example']);
  expect(mail?.subject).toContain('Nora Lindqvist loosened the payment rules');
});
