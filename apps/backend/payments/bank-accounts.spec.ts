// Where a vendor's money goes: entered by one and confirmed by another, corrected through people,
// and its numbers nowhere but in files at the bank.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { placesWith } from '../../../tools/vitest/account-traces.ts';
import { ACCOUNT, openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';

let app: TestApp;
let bank: BankWorld;

beforeAll(async () => {
  app = await openTestApp({ env: { ACH_STOP_MINUTES: '0' } });
  bank = await openBankWorld(app);
}, 60_000);
afterAll(async () => {
  await app.close();
  removeData(app);
});

describe('a bank account', () => {
  it('is entered by one, confirmed by another, and shown by its end', async () => {
    const id = await bank.newVendor('Aster Roofing');
    expect((await bank.enter(id)).body).toMatchObject({
      status: 'entered',
      entry: 1,
      endsWith: '4567',
      mine: true,
      onlyAdmin: false,
    });
    expect((await bank.confirm(id, 1)).status).toBe(409);
    expect((await bank.confirm(id, 2, bank.nora)).status).toBe(412);
    expect((await bank.confirm(id, 1, bank.nora)).body).toMatchObject({
      status: 'confirmed',
      confirmedBy: 'Nora Lindqvist',
    });
    const wrong = await bank.enter(id, { routingNumber: '021000022' });
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { routingNumber: expect.stringContaining('bank') } },
    });
  });
  it('that is changed keeps payments back, and the vendor, the office and each admin hear of it', async () => {
    const id = await bank.ready('Birch Gutters');
    const paid = await bank.approved(id, '10.00');
    expect((await bank.payment(paid)).hold).toBeNull();
    await bank.enter(id, { accountNumber: '5550001111' });
    expect((await bank.payment(paid)).hold).toMatchObject({ code: 'bank-account-unconfirmed' });
    const { body } = await bank.process([paid]);
    expect(body).toMatchObject({ success: 0, failed: 1, batchId: null });
    const mails = await until('all e-mails are there', async () => {
      const all = await Promise.all(app.mail.received.map(readMail));
      const about = all.filter(({ subject }) => subject?.includes('Bank account changed: Birch'));
      return about.length === 4 && about;
    });
    expect(mails.flatMap(({ to }) => to?.[0]?.address)).toContain('admin@purlin.example');
    expect(mails.map(({ text }) => text).join()).toContain('1111');
    expect(mails.map(({ text }) => text).join()).not.toContain('5550001111');
  });
  it('corrects an account only through people', async () => {
    const vendorId = await bank.ready('Fir Framing');
    const id = await bank.approved(vendorId, '60.00');
    const { id: batchId, fileName, entries } = await bank.submitted([id]);
    const { trace } = entries[0]!;
    await bank.tell({ say: 'correct', file: fileName, trace, code: 'C01', note: '7778889990' });
    const show = () => app.call<BankAccountView>('GET', `/api/vendors/${vendorId}/bank-account`);
    const { body } = await until('the correction is proposed', async () => {
      const now = await show();
      return now.body.correction !== null && now;
    });
    expect(body).toMatchObject({ status: 'confirmed', correction: { endsWith: '9990' } });
    expect((await bank.batch(batchId)).entries[0]).toMatchObject({
      trace,
      correction: { code: 'C01', meaning: expect.any(String), endsWith: '9990' },
    });
    await app.call('POST', `/api/vendors/${vendorId}/bank-account/accept-correction`, {
      body: { trace },
    });
    expect((await show()).body).toMatchObject({ status: 'entered', entry: 2, endsWith: '9990' });
  });
});

it('no number of any of them stands anywhere', async () => {
  // Entered, entered instead of another one, and proposed by the bank.
  expect(await placesWith(app, [ACCOUNT, '5550001111', '7778889990'])).toEqual([]);
}, 30_000);
