// Two at once, held back at the moment that matters: what was answered is what the file has, and
// who comes first has the day.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import type { BatchSummary } from '@purlin/contracts/payment-batches.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { doomed } from '../../../tools/vitest/doomed.ts';
import type { Services } from '../platform/core/room.ts';
import { processPayments } from './processing.ts';
import { writeDueBatches } from './rounds.ts';

let app: TestApp;
let bank: BankWorld;
/** Nobody can stop a batch, so its file is due at once. */
let services: Services;

beforeAll(async () => {
  // Nothing moves by itself here.
  app = await openTestApp({ env: { ROLE: 'api', ACH_STOP_MINUTES: '0' } });
  bank = await openBankWorld(app);
  ({ services } = app.platform);
});
afterAll(async () => {
  await app.close();
  removeData(app);
});

const asker = (key: string) => ({ by: 'user-1', correlationId: 'spec', key });
const press = (ids: readonly number[], key: string, as = services) =>
  processPayments(ids, as, asker(key), 'en');

/** The same services, that do something else before the nth command of a type. */
function before(type: string, nth: number, work: () => Promise<unknown>): Services {
  let seen = 0;
  return {
    ...services,
    async dispatch(decider, id, command, by) {
      if (command.type === type && ++seen === nth) await work();
      return services.dispatch(decider, id, command, by);
    },
  };
}
const after = (ms: number): Services => {
  const now = () => new Date(Date.now() + ms).toISOString();
  return { ...services, clock: { ...services.clock, now } };
};
const shown = async (batchId: number) => {
  const end = await services.history.end(paymentBatch, batchId);
  if (end) await services.until(end.position, 10_000);
};
const inFile = async (batchId: number): Promise<number[]> =>
  (await services.history.read(paymentBatch, batchId)).flatMap((event) =>
    event.type === 'BatchFileWritten' ? event.data.lines.map(({ paymentId }) => paymentId) : [],
  );
const openBatches = async (): Promise<number[]> => {
  const { rows } = await services.db.query<{ id: number }>({
    text: "select id from payment_batches where status = 'open'",
    values: [],
  });
  return rows.map(({ id }) => id);
};

it('who comes second is told who was quicker, and where the payment is', async () => {
  const vendorId = await bank.ready('Almond Racing');
  const told = async (by: string, amount: string) => {
    const id = await bank.approved(vendorId, amount);
    const seen = new Map([[id, (await bank.payment(id)).revision]]);
    const slower = before('TakeIntoBatch', 1, () => press([id], `quicker-than-${by}`));
    const asked = { ...asker(`slower-${by}`), by };
    const { results } = await processPayments([id], slower, asked, 'en', seen);
    const { batchId } = await bank.payment(id);
    return results[0]!.reason!.replace(`batch ${batchId}`, 'its batch');
  };
  expect(await told('user-2', '9.00')).toBe(
    'This payment is already in its batch. First Admin added it first.',
  );
  // Nobody is quicker than themselves, in whichever window they pressed first.
  expect(await told('user-1', '8.00')).toBe(
    'This payment is already being processed, in its batch.',
  );
});
it('a press of which nothing can be taken uses no number of a batch', async () => {
  const id = await bank.approved(await bank.ready('Apricot Racing'), '7.00');
  const { revision } = await bank.payment(id);
  const last = await services.nextId(paymentBatch);
  const stale = new Map([[id, revision - 1]]);
  const first = await processPayments([id], services, asker('stale'), 'en', stale);
  expect(first).toMatchObject({
    success: 0,
    batchId: null,
    results: [{ reason: expect.stringContaining('changed after you opened it') }],
  });
  expect(await press([id], 'not-stale')).toMatchObject({ success: 1, batchId: last + 1 });
});

