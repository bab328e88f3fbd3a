// Staff who pay vendors, as their browsers act: they plan, approve, and hand to the bank.
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import path from 'node:path';
import type { BatchSummary } from '@purlin/contracts/payment-batches.ts';
import type { BatchProcessed, VendorPayment } from '@purlin/contracts/payments.ts';
import type { Caller } from '../distributed/caller.ts';
import { until } from '../vitest/until.ts';
import type { Company } from './company.ts';

export interface Paying {
  readonly caller: Caller;
  readonly vendorIds: readonly number[];
  /** Payments that were planned and approved. */
  readonly planned: number[];
  /** Those of which was answered that they are in a batch. */
  readonly processed: number[];
}

/** So many payments in a round, and every so many rounds two people press at once. */
const OF_A_ROUND = 3;
const BOTH_PRESS = 3;
const END_MILLIS = 180_000;
/** A file that is on its way for so long is not under anybody's hands any more. */
const UNKNOWN_MILLIS = 5_000;

const listed = async <Row>(caller: Caller, path_: string): Promise<readonly Row[]> => {
  const { body } = await caller.staff('GET', path_);
  return body as unknown as readonly Row[];
};

/** Those of the demo company that can be paid now; false while there are none. */
export async function payableVendors(caller: Caller): Promise<readonly number[] | false> {
  const approved = await listed<VendorPayment>(caller, '/api/vendor-payments?status=approved');
  const ids = approved.filter(({ holds }) => holds.length === 0).map(({ vendorId }) => vendorId);
  return ids.length > 0 && [...new Set(ids)];
}

/** Plans some, approves them, and hands them to the bank; the numbers of those. */
export async function payVendors(paying: Paying, round: number): Promise<readonly number[]> {
  const { caller, vendorIds, planned, processed } = paying;
  const ids: number[] = [];
  for (let n = 0; n < OF_A_ROUND; n += 1) {
    const answer = await caller.staff('POST', '/api/vendor-payments', {
      vendorId: vendorIds[(round + n) % vendorIds.length],
      jobId: null,
      laborAmount: `${round + 1}.${n}0`,
      scheduledPaymentDate: new Date().toISOString().slice(0, 10),
    });
    if (answer.status >= 400) continue;
    const id = Number(answer.body['id']);
    const approved = await caller.staff('PATCH', `/api/vendor-payments/${id}/approve`, {});
    if (approved.status < 400) ids.push(id);
  }
  planned.push(...ids);
  const press = async (): Promise<void> => {
    const { body } = await caller.staff('POST', '/api/vendor-payments/batch-process', {
      paymentIds: ids,
    });
    const { results = [] } = body as Partial<BatchProcessed>;
    for (const { paymentId, outcome } of results)
      if (outcome === 'processed') processed.push(paymentId);
  };
  await Promise.all(Array.from({ length: round % BOTH_PRESS === 0 ? 2 : 1 }, press));
  return ids;
}

/**
 * Goes on until the bank has answered for every batch and a week has passed over the last one.
 * Says of how many files a person had to say whether the bank has them.
 */
export async function settleEverything(company: Company, { caller }: Paying): Promise<number> {
  const asked = await everyBatchEnds(company, caller);
  company.setClockAhead(21);
  await company.kill('all of them');
  await until('it answers again', company.ready);
  await caller.signIn();
  await until(
    'nothing is on its way any more',
    async () =>
      (await listed<VendorPayment>(caller, '/api/vendor-payments?status=processing')).length === 0,
    undefined,
    END_MILLIS,
  );
  return asked;
}

const WAITING: readonly BatchSummary['status'][] = ['open', 'written', 'submitting', 'submitted'];

async function everyBatchEnds(company: Company, caller: Caller): Promise<number> {
  const since = new Map<number, number>();
  let asked = 0;
  await until(
    'the bank has answered for every batch',
    async () => {
      const batches = await listed<BatchSummary>(caller, '/api/payment-batches');
      for (const { id, status, fileName } of batches) {
        if (status !== 'submitting') continue;
        if (!since.has(id)) since.set(id, Date.now());
        if (Date.now() - since.get(id)! < UNKNOWN_MILLIS) continue;
        const arrived = isAtTheBank(company, fileName ?? '');
        await caller.staff('POST', `/api/payment-batches/${id}/submission`, { arrived });
        asked += 1;
      }
      await setTimeout(500);
      return batches.every(({ status }) => !WAITING.includes(status));
    },
    undefined,
    END_MILLIS,
  );
  return asked;
}

/** As somebody who calls the bank is told. */
const isAtTheBank = ({ dataDir }: Company, name: string): boolean =>
  ['outgoing', 'simulated-bank'].some((folder) =>
    existsSync(path.join(dataDir, 'ach', folder, name)),
  );
