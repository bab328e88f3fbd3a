// What the bank says, also where it contradicts itself or speaks of what nobody knows.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '@purlin/contracts/notifications.ts';
import type { UnclearAnswer } from '@purlin/contracts/unclear-answers.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import type { Services } from '../platform/core/room.ts';
import { openDropFolder } from './gateway/drop-folder.ts';
import { bankOf, bankService } from './gateway/service.ts';
import { readBankAnswers } from './bank-answers.ts';
import { paymentRounds, settleDueLines } from './rounds.ts';

const digits = (n: number, width: number): string => `${n}`.padStart(width, '0');

/** A file of the bank in which entries with these traces come back, each of so many cents. */
function returnFile(cents: number, ...traces: readonly string[]): string {
  const hash = digits(32_337_107 * traces.length, 10);
  const totals = `${hash}${'0'.repeat(12)}${digits(cents * traces.length, 12)}`;
  return [
    `101 32337107619312345672611250930A094101${'PURLIN ROOFING'.padEnd(23)}${'BANK'.padEnd(31)}`,
    `5220${'PURLIN ROOFING'.padEnd(36)}1931234567CCDVENDOR PMT261124261124   1021000020000001`,
    ...traces.flatMap((trace, n) => [
      `621323371076${'17654321'.padEnd(17)}${digits(cents, 10)}${'P-1'.padEnd(15)}` +
        `${'FERN'.padEnd(22)}  102100002000000${n + 1}`,
      `799R02${trace}${' '.repeat(6)}02100002${'ACCOUNT CLOSED'.padEnd(44)}02100002000000${n + 1}`,
    ]),
    `8220${digits(traces.length * 2, 6)}${totals}1931234567${' '.repeat(25)}021000020000001`,
    `9000001000001${digits(traces.length * 2, 8)}${totals}${' '.repeat(39)}`,
  ].join('\n');
}

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

describe('a file that the bank accepted', () => {
  it('rejects it later: every payment waits for approval anew, and none is ever paid', async () => {
    const id = await bank.approved(await bank.ready('Elder Hauling'), '76.00');
    const { id: batchId, fileName } = await bank.submitted([id]);
    await bank.tell({ say: 'accept', file: fileName });
    await bank.untilBatch(batchId, 'accepted');
    await bank.tell({ say: 'reject', file: fileName, note: 'Not enough in your account' });
    await bank.untilBatch(batchId, 'rejected');
    await until('it is free', async () => (await bank.payment(id)).status === 'pending');
    await settleDueLines(later());
    expect(await bank.payment(id)).toMatchObject({ status: 'pending', approvedBy: null });
  });
});

/** What the bank left, for one round; says where each file was put. */
async function hear(files: Readonly<Record<string, string>>): Promise<string[][]> {
  const aside: string[][] = [];
  const heard = {
    ...bankOf(services),
    incoming: () => Promise.resolve(Object.keys(files)),
    read: (name: string) => Promise.resolve(Buffer.from(files[name]!, 'latin1')),
    putAside: (...put: string[]) => Promise.resolve(void aside.push(put)),
  };
  await readBankAnswers({ ...services, outside: services.outside.with(bankService, heard) });
  return aside;
}
const open = async () => (await app.call<UnclearAnswer[]>('GET', '/api/bank-answers/unclear')).body;

