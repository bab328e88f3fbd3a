// A person says that the bank did not pay, and the bank says something else: nothing is paid again
// before somebody else has asked, and the day's limit believes the bank alone.
import { beforeAll, expect, it } from 'vitest';
import type { UnclearAnswer } from '@purlin/contracts/unclear-answers.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { usedOfDay } from './file-numbers.ts';
import { BankAway } from './gateway/bank-gateway.ts';
import { bankOf } from './gateway/service.ts';

const app = useTestApp({ env: { ACH_STOP_MINUTES: '0' } });
let bank: BankWorld;
/** Added just now: not a second person yet. */
let mallory: string;

beforeAll(async () => {
  bank = await openBankWorld(app);
  const person = { email: 'mallory@purlin.example', firstName: 'Mallory', lastName: 'Quick' };
  const password = 'a-long-enough-one';
  await app.call('POST', '/api/users', { body: { ...person, role: 'admin', password } });
  mallory = await app.signIn(person.email, password);
});

const approve = (id: number, cookie?: string) =>
  app.call<{ status?: string }>(
    'PATCH',
    `/api/vendor-payments/${id}/approve`,
    cookie ? { cookie } : {},
  );

const contradicted = (batchId: number) =>
  until('the bank contradicts it', async () =>
    (await app.call<UnclearAnswer[]>('GET', '/api/bank-answers/unclear')).body.find(
      (one) => one.batchId === batchId,
    ),
  );
const seenTo = ({ id }: UnclearAnswer, cookie?: string) =>
  app.call<{ code: string }>('POST', `/api/bank-answers/${id}/seen-to`, {
    body: { note: 'Asked the bank' },
    ...(cookie && { cookie }),
  });

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
  const answer = await contradicted(batchId);
  expect((await bank.payment(id)).holds).toMatchObject([{ code: 'bank-answer-open' }]);
  expect((await bank.process([id])).body).toMatchObject({ success: 0, failed: 1 });
  expect((await seenTo(answer)).body.code).toBe('own-word-doubted');
  expect((await seenTo(answer, mallory)).body.code).toBe('newcomer');
  expect((await seenTo(answer, bank.nora)).status).toBe(200);
  expect((await bank.payment(id)).holds).toEqual([]);
});
it('whoever reported that the bank does not have it stays the one who did, whoever stops it', async () => {
  const id = await bank.planned(await bank.ready('Larch Hauling'), '610.00');
  await approve(id, bank.nora);
  let sent: (() => Promise<void>) | undefined;
  const { outside } = app.platform.services;
  const send = async (name: string, content: Buffer, begin: () => Promise<void>) => {
    if (sent) throw new BankAway('not again');
    sent = () => bankOf({ outside }).send(name, content, () => Promise.resolve());
    await begin();
    throw new Error('nobody knows whether it arrived');
  };
  const { batchId, fileName } = await bank.behaving({ send }, async () => {
    const { batchId: made } = (await bank.process([id])).body;
    const { fileName: name } = await bank.untilBatch(made!, 'submitting');
    const about = `/api/payment-batches/${made}`;
    await app.call('POST', `${about}/submission`, { body: { arrived: false } });
    await app.call('POST', `${about}/stop`, { body: {}, cookie: bank.nora });
    await until('it is free', async () => (await bank.payment(id)).batchId === null);
    return { batchId: made!, fileName: name };
  });
  // The word is of who reported it: who stopped it may approve it anew.
  expect((await approve(id)).status).toBe(409);
  expect((await approve(id, bank.nora)).body.status).toBe('approved');
  await sent!();
  await bank.tell({ say: 'accept', file: fileName });
  const answer = await contradicted(batchId);
  expect((await seenTo(answer)).body.code).toBe('own-word-doubted');
  expect((await seenTo(answer, bank.nora)).status).toBe(200);
});
it('a report that the bank answered by taking the file doubts nobody later', async () => {
  const id = await bank.planned(await bank.ready('Maple Hauling'), '630.00');
  await approve(id, bank.nora);
  let times = 0;
  const { outside } = app.platform.services;
  const send = async (name: string, content: Buffer, begin: () => Promise<void>) => {
    if (times++ > 0) return bankOf({ outside }).send(name, content, begin);
    await begin();
    throw new Error('nobody knows whether it arrived');
  };
  const { batchId, fileName } = await bank.behaving({ send }, async () => {
    const { batchId: made } = (await bank.process([id])).body;
    const { fileName: name } = await bank.untilBatch(made!, 'submitting');
    const about = `/api/payment-batches/${made}/submission`;
    await app.call('POST', about, { body: { arrived: false } });
    await bank.untilBatch(made!, 'submitted');
    return { batchId: made!, fileName: name };
  });
  await bank.tell({ say: 'accept', file: fileName });
  const { trace } = (await bank.untilBatch(batchId, 'accepted')).entries[0]!;
  await bank.tell({ say: 'return', file: fileName, trace, code: 'R03', note: '' });
  await bank.tell({ say: 'reject', file: fileName, note: 'Late' });
  expect((await seenTo(await contradicted(batchId))).status).toBe(200);
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
