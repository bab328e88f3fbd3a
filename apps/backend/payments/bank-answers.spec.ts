// What the bank says, also where it contradicts itself or speaks of what nobody knows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import type { Services } from '../platform/core/room.ts';
import { readBankAnswers } from './bank-answers.ts';
import { settleDueLines } from './rounds.ts';

/** A file of the bank in which entries with these traces come back. */
const returnFile = (...traces: readonly string[]): string =>
  [
    `101 32337107619312345672611250930A094101${'PURLIN ROOFING'.padEnd(23)}${'BANK'.padEnd(31)}`,
    `5220${'PURLIN ROOFING'.padEnd(36)}1931234567CCDVENDOR PMT261124261124   1021000020000001`,
    ...traces.flatMap((trace, n) => [
      `621323371076${'17654321'.padEnd(17)}0000007700${'P-1'.padEnd(15)}${'FERN'.padEnd(22)}  1` +
        `02100002000000${n + 1}`,
      `799R02${trace}${' '.repeat(6)}02100002${'ACCOUNT CLOSED'.padEnd(44)}02100002000000${n + 1}`,
    ]),
    `8220000004${'0'.repeat(34)}1931234567${' '.repeat(25)}021000020000001`,
    `9000001000001${'4'.padStart(8, '0')}${'0'.repeat(34)}${' '.repeat(39)}`,
  ].join('\n');

let app: TestApp;
let bank: BankWorld;
let services: Services;

beforeAll(async () => {
  app = await openTestApp({ env: { ACH_STOP_MINUTES: '0' } });
  bank = await openBankWorld(app);
  ({ services } = app.platform);
}, 60_000);
afterAll(async () => {
  await app.close();
  removeData(app);
});

/** Months later: every date that was asked for has come. */
const later = (): Services => {
  const now = new Date(Date.now() + 60 * 86_400_000).toISOString();
  return { ...services, clock: { ...services.clock, now: () => now } };
};

describe('a file that the bank accepted', () => {
  it('rejects it later: every payment is free again, and none is ever paid', async () => {
    const id = await bank.approved(await bank.ready('Elder Hauling'), '76.00');
    const { id: batchId, fileName } = await bank.submitted([id]);
    await bank.tell({ say: 'accept', file: fileName });
    await bank.untilBatch(batchId, 'accepted');
    await bank.tell({ say: 'reject', file: fileName, note: 'Not enough in your account' });
    await bank.untilBatch(batchId, 'rejected');
    await until('it is free', async () => (await bank.payment(id)).status === 'approved');
    await settleDueLines(later());
    expect((await bank.payment(id)).status).toBe('approved');
  });
});

describe('an entry that comes back', () => {
  it('is recorded whatever else the file says', async () => {
    const vendorId = await bank.ready('Fern Hauling');
    const id = await bank.approved(vendorId, '77.00');
    const { entries } = await bank.submitted([id]);
    const aside: string[][] = [];
    const name = 'returns-of-today.ach';
    const content = returnFile('323371079999999', entries[0]!.trace!);
    const heard = {
      ...services.bank,
      incoming: () => Promise.resolve([name]),
      read: () => Promise.resolve(Buffer.from(content, 'latin1')),
      putAside: (...put: string[]) => Promise.resolve(void aside.push(put)),
    };
    await readBankAnswers({ ...services, bank: heard });
    expect(aside).toEqual([[name, 'unread']]);
    const returned = await until('it came back', async () => {
      const now = await bank.payment(id);
      return now.returned !== null && now;
    });
    expect(returned).toMatchObject({ status: 'approved', returned: { code: 'R02' } });
  });
});