describe('an entry that comes back', () => {
  it('is recorded whatever else the file says', async () => {
    const vendorId = await bank.ready('Fern Hauling');
    const id = await bank.approved(vendorId, '77.00');
    const { entries } = await bank.submitted([id]);
    const name = 'returns-of-today.ach';
    const content = returnFile(7700, '323371079999999', entries[0]!.trace!);
    expect(await hear({ [name]: content })).toEqual([[name, 'unread']]);
    const returned = await until('it came back', async () => {
      const now = await bank.payment(id);
      return now.returned !== null && now;
    });
    expect(returned).toMatchObject({ status: 'approved', returned: { code: 'R02' } });
  });
  it.each(['R61', 'R68', 'R70', 'R72', 'R77'])(
    '%s is an objection to a return: nothing is paid again before somebody asked',
    async (code) => {
      const vendorId = await bank.ready(`Objection ${code}`);
      const id = await bank.approved(vendorId, '78.00');
      const { id: batchId, entries } = await bank.submitted([id]);
      const trace = entries[0]!.trace!;
      const file = `objection-${code}.ach`;
      const objection = returnFile(7800, trace).replace(
        /^799R02(.{15}).*$/m,
        `799${code}$1251126021000023290210000200000013300302100002`,
      );
      await hear({ [file]: objection });
      expect(await bank.payment(id)).toMatchObject({ status: 'processing', returned: null });
      const [answer] = (await open()).filter((one) => one.file === file);
      expect(answer).toMatchObject({ batchId });
      const before = { 'came-back.ach': returnFile(7800, trace).replace('R02', 'R06') };
      await hear(before);
      await until('it came back', async () => (await bank.payment(id)).returned !== null);
      const message = expect.stringContaining(
        `batch ${batchId}, which included this payment, still`,
      );
      const { holds } = await bank.payment(id);
      expect(holds).toMatchObject([{ code: 'bank-answer-open', message }]);
      expect((await bank.process([id])).body).toMatchObject({ success: 0, failed: 1 });
    },
  );
  it('is not believed with another amount, nor in a file that contradicts its totals', async () => {
    const id = await bank.approved(await bank.ready('Hazel Hauling'), '88.00');
    const { id: batchId, entries } = await bank.submitted([id]);
    const trace = entries[0]!.trace!;
    const [batchTotal, fileTotal] = [/^(8.{39})8800/m, /^(9.{50})8800/m];
    const [batchHash, fileHash] = [/^(8.{9})0032337107/m, /^(9.{20})0032337107/m];
    const files = {
      'one-cent-less.ach': returnFile(8799, trace),
      'batch-total.ach': returnFile(8800, trace).replace(batchTotal, '$18801'),
      'file-total.ach': returnFile(8800, trace).replace(fileTotal, '$18801'),
      'batch-hash.ach': returnFile(8800, trace).replace(batchHash, '$10032337108'),
      'file-hash.ach': returnFile(8800, trace).replace(fileHash, '$10032337108'),
    };
    expect(await hear(files)).toEqual(Object.keys(files).map((name) => [name, 'unread']));
    const told = await until('all are told', async () => {
      const now = (await open()).filter(({ file }) => file in files);
      return now.length === 5 && now.toSorted((a, b) => a.id - b.id);
    });
    const contradict = (line: number, file: string) => [
      `The totals in line ${line} of ${file} don’t match its entries, so none of it was applied`,
    ];
    expect(told.map(({ problems }) => problems)).toEqual([
      [`one-cent-less.ach returns entry ${trace} with a different amount than we sent`],
      contradict(5, 'batch-total.ach'),
      contradict(6, 'file-total.ach'),
      contradict(5, 'batch-hash.ach'),
      contradict(6, 'file-hash.ach'),
    ]);
    expect(told[0]).toMatchObject({ batchId });
    expect(await bank.payment(id)).toMatchObject({ status: 'processing', returned: null });
  });
});

describe('a file that cannot be handled', () => {
  it('is told, and keeps neither the others nor what has settled', async () => {
    const id = await bank.approved(await bank.ready('Ivy Hauling'), '89.00');
    const { id: batchId, fileName } = await bank.submitted([id]);
    const broken = {
      ...bankOf(services),
      simulatedIn: undefined,
      incoming: () => Promise.resolve(['a-stuck.ach', `${fileName}.accepted`]),
      read: () => Promise.resolve(Buffer.from('')),
      putAside: (name: string) =>
        name === 'a-stuck.ach' ? Promise.reject(new Error('Failure')) : Promise.resolve(),
    };
    const round = paymentRounds.find(({ name }) => name === 'hear-the-bank')!;
    await round.run({ ...services, outside: services.outside.with(bankService, broken) });
    await bank.untilBatch(batchId, 'accepted');
    await round.run({ ...later(), outside: services.outside.with(bankService, broken) });
    await until('it is paid', async () => (await bank.payment(id)).status === 'paid');
    const told = (await open()).filter(({ file }) => file === 'a-stuck.ach');
    expect(told.flatMap(({ problems }) => problems).toSorted()).toEqual([
      'Line 1 of a-stuck.ach can’t be read',
      'a-stuck.ach couldn’t be read or set aside; we keep trying',
    ]);
  });
});

describe('a name that comes twice', () => {
  it('is two files, each with its record, and each kept', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'purlin-bank-'));
    mkdirSync(path.join(root, 'incoming'));
    const folder = openDropFolder(root, false);
    for (const content of ['of monday', 'of tuesday']) {
      writeFileSync(path.join(root, 'incoming', 'same.txt'), content);
      await readBankAnswers({ ...services, outside: services.outside.with(bankService, folder) });
    }
    const records = await until('both are told', async () => {
      const now = (await open()).filter(({ file }) => file === 'same.txt');
      return now.length === 2 && now;
    });
    expect(new Set(records.map((one) => one.id)).size).toBe(2);
    const kept = readdirSync(path.join(root, 'unread'));
    const contents = kept.map((name) => readFileSync(path.join(root, 'unread', name), 'utf8'));
    expect(contents.toSorted()).toEqual(['of monday', 'of tuesday']);
    rmSync(root, { recursive: true });
  });
});