describe('a file that is due while payments are still taken', () => {
  it('is not written before they are: what was answered as processed is in it', async () => {
    const vendorId = await bank.ready('Acorn Racing');
    const ids = [await bank.approved(vendorId, '10.00'), await bank.approved(vendorId, '11.00')];
    const rounds = before('TakeIntoBatch', 2, async () => {
      for (const id of await openBatches()) await shown(id);
      await writeDueBatches(services);
    });
    const { results, batchId } = await press(ids, 'while-taken', rounds);
    const processed = results.filter(({ outcome }) => outcome === 'processed');
    expect((await inFile(batchId!)).toSorted((a, b) => a - b)).toEqual(
      processed.map(({ paymentId }) => paymentId),
    );
    expect(processed).toHaveLength(2);
  });
  it('is not written of what was there when its writer looked, whoever was quicker', async () => {
    const vendorId = await bank.ready('Apple Racing');
    const ids = [await bank.approved(vendorId, '20.00'), await bank.approved(vendorId, '21.00')];
    const [looked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // It has read which payments are in the batch, and waits for the numbers of its file.
    const slowWriter = before('TakeFileNumbers', 1, () => {
      looked.resolve();
      return answered.promise;
    });
    let writing = Promise.resolve();
    const quick = before('TakeIntoBatch', 2, async () => {
      for (const id of await openBatches()) await shown(id);
      writing = writeDueBatches(slowWriter);
      await Promise.race([looked.promise, writing]);
    });
    const { results, batchId } = await press(ids, 'while-written', quick);
    answered.resolve();
    await writing;
    const processed = results.flatMap(({ paymentId, outcome }) =>
      outcome === 'processed' ? paymentId : [],
    );
    expect((await inFile(batchId!)).toSorted((a, b) => a - b)).toEqual(processed);
  });
  it('is written without whom nobody came back for: the rest goes on without them', async () => {
    const vendorId = await bank.ready('Beech Racing');
    const ids = [await bank.approved(vendorId, '12.00'), await bank.approved(vendorId, '13.00')];
    // It dies after the second payment was taken.
    const doom = doomed(services, 7);
    await press(ids, 'left-behind', doom.services).catch(() => {});
    const batchId = (await services.earlier(
      paymentBatch,
      'new',
      ['OpenBatch'],
      asker('left-behind'),
    ))!.id;
    await shown(batchId);
    await writeDueBatches(services);
    expect(await inFile(batchId)).toEqual([]);
    await writeDueBatches(after(61_000));
    const written = await inFile(batchId);
    expect(written.length).toBeGreaterThan(0);
    // Whoever asks again hears what is in it.
    const { results } = await press(ids, 'left-behind');
    expect(
      results.flatMap(({ paymentId, outcome }) => (outcome === 'processed' ? paymentId : [])),
    ).toEqual(written.toSorted((a, b) => a - b));
  });
  it('takes no more from somebody who was taken for dead: they are told', async () => {
    const vendorId = await bank.ready('Cedar Racing');
    const ids = [await bank.approved(vendorId, '14.00'), await bank.approved(vendorId, '15.00')];
    const slow = before('TakeIntoBatch', 2, async () => {
      for (const id of await openBatches()) await shown(id);
      await writeDueBatches(after(61_000));
    });
    const { results, batchId } = await press(ids, 'slow', slow);
    const processed = results.flatMap(({ paymentId, outcome }) =>
      outcome === 'processed' ? paymentId : [],
    );
    expect(processed).toEqual(batchId === null ? [] : await inFile(batchId));
    expect(processed.length).toBeLessThan(2);
    for (const id of ids.filter((one) => !processed.includes(one)))
      expect((await services.history.stateOf(vendorPayment, id)).status).toBe('approved');
  });
});

describe('the limit of a day', () => {
  const limit = (dailyLimit: string) => bank.settle({ dailyLimit });
  const used = async () =>
    Number(
      (await app.call<{ usedToday: string }>('GET', '/api/vendor-payments/window')).body.usedToday,
    );

  it('is the first one’s: the second is refused, and never both', async () => {
    const vendorId = await bank.ready('Dogwood Racing');
    const [first, second] = [
      await bank.approved(vendorId, '600.00'),
      await bank.approved(vendorId, '601.00'),
    ];
    await limit(`${(await used()) + 1_000}.00`);
    let other: Awaited<ReturnType<typeof press>> | undefined;
    const held = before('ReserveDay', 1, async () => {
      other = await press([second], 'second');
    });
    const answers = [await press([first], 'first', held), other!];
    expect(answers.map(({ success }) => success)).toEqual([0, 1]);
    await limit('');
  });
  it('is free again at once for what was reserved and did not go', async () => {
    const vendorId = await bank.ready('Elder Racing');
    const [changed, next] = [
      await bank.approved(vendorId, '700.00'),
      await bank.approved(vendorId, '701.00'),
    ];
    const start = await used();
    await limit(`${start + 1_000}.00`);
    const reject = before('TakeIntoBatch', 1, () =>
      app.call<VendorPayment>('POST', `/api/vendor-payments/${changed}/reject`, {
        body: { reason: 'Wrong amount' },
      }),
    );
    expect(await press([changed], 'changed', reject)).toMatchObject({ success: 0 });
    expect(await used()).toBe(start);
    expect(await press([next], 'next')).toMatchObject({ success: 1 });
    expect(await used()).toBe(start + 701);
    await limit('');
  });
});

describe('the list of batches', () => {
  it('has no batch of which nothing could be taken, and says of a stopped one what it was', async () => {
    const vendorId = await bank.ready('Fir Racing');
    const listed = async () => (await app.call<BatchSummary[]>('GET', '/api/payment-batches')).body;
    const count = (await listed()).length;
    const [changed, stopped] = [
      await bank.approved(vendorId, '80.00'),
      await bank.approved(vendorId, '81.00'),
    ];
    const reject = before('TakeIntoBatch', 1, () =>
      app.call('POST', `/api/vendor-payments/${changed}/reject`, { body: { reason: 'Wrong' } }),
    );
    await press([changed], 'nothing', reject);
    // It was listed when the rejection was answered; that it ended is projected a moment later.
    await expect.poll(listed).toHaveLength(count);
    const waits = { ...services, config: { ...services.config, ACH_STOP_MINUTES: 5 } };
    const { batchId } = await press([stopped], 'stopped', waits);
    await app.call('POST', `/api/payment-batches/${batchId}/stop`, { body: {} });
    const [newest] = await listed();
    expect(newest).toMatchObject({ id: batchId, status: 'stopped', count: 1, total: '81.00' });
  });
});
