// Where a vendor's money goes: entered by one and confirmed by another, corrected through people,
// and its numbers nowhere but in files at the bank.
import { beforeAll, describe, expect, it } from 'vitest';
import type { BankAccountView, UnconfirmedAccount } from '@purlin/contracts/bank-accounts.ts';
import type { Notification } from '@purlin/contracts/notifications.ts';
import type { VendorTimelineEntry } from '@purlin/contracts/vendors.ts';
import { placesWith } from '../../../tools/vitest/account-traces.ts';
import { ACCOUNT, openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { ACH_STOP_MINUTES: '0' } });
let bank: BankWorld;

beforeAll(async () => {
  bank = await openBankWorld(app);
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
      body: { errors: { routingNumber: expect.stringContaining('routing number') } },
    });
  });
  it('waits in a list until somebody has confirmed it; an auditor sees it and changes nothing', async () => {
    const id = await bank.newVendor('Alder Skylights');
    await bank.enter(id);
    const path = `/api/vendors/${id}/bank-account`;
    const waiting = async (who: 'admin' | 'auditor') =>
      (
        await app.call<UnconfirmedAccount[]>('GET', '/api/bank-accounts/unconfirmed', { as: who })
      ).body.filter(({ vendorId }) => vendorId === id);
    const line = { vendor: 'Alder Skylights', endsWith: '4567', enteredBy: 'First Admin' };
    expect(await waiting('admin')).toMatchObject([{ ...line, mine: true }]);
    expect(await waiting('auditor')).toMatchObject([{ ...line, mine: false }]);
    await bank.confirm(id, 1, bank.nora);
    expect(await waiting('auditor')).toEqual([]);
    const seen = await app.call('GET', path, { as: 'auditor' });
    expect(seen.body).toMatchObject({ endsWith: '4567', confirmedBy: 'Nora Lindqvist' });
    expect(seen.text).not.toContain('accountNumber');
    expect((await app.call('DELETE', path, { as: 'auditor', body: {} })).status).toBe(403);
    for (const who of ['estimator', 'scheduler', 'vendor', 'client'] as const)
      expect((await app.call('GET', path, { as: who })).status, who).toBe(403);
  });
  it('is entered by a bookkeeper too, and confirmed by an admin only', async () => {
    const cookie = await bank.bookkeeper();
    const id = await bank.newVendor('Acorn Gutters');
    const path = `/api/vendors/${id}/bank-account`;
    await bank.enter(id, {}, cookie);
    expect((await app.call('GET', path, { cookie })).body).toMatchObject({
      mine: true,
      onlyAdmin: false,
    });
    expect((await bank.confirm(id, 1, cookie)).status).toBe(403);
    expect((await bank.confirm(id, 1)).body).toMatchObject({ confirmedBy: 'First Admin' });
    await bank.enter(id, { accountNumber: '5550004444' });
    expect((await bank.confirm(id, 2, cookie)).status).toBe(403);
    // Whether the admin would be alone is a matter of admins, not of whoever else pays.
    expect((await bank.confirm(id, 2)).status).toBe(409);
    expect((await bank.confirm(id, 2, bank.nora)).body).toMatchObject({ status: 'confirmed' });
  });
  it('that is changed keeps payments back, and the vendor, the office and each admin hear of it', async () => {
    const id = await bank.ready('Birch Gutters');
    const paid = await bank.approved(id, '10.00');
    expect((await bank.payment(paid)).holds).toEqual([]);
    await bank.enter(id, { accountNumber: '5550001111' });
    expect((await bank.payment(paid)).holds).toMatchObject([{ code: 'bank-account-unconfirmed' }]);
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
  const show = (id: number) => app.call<BankAccountView>('GET', `/api/vendors/${id}/bank-account`);
  /** Of a payment to the vendor that the bank has, with the account it says is right. */
  const corrected = async (vendorId: number, amount: string, accountNumber: string) => {
    const id = await bank.approved(vendorId, amount);
    const { id: batchId, fileName, entries } = await bank.submitted([id]);
    const { trace } = entries[0]!;
    await bank.tell({ say: 'correct', file: fileName, trace, code: 'C01', note: accountNumber });
    await until('the bank has said it', async () =>
      (await bank.batch(batchId)).story.some(({ summary }) => summary.includes('corrected: C01')),
    );
    return { batchId, trace };
  };
  const about = (what: string, id: number, body: object) =>
    app.call<BankAccountView>('POST', `/api/vendors/${id}/bank-account/${what}`, { body });
  it('corrects an account only through people', async () => {
    const vendorId = await bank.ready('Fir Framing');
    const { batchId, trace } = await corrected(vendorId, '60.00', '7778889990');
    const { body } = await until('the correction is proposed', async () => {
      const now = await show(vendorId);
      return now.body.correction !== null && now;
    });
    expect(body).toMatchObject({ status: 'confirmed', correction: { endsWith: '9990' } });
    expect((await bank.batch(batchId)).entries[0]).toMatchObject({
      trace,
      correction: { code: 'C01', meaning: expect.any(String), endsWith: '9990' },
    });
    await about('accept-correction', vendorId, { trace });
    expect((await show(vendorId)).body).toMatchObject({
      status: 'entered',
      entry: 2,
      endsWith: '9990',
      formerEndsWith: '4567',
    });
  });
  it('keeps an account that the bank corrects wrongly, and hears of it once', async () => {
    const vendorId = await bank.ready('Gum Glazing');
    const { trace } = await corrected(vendorId, '61.00', '7778889990');
    const waiting = await bank.approved(vendorId, '62.00');
    await until('payments are held', async () =>
      (await bank.payment(waiting)).holds.some(({ code }) => code === 'correction-open'),
    );
    const { body } = await about('refuse-correction', vendorId, {
      trace,
      reason: 'Ana says it is the old one',
    });
    expect(body).toMatchObject({ status: 'confirmed', entry: 1, correction: null });
    expect((await bank.payment(waiting)).holds).toEqual([]);
    expect((await about('accept-correction', vendorId, { trace })).status).toBe(404);
    // The bank says the same of the next payment: nobody is asked again, nothing rings.
    await corrected(vendorId, '63.00', '7778889990');
    expect((await show(vendorId)).body.correction).toBeNull();
    const bell = await app.call<readonly Notification[]>('GET', '/api/notifications?q=Gum');
    expect(bell.body.map(({ kind }) => kind)).toEqual(['account_correction']);
    const story = await app.call<VendorTimelineEntry[]>('GET', `/api/vendors/${vendorId}/timeline`);
    expect(story.body.map(({ summary }) => summary)).toContain(
      'Correction to 9990 rejected (C01): Ana says it is the old one',
    );
  });
  it('tells of a correction that is none, where the account, the batch and the vendor are', async () => {
    const vendorId = await bank.ready('Hop Glazing');
    const { batchId, trace } = await corrected(vendorId, '64.00', '!!');
    const told = await until('the vendor’s story tells it', async () => {
      const path = `/api/vendors/${vendorId}/timeline`;
      const [last] = (await app.call<VendorTimelineEntry[]>('GET', path)).body;
      return last?.summary.includes('can’t be applied here') && last.summary;
    });
    expect(told).toContain(`a correction (C01) to entry ${trace}`);
    expect((await show(vendorId)).body).toMatchObject({ status: 'confirmed', correction: null });
    expect((await bank.batch(batchId)).entries[0]).toMatchObject({
      correction: { code: 'C01', endsWith: '' },
    });
  });
});

it.each([
  ['return', 'C01', 'returned payment'],
  ['return', 'R99', 'returned payment'],
  ['correct', 'R03', 'correction code'],
  ['correct', 'C99', 'correction code'],
])('the simulated bank does not %s with %s, and says so', async (say, code, words) => {
  const id = await bank.approved(await bank.ready(`Ivy ${code}`), '65.00');
  const { fileName: file, entries } = await bank.submitted([id]);
  const answer = await bank.tell({ say, file, trace: entries[0]!.trace, code, note: '' });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: { code: expect.stringContaining(words) } },
  });
});

it('no number of any of them stands anywhere', async () => {
  // Entered, entered instead of another one, and proposed by the bank.
  expect(await placesWith(app, [ACCOUNT, '5550001111', '7778889990'])).toEqual([]);
});