describe('what nobody here can place', () => {
  it('waits among the batches, in the bell and in e-mails to who may pay, until somebody saw to it', async () => {
    await hear({ 'garbage.txt': 'not a file of a bank', 'no-such-file.ach.rejected': 'Not ours' });
    const [rejected, garbage] = await until('both are there', async () => {
      const now = (await open()).filter(({ file }) => /garbage|no-such/.test(file));
      return now.length === 2 && now.toSorted((a, b) => b.file.localeCompare(a.file));
    });
    expect(garbage).toMatchObject({ problems: ['Line 1 of garbage.txt can’t be read'] });
    expect(rejected).toMatchObject({
      problems: ['no-such-file.ach.rejected is about a file we never sent'],
      said: 'Not ours',
    });
    const { body: bell } = await app.call<Notification[]>('GET', '/api/notifications?limit=2');
    expect(bell.map(({ kind, title, path: to }) => [kind, title, to])).toEqual([
      [
        'bank_answer_unclear',
        'Bank: no-such-file.ach.rejected is about a file we never sent',
        '/vendor-payments/batches',
      ],
      [
        'bank_answer_unclear',
        'Bank: Line 1 of garbage.txt can’t be read',
        '/vendor-payments/batches',
      ],
    ]);
    const mails = await until('both admins were mailed', async () => {
      const all = await Promise.all(app.mail.received.map(readMail));
      const about = all.filter(({ subject }) => subject?.endsWith('unclear: garbage.txt'));
      return about.length >= 2 && about;
    });
    expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length);
    // Read once more, because a process died before it put them aside: nobody hears it twice.
    await hear({ 'garbage.txt': 'not a file of a bank' });
    const { body: left } = await app.call<UnclearAnswer[]>(
      'POST',
      `/api/bank-answers/${garbage!.id}/seen-to`,
      { body: { note: 'Called the bank' } },
    );
    expect(left.some(({ id }) => id === garbage!.id)).toBe(false);
    expect((await open()).map(({ id }) => id)).toContain(rejected!.id);
  });
  it('is also a rejection of what has settled: nothing is undone, and somebody is told', async () => {
    const id = await bank.approved(await bank.ready('Gorse Hauling'), '78.00');
    const { id: batchId, fileName } = await bank.submitted([id]);
    await bank.tell({ say: 'accept', file: fileName });
    await bank.untilBatch(batchId, 'accepted');
    await settleDueLines(later());
    await until('it is paid', async () => (await bank.payment(id)).status === 'paid');
    const name = `${fileName}.rejected`;
    expect(await hear({ [name]: 'Too late' })).toEqual([[name, 'unread']]);
    const told = await until('it is told', async () =>
      (await open()).find(({ file }) => file === name),
    );
    expect(told).toMatchObject({
      batchId,
      problems: [
        `The bank rejected batch ${batchId} after settling, returning, or correcting payments ` +
          'in it',
      ],
      said: 'Too late',
    });
    expect((await bank.payment(id)).status).toBe('paid');
  });
  it('is also a rejection after one entry came back: the others stay where they are', async () => {
    const vendorId = await bank.ready('Juniper Hauling');
    const ids = [await bank.approved(vendorId, '61.00'), await bank.approved(vendorId, '62.00')];
    const { id: batchId, fileName, entries } = await bank.submitted(ids);
    const { trace, paymentId } = entries.find(({ amount }) => amount === '61.00')!;
    await bank.tell({ say: 'accept', file: fileName });
    await bank.untilBatch(batchId, 'accepted');
    await hear({ 'one-of-two.ach': returnFile(6100, trace!) });
    const name = `${fileName}.rejected`;
    expect(await hear({ [name]: 'Duplicate file' })).toEqual([[name, 'unread']]);
    await until('it is told', async () => (await open()).find(({ file }) => file === name));
    await until('it came back', async () => (await bank.payment(paymentId!)).returned !== null);
    const other = ids.find((id) => id !== paymentId)!;
    expect((await bank.payment(other)).status).toBe('processing');
    const byHand = await app.call<{ message: string }>(
      'POST',
      `/api/payment-batches/${batchId}/bank-said`,
      { body: { said: 'rejected', reason: 'On the phone' } },
    );
    expect([byHand.status, byHand.body.message]).toEqual([
      409,
      expect.stringMatching(/^The bank has processed this batch/),
    ]);
  });
});
