// Test transfers of $0.00, from the press to the account that has passed or was turned back: one
// for each account, whoever presses and wherever a process dies.
import { beforeAll, describe, expect, it } from 'vitest';
import type { BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import type { Notification } from '@purlin/contracts/notifications.ts';
import type { SimulatedBank } from '@purlin/contracts/simulated-bank.ts';
import type { VendorTimelineEntry } from '@purlin/contracts/vendors.ts';
import { brokenRules } from '@purlin/domain/payments/ach/ach-rules.ts';
import { readAchFile } from '@purlin/domain/payments/ach/read-ach-file.ts';
import { ACH_NUMBERS, achNumbers } from '@purlin/domain/payments/ach-numbers.ts';
import { easternTime } from '@purlin/domain/payments/ach/banking-days.ts';
import { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { fileOf } from './file-again.ts';
import { orNoMoreFiles } from './file-numbers.ts';
import { sendDuePrenotes } from './prenotes.ts';
import { settleDueLines, writeDueBatches } from './rounds.ts';

const app = useTestApp({ env: { ACH_STOP_MINUTES: '0' } });
let bank: BankWorld;

beforeAll(async () => {
  bank = await openBankWorld(app);
});

const at = (id: number) => `/api/vendors/${id}/bank-account`;
const show = async (id: number) => (await app.call<BankAccountView>('GET', at(id))).body;
const press = (id: number, entry = 1) =>
  app.call<BankAccountView>('POST', `${at(id)}/test`, { body: { entry } });
/** A vendor whose account nobody has confirmed. */
const entered = async (name: string, more: object = {}): Promise<number> => {
  const id = await bank.newVendor(name);
  await bank.enter(id, more);
  return id;
};
/** Its batch, once the bank has the file. */
const atBank = async (id: number) => {
  const test = await until('the test is in a file', async () => {
    const now = (await show(id)).test;
    return now?.state === 'sent' && now;
  });
  return bank.untilBatch(test.batchId!, 'submitted');
};
const story = async (id: number) =>
  (await app.call<VendorTimelineEntry[]>('GET', `/api/vendors/${id}/timeline`)).body.map(
    ({ summary }) => summary,
  );
/** A week later what was accepted has settled. */
const aWeekOn = async (): Promise<void> => {
  const { services } = app.platform;
  const now = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await settleDueLines({ ...services, clock: { ...services.clock, now: () => now } });
};

describe('a test transfer', () => {
  it('is one file with entries of no money, CCD and PPD, that keeps every rule', async () => {
    const ids = [
      await entered('Alder Supply'),
      await entered('Birch Person', { accountHolderType: 'person', accountType: 'savings' }),
    ] as const;
    const { services } = app.platform;
    const [first] = await Promise.all([press(ids[0]), press(ids[0]), press(ids[1])]);
    expect(first.body.test).toMatchObject({ state: 'asked', passesOn: null });
    await sendDuePrenotes(services);
    const batches = await Promise.all(ids.map(atBank));
    for (const batch of batches) {
      expect(batch).toMatchObject({ kind: 'prenotes', total: '0.00' });
      const file = readAchFile((await fileOf(batch.id, services))!.content.toString('latin1'));
      expect(brokenRules(file)).toEqual([]);
    }
    const entries = batches.flatMap(({ entries: all }) => all);
    expect(entries.map(({ payee, code }) => `${payee} ${code}`)).toEqual(
      expect.arrayContaining(['Alder Supply CCD', 'Birch Person PPD']) as string[],
    );
    const { body } = await app.call<SimulatedBank>('GET', '/api/simulated-bank');
    const tried = body.files.flatMap((file) => file.entries.map(({ payee }) => payee));
    expect(tried.filter((payee) => payee === 'ALDER SUPPLY')).toHaveLength(1);
    // Pressed again, there is nothing to send any more.
    await press(ids[0]);
    expect((await show(ids[0])).test).toMatchObject({ state: 'sent', batchId: batches[0]!.id });
  });
  it('keeps payments back with a reason of its own, also once somebody else confirmed', async () => {
    const id = await entered('Cherry Supply');
    const payment = await bank.approved(id, '10.00');
    await press(id);
    const codes = async () => (await bank.payment(payment)).holds.map(({ code }) => code);
    expect(await codes()).toContain('bank-account-unconfirmed');
    const { fileName } = await atBank(id);
    expect((await bank.confirm(id, 1, bank.nora)).body.status).toBe('confirmed');
    expect(await codes()).toEqual(['prenote-under-way']);
    const { body } = await bank.process([payment]);
    expect(body).toMatchObject({ success: 0, failed: 1 });
    await bank.tell({ say: 'accept', file: fileName });
  });
  it('settles on its day, and the vendor’s page and story say from when money may follow', async () => {
    const id = await entered('Dogwood Supply');
    await press(id);
    const batch = await atBank(id);
    await bank.tell({ say: 'accept', file: batch.fileName });
    await bank.untilBatch(batch.id, 'accepted');
    await aWeekOn();
    await until('it has settled', async () =>
      (await story(id)).some((line) => line.startsWith('Test transfer arrived on')),
    );
    expect((await show(id)).test?.passesOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await story(id)).join('\n')).toMatch(
      /arrived on[^]*file created[^]*added to batch[^]*\$0\.00 test transfer requested/,
    );
    expect((await bank.batch(batch.id)).story.map(({ summary }) => summary)[0]).toContain(
      '1 test transfer settled',
    );
  });
  it('that comes back turns the account back, and the office hears of it', async () => {
    const id = await entered('Elm Supply');
    await press(id);
    const batch = await atBank(id);
    const { trace } = batch.entries[0]!;
    await bank.tell({ say: 'accept', file: batch.fileName });
    await bank.tell({ say: 'return', file: batch.fileName, trace, code: 'R03', note: '' });
    const { turnedBack } = await until('it is turned back', async () => {
      const now = await show(id);
      return now.turnedBack !== null && now;
    });
    expect(turnedBack).toMatchObject({ code: 'R03', meaning: expect.any(String) as string });
    expect((await bank.confirm(id, 1, bank.nora)).body).toMatchObject({
      code: 'account-turned-back',
    });
    expect((await press(id)).body).toMatchObject({ code: 'account-turned-back' });
    const bell = await app.call<readonly Notification[]>('GET', '/api/notifications?q=Elm');
    expect(bell.body.map(({ kind }) => kind)).toEqual(['account_turned_back']);
    await until('the office has an e-mail', async () =>
      (await Promise.all(app.mail.received.map(readMail))).some(
        ({ subject }) => subject === 'Elm Supply’s bank account failed its test',
      ),
    );
  });
  it('that is corrected proposes the other account, and has not passed', async () => {
    const id = await entered('Fir Supply');
    await press(id);
    const batch = await atBank(id);
    const { trace } = batch.entries[0]!;
    await bank.tell({
      say: 'correct',
      file: batch.fileName,
      trace,
      code: 'C01',
      note: '7778889990',
    });
    const now = await until('the correction is proposed', async () => {
      const account = await show(id);
      return account.correction !== null && account;
    });
    expect(now).toMatchObject({ correction: { endsWith: '9990' }, test: { state: 'corrected' } });
  });
  it('of a file that the bank rejects says why, and can be sent again', async () => {
    const id = await entered('Gum Supply');
    await press(id);
    const batch = await atBank(id);
    await bank.tell({ say: 'reject', file: batch.fileName, note: 'Wrong originator' });
    await until('it was not sent', async () => (await show(id)).test?.state === 'not-sent');
    expect((await show(id)).test?.reason).toContain('Wrong originator');
    await press(id);
    expect((await atBank(id)).id).not.toBe(batch.id);
  });
  it('is of the account that was looked at, and of none that is confirmed', async () => {
    const id = await bank.ready('Hazel Supply');
    expect((await press(id)).body).toMatchObject({ code: 'bank-account-confirmed' });
    expect((await press(id, 2)).status).toBe(412);
  });
});

it('a test transfer for which no letter is left today waits for tomorrow', async () => {
  const { services } = app.platform;
  const id = await entered('Yew Supply');
  const now = easternTime(services.clock.now());
  const day = { ...now, bankingDay: now.day, traces: 1, creditCents: 0, mostCentsOfDay: null };
  for (let batchId = 90_001; ; batchId++) {
    const command = { type: 'TakeFileNumbers', data: { ...day, batchId } } as const;
    const asker = { by: 'system', correlationId: 'spec' };
    const made = await orNoMoreFiles(services.dispatch(achNumbers, ACH_NUMBERS, command, asker));
    if (made instanceof Refusal) break;
  }
  await press(id);
  const batchId = await until('it is in a batch', async () => {
    await sendDuePrenotes(services);
    const state = await services.history.stateOf(bankAccount, id);
    return 'account' in state && state.prenote?.batchId;
  });
  const tomorrow = new Date(Date.parse(services.clock.now()) + 86_400_000).toISOString();
  const { day: waitsUntil } = easternTime(tomorrow);
  const waiting = { status: 'open', waitsUntil };
  await until('it waits', async () => (await bank.batch(batchId)).waitsUntil === waitsUntil);
  // It says so where somebody looks for it, and is left alone for the day.
  expect((await show(id)).test).toMatchObject({ state: 'asked', batchId, waitsUntil });
  const before = await services.history.read(bankAccount, id);
  await writeDueBatches(services);
  expect(await bank.batch(batchId)).toMatchObject(waiting);
  expect(await services.history.read(bankAccount, id)).toEqual(before);
  expect((await bank.batch(batchId)).story[0]!.summary).toMatch(/^Delayed until .*no more files/);
  await writeDueBatches({ ...services, clock: { ...services.clock, now: () => tomorrow } });
  const sent = await bank.untilBatch(batchId, 'submitted');
  expect(sent).toMatchObject({ waitsUntil: null });
  expect(sent.fileName).toContain('A.ach');
});
