// Payments on their way through the bank, over HTTP and through the simulated bank: once each,
// whoever is at it at the same time and wherever a process dies.
import { beforeAll, describe, expect, it } from 'vitest';
import type { BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import type { BankConnection } from '@purlin/contracts/payment-sums.ts';
import type { BatchSummary } from '@purlin/contracts/payment-batches.ts';
import type { BatchProcessed } from '@purlin/contracts/payments.ts';
import type { SimulatedBank } from '@purlin/contracts/simulated-bank.ts';
import { brokenRules } from '@purlin/domain/payments/ach/ach-rules.ts';
import { readAchFile } from '@purlin/domain/payments/ach/read-ach-file.ts';
import { placesWith } from '../../../tools/vitest/account-traces.ts';
import {
  ACCOUNT,
  addReader,
  openBankWorld,
  type BankWorld,
} from '../../../tools/vitest/bank-world.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import type { Services } from '../platform/core/room.ts';
import { BankAway } from './gateway/bank-gateway.ts';
import { writeBatch } from './batch-file.ts';
import { processPayments } from './processing.ts';
import { settleDueLines } from './rounds.ts';
import { batchIsSubmitted } from './workers/submit-batch.ts';

const app = useTestApp({ env: { ACH_STOP_MINUTES: '0' } });
let bank: BankWorld;
let services: Services;

beforeAll(async () => {
  bank = await openBankWorld(app);
  ({ services } = app.platform);
});

/** Months later: every date that was asked for has come. */
const later = (): Services => {
  const now = new Date(Date.now() + 60 * 86_400_000).toISOString();
  return { ...services, clock: { ...services.clock, now: () => now } };
};
const asker = { by: 'user-1', correlationId: 'spec' };

/** What the e-mail to Dogwood Supply with this subject says, once it is there. */
const toVendor = (subject: RegExp): Promise<string> =>
  until(`the vendor has ${subject}`, async () => {
    const all = await Promise.all(app.mail.received.map(readMail));
    const mail = all.find(
      (one) =>
        one.to?.[0]?.address === 'dogwood.supply@supply.example' && subject.test(one.subject ?? ''),
    );
    return mail?.text ?? false;
  });

/** What the vendor's account says that the bank said of it. */
const turnedBack = async (vendorId: number) =>
  (await app.call<BankAccountView>('GET', `/api/vendors/${vendorId}/bank-account`)).body.turnedBack;

describe('a batch', () => {
  it('says of each payment what became of it, and the others go on', async () => {
    const vendorId = await bank.ready('Cedar Metal');
    const [good, without, pending] = await Promise.all([
      bank.approved(vendorId, '1250.50'),
      bank.newVendor('No Account').then((id) => bank.approved(id, '20.00')),
      bank.planned(vendorId, '5.00'),
    ]);
    const { body } = await bank.process([good, without, pending, 987_654, good]);
    expect(body).toMatchObject({ success: 1, failed: 3 });
    expect(body.results).toEqual([
      { paymentId: good, outcome: 'processed', reason: null },
      { paymentId: without, outcome: 'failed', reason: expect.stringContaining('No Account') },
      { paymentId: pending, outcome: 'failed', reason: 'This payment hasn’t been approved yet.' },
      { paymentId: 987_654, outcome: 'failed', reason: expect.any(String) },
    ]);
    const sent = await bank.untilBatch(body.batchId!, 'submitted');
    expect(sent).toMatchObject({ count: 1, total: '1250.50', simulated: true });
    const file = await app.call<string>('GET', `/api/payment-batches/${sent.id}/file`);
    expect(brokenRules(readAchFile(file.text))).toEqual([]);
    expect(file.text).toContain(ACCOUNT);
    const proof = await app.call('GET', `/api/payment-batches/${sent.id}/proof`);
    expect(proof.body).toEqual({
      file: {
        lines: 10,
        bytes: file.text.length,
        entries: 1,
        addenda: 1,
        entryHash: '0002100002',
        business: '1250.50',
        personal: '0.00',
        debits: '0.00',
        readBack: '1250.50',
        control: '1250.50',
      },
    });
    expect(proof.text).not.toContain(ACCOUNT);
  });

  it('is what the settings know of the bank: the way to it, what was sent, what files say', async () => {
    const sent = await bank.submitted([
      await bank.approved(await bank.ready('Catkin Slate'), '5.00'),
    ]);
    const path = '/api/vendor-payments/bank';
    const { body } = await app.call<BankConnection>('GET', path);
    expect(body).toMatchObject({
      way: 'simulated',
      server: null,
      inFiles: { companyName: 'SIMULATED CO', companyId: '1930000000' },
      lastSent: { batchId: sent.id, name: sent.fileName },
    });
    expect(body.missing).toContain('companyId');
    await bank.tell({ say: 'accept', file: sent.fileName });
    const { acceptedAt } = await bank.untilBatch(sent.id, 'accepted');
    expect((await app.call<BankConnection>('GET', path)).body.lastAnswerAt).toBe(acceptedAt);
  });

  it('is found by its number, a payee, an amount and a trace', async () => {
    const vendorId = await bank.ready('Chestnut Slate');
    const { id, entries } = await bank.submitted([await bank.approved(vendorId, '99999999.99')]);
    const found = async (q: string) =>
      (
        await app.call<BatchSummary[]>('GET', `/api/payment-batches?q=${encodeURIComponent(q)}`)
      ).body.map((one) => one.id);
    const trace = entries[0]!.trace!;
    const asShown = `${trace.slice(0, 8)} ${trace.slice(8)}`;
    for (const q of [`Batch 000${id}`, 'chestnut', '$99,999,999.99', trace, asShown])
      expect([q, await found(q)]).toEqual([q, [id]]);
    expect(await found('nobody')).toEqual([]);
  });

  it('settles on its day, comes back line by line, and everybody hears of it', async () => {
    const vendorId = await bank.ready('Dogwood Supply');
    await addReader(app, vendorId);
    const kept = await bank.approved(vendorId, '300.00');
    const back = await bank.approved(vendorId, '40.25');
    const { id, fileName } = await bank.submitted([kept, back]);
    await settleDueLines(later());
    expect((await bank.payment(kept)).status).toBe('processing');
    await bank.tell({ say: 'accept', file: fileName });
    await bank.untilBatch(id, 'accepted');
    await settleDueLines(later());
    const settled = await bank.untilBatch(id, 'finished');
    const paid = await until('it is paid', async () => {
      const now = await bank.payment(kept);
      return now.status === 'paid' && now;
    });
    expect(paid).toMatchObject({ batchId: id, paidAt: expect.any(String) });
    const subjectsNow = async (): Promise<(string | undefined)[]> =>
      (await Promise.all(app.mail.received.map(readMail))).map((one) => one.subject);
    // What is written to the vendor counts what has arrived by then.
    await until('the vendor was sent what arrived', async () =>
      (await subjectsNow()).some((one) => one?.startsWith('Payment of $340.25 from')),
    );
    const { trace } = settled.entries.find(({ paymentId }) => paymentId === back)!;
    await bank.tell({ say: 'return', file: fileName, trace, code: 'R03', note: 'NO ACCOUNT' });
    const returned = await until('it came back', async () => {
      const now = await bank.payment(back);
      return now.returned !== null && now;
    });
    expect(returned).toMatchObject({
      status: 'approved',
      batchId: null,
      paidAt: null,
      returned: { code: 'R03', note: 'NO ACCOUNT' },
    });
    expect(await turnedBack(vendorId)).toMatchObject({ code: 'R03', at: expect.any(String) });
    expect(await bank.batch(id)).toMatchObject({
      returnedCount: 1,
      returnedTotal: '40.25',
      sums: { entries: '340.25', fileCredits: '340.25', settled: '300.00', returned: '40.25' },
    });
    await until('the office was sent what came back', async () =>
      (await subjectsNow()).some((one) => one?.startsWith('Returned by the bank: $40.25')),
    );
    const traces = settled.entries.map((entry) => entry.trace);
    const mail = await toVendor(/^Payment of \$340\.25/);
    expect(mail).toMatch(new RegExp(['vendor-portal.tab=payments', ...traces].join('[^]*'), 'u'));
    const told = await toVendor(/^Our \$40\.25 payment was returned/);
    const words = ['account doesn’t exist', 'INV-40.25', 'ending in 4567', trace, 'call us'];
    for (const part of [...words, '?tab=payments']) expect(told).toContain(part);
    // Nothing is paid again by itself, but to another account it may be.
    await bank.anotherAccount(vendorId);
    expect(await turnedBack(vendorId)).toBe(null);
    const again = await bank.submitted([back]);
    await bank.tell({ say: 'accept', file: again.fileName });
    await bank.untilBatch(again.id, 'accepted');
    await settleDueLines(later());
    expect(await toVendor(/^Payment of \$40\.25/)).toContain(`(trace number ${trace!})`);
  });

  it('that the bank rejects gives every payment back', async () => {
    const id = await bank.approved(await bank.ready('Elm Hauling'), '75.00');
    const { id: batchId, fileName } = await bank.submitted([id]);
    await bank.tell({ say: 'reject', file: fileName, note: 'Immediate origin not known' });
    expect(await bank.untilBatch(batchId, 'rejected')).toMatchObject({
      reason: 'Immediate origin not known',
    });
    await until('it is free', async () => (await bank.payment(id)).status === 'approved');
  });
});

describe('never twice', () => {
  it('two admins process the same payments at the same moment: each payment once', async () => {
    const vendorId = await bank.ready('Grove Tile');
    const ids = await Promise.all(
      ['1', '2', '3', '4'].map((cents) => bank.approved(vendorId, cents)),
    );
    const [a, b] = await Promise.all([
      bank.process(ids),
      bank.process(ids.toReversed(), bank.nora),
    ]);
    expect(a.body.success + b.body.success).toBe(ids.length);
    const traces = await until('every payment is in one file', async () => {
      const batches = [a, b].flatMap(({ body }) => body.batchId ?? []);
      const all = (await Promise.all(batches.map(bank.batch))).flatMap(({ entries }) =>
        entries.filter(({ trace }) => trace !== null),
      );
      return all.length === ids.length && all;
    });
    expect(new Set(traces.map(({ paymentId }) => paymentId))).toEqual(new Set(ids));
  });

  it('the same request again under its key is the same batch and the same answer', async () => {
    const id = await bank.approved(await bank.ready('Hazel Works'), '5.00');
    const ask = (paymentId: number) =>
      app.call<BatchProcessed>('POST', '/api/vendor-payments/batch-process', {
        body: { paymentIds: [paymentId] },
        headers: { 'idempotency-key': 'process-once-1' },
      });
    const [first, second] = [await ask(id), await ask(id)];
    const { batchId, results } = first.body;
    expect(second.body).toMatchObject({ success: 1, batchId, results });
    const other = await bank.approved(await bank.ready('Hazel Works Two'), '6.00');
    expect((await ask(other)).status).toBe(422);
  });

  it('it can be stopped while nothing has left', async () => {
    const id = await bank.approved(await bank.ready('Ivy Stone'), '33.00');
    const held = { ...services, config: { ...services.config, ACH_STOP_MINUTES: 5 } };
    const { batchId, stoppableUntil } = await processPayments([id], held, asker, 'en');
    expect(stoppableUntil).not.toBeNull();
    await expect(writeBatch(batchId!, services)).rejects.toThrow('batch-still-stoppable');
    expect(await bank.batch(batchId!)).toMatchObject({ status: 'open', count: 1, total: '33.00' });
    await app.call('POST', `/api/payment-batches/${batchId}/stop`, { body: {} });
    await until('it is free', async () => (await bank.payment(id)).status === 'approved');
    expect((await bank.payment(id)).story[0]).toMatchObject({ by: 'First Admin' });
    expect((await bank.batch(batchId!)).endedBy).toBe('First Admin');
  });

  it('a process that dies between the intent and the file leaves it to a person', async () => {
    const id = await bank.approved(await bank.ready('Juniper Roofs'), '44.00');
    let tries = 0;
    const sent = await bank.behaving(
      {
        send: async (_name, _content, begin) => {
          tries += 1;
          await begin();
          throw new Error('the process died here');
        },
      },
      async () => {
        const { body } = await bank.process([id]);
        await bank.untilBatch(body.batchId!, 'submitting');
        await until('it gave up', () =>
          app.logged.some((line) => line.includes('nobody knows whether the bank has the file')),
        );
        return body;
      },
    );
    const batchId = sent.batchId!;
    // No machine goes on: asked again it leaves the file alone.
    const attempt = { effectId: 'spec', correlationId: 'spec', attempt: 1, unanswered: 0 };
    expect(await batchIsSubmitted.run({ batchId } as never, attempt, services)).toBe('skipped');
    expect(tries).toBe(1);
    expect((await bank.payment(id)).status).toBe('processing');
    await app.call('POST', `/api/payment-batches/${batchId}/submission`, {
      body: { arrived: false },
    });
    const { fileName } = await bank.untilBatch(batchId, 'submitted');
    const { files } = (await app.call<SimulatedBank>('GET', '/api/simulated-bank')).body;
    expect(files.filter(({ name }) => name === fileName)).toHaveLength(1);
  });

  it('while the bank is away nothing is begun', async () => {
    const id = await bank.approved(await bank.ready('Knoll Paint'), '55.00');
    const away = 'the bank is away, says the spec';
    await bank.behaving({ send: () => Promise.reject(new BankAway(away)) }, async () => {
      const { batchId } = (await bank.process([id])).body;
      await bank.untilBatch(batchId!, 'written');
      await until('it was tried', () => app.logged.some((line) => line.includes(away)));
      expect((await bank.batch(batchId!)).status).toBe('written');
    });
  });
});

it('no account number stands anywhere but in files at the bank', async () => {
  const { text } = await app.call('GET', '/api/payment-batches/1/file');
  expect(text).toContain(ACCOUNT);
  expect(await placesWith(app, [ACCOUNT])).toEqual([]);
});
