// A person says that the bank did not pay, and the bank says something else: nothing is paid again
// before somebody else has asked, and the day's limit believes the bank alone.
import { beforeAll, expect, it } from 'vitest';
import type { UnclearAnswer } from '@purlin/contracts/unclear-answers.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { usedOfDay } from './file-numbers.ts';
import { judgingOf, unpayable } from './holds.ts';
import { paymentsByIds } from './read-models/vendor-payment-list.ts';
import { recordUnclear } from './unclear-answers.ts';

const app = useTestApp({ env: { ACH_STOP_MINUTES: '0' } });
let bank: BankWorld;

beforeAll(async () => {
  bank = await openBankWorld(app);
});

const approve = (id: number, cookie?: string) =>
  app.call<{ status?: string }>(
    'PATCH',
    `/api/vendor-payments/${id}/approve`,
    cookie ? { cookie } : {},
  );

it('a rejection by hand that the bank contradicts is not paid again before somebody else asked', async () => {
  const { services } = app.platform;
  const id = await bank.planned(await bank.ready('Fir Hauling'), '600.00');
  await approve(id, bank.nora);
  const { id: batchId, fileName } = await bank.submitted([id]);
  const used = () => usedOfDay(services);
  const before = await used();
  const said = { said: 'rejected', reason: 'By phone' };
  await app.call('POST', `/api/payment-batches/${batchId}/bank-said`, { body: said });
  await until('it is free', async () => (await bank.payment(id)).batchId === null);
  // Perhaps it is with the bank: what it uses of the day stays used.
  expect(await used()).toBe(before);
  expect((await approve(id)).status).toBe(409);
  expect((await approve(id, bank.nora)).body.status).toBe('approved');
  await bank.tell({ say: 'accept', file: fileName });
  const answer = await until('the bank contradicts it', async () =>
    (await app.call<UnclearAnswer[]>('GET', '/api/bank-answers/unclear')).body.find(
      (one) => one.batchId === batchId,
    ),
  );
  expect((await bank.payment(id)).holds).toMatchObject([{ code: 'bank-contradicts-itself' }]);
  expect((await bank.process([id])).body).toMatchObject({ success: 0, failed: 1 });
  const seenTo = (cookie?: string) =>
    app.call<{ code: string }>('POST', `/api/bank-answers/${answer.id}/seen-to`, {
      body: { note: 'Asked the bank' },
      ...(cookie && { cookie }),
    });
  expect((await seenTo()).body.code).toBe('own-word-doubted');
  expect((await seenTo(bank.nora)).status).toBe(200);
  expect((await bank.payment(id)).holds).toEqual([]);
});
it('an answer that comes after the press keeps it out of the file', async () => {
  const { services } = app.platform;
  const id = await bank.planned(await bank.ready('Larch Hauling'), '610.00');
  await approve(id, bank.nora);
  const { id: batchId } = await bank.submitted([id]);
  const [row] = await paymentsByIds(services.db, [id]);
  const problem = { kind: 'out-of-turn', line: null, trace: null, batchId } as const;
  await recordUnclear('late.ach', 'late', { problems: [problem], said: '' }, services);
  const held = await until('it is shown', async () => {
    const found = unpayable(row!, await judgingOf([row!.vendorId], services));
    return found.length > 0 && found;
  });
  expect(held.map(({ code }) => code)).toContain('bank-contradicts-itself');
});
it('a rejection of the bank itself leaves room on its day, also after one by hand', async () => {
  const { services } = app.platform;
  const id = await bank.planned(await bank.ready('Hazel Hauling'), '620.00');
  await approve(id, bank.nora);
  const before = await usedOfDay(services);
  const { id: batchId, fileName } = await bank.submitted([id]);
  expect(await usedOfDay(services)).toBe(before + 62_000);
  const said = { said: 'rejected', reason: 'By phone' };
  await app.call('POST', `/api/payment-batches/${batchId}/bank-said`, { body: said });
  expect(await usedOfDay(services)).toBe(before + 62_000);
  expect((await bank.batch(batchId)).sums.open).toBe('0.00');
  await bank.tell({ say: 'reject', file: fileName, note: 'Not enough funds' });
  await until('there is room again', async () => (await usedOfDay(services)) === before);
});
