// Work orders as they are shown: to the vendor who is on a job, and what they answered to staff.
import type { OrderAnswer } from '@purlin/contracts/job-shapes.ts';
import type { WorkOrder } from '@purlin/contracts/work-orders.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { orderState, needsAnswer, type OrderState } from '@purlin/domain/scheduling/work-orders.ts';
import { sumsOfVendor } from '../payments/read-models/sums-of-jobs.ts';
import type { Services } from '../platform/core/room.ts';
import { ordersFrom } from './read-models/job-assignments.ts';
import { byId } from './assigned.ts';
import { jobsByIds, type JobRow } from './read-models/job-list.ts';
import { ordersOf, type DatedAnswer, type OrdersRow } from './read-models/order-answers.ts';

/** How long what is over stays among the orders. */
const BACK_DAYS = 14;
const DAY_MS = 86_400_000;

const seen = ({ start, end }: Dates) => ({ startDate: start, endDate: end });

/** The answer of a vendor; undefined when they are not on the job. */
export function answerShown(
  orders: OrdersRow | undefined,
  vendorId: number,
  job: Pick<JobRow, 'status'>,
  today: string,
): OrderAnswer | undefined {
  const order = orders && orderState(orders, vendorId);
  return order && shownAnswer(order, job, today);
}

function shownAnswer(
  order: OrderState<DatedAnswer>,
  job: Pick<JobRow, 'status'>,
  today: string,
): OrderAnswer {
  const { answer, before } = order;
  return {
    state: answer?.what ?? 'open',
    needsAnswer: needsAnswer(order, job, today),
    at: answer?.at ?? null,
    text: answer?.text ?? '',
    proposed: answer?.to ? { startDate: answer.to.start!, endDate: answer.to.end } : null,
    before: before ? { ...seen(before.seen), state: before.what } : null,
  };
}

/** Late: the job goes on, and they are there with it; on hold it has no dates to keep. */
const goesOn = ({ status }: JobRow, ownTimes: boolean): boolean =>
  status === 'on_hold' || (status === 'in_progress' && !ownTimes);
/** Whether their time on the job has passed, or the job is over. */
const isPast = (job: JobRow, { times, ownTimes }: OrderState, today: string): boolean =>
  isOver(job) ||
  (!goesOn(job, ownTimes) &&
    times.start !== null &&
    (times.end ?? times.start).slice(0, 10) < today);

function toOrder(
  job: JobRow,
  vendorId: number,
  order: OrderState<DatedAnswer>,
  cents: number | undefined,
  today: string,
): WorkOrder {
  const answer = shownAnswer(order, job, today);
  return {
    jobId: job.id,
    vendorId,
    title: job.title,
    scope: job.description,
    address: job.address,
    status: job.status,
    ...seen(order.times),
    group: answer.needsAnswer ? 'needs-answer' : isPast(job, order, today) ? 'past' : 'upcoming',
    answer,
    amount: cents === undefined ? null : toDecimal(cents),
  };
}

async function ordersShown(
  jobIds: readonly number[],
  vendorId: number,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<WorkOrder[]> {
  const [jobs, orders, sums] = await Promise.all([
    jobsByIds(db, jobIds),
    ordersOf(db, jobIds),
    sumsOfVendor(db, vendorId, jobIds),
  ]);
  const [jobOf, rowOf] = [byId(jobs), byId(orders)];
  return jobIds.flatMap((id) => {
    const [job, row] = [jobOf.get(id), rowOf.get(id)];
    const order = row && orderState(row, vendorId);
    return job && order ? [toOrder(job, vendorId, order, sums.get(id), clock.today())] : [];
  });
}

/** The orders of a vendor: what is to come, and what was over in the last two weeks. */
export async function workOrdersOf(
  vendorId: number,
  services: Pick<Services, 'db' | 'clock'>,
): Promise<WorkOrder[]> {
  const { db, clock } = services;
  const since = {
    day: dayAfter(clock.today(), -BACK_DAYS),
    instant: new Date(Date.parse(clock.now()) - BACK_DAYS * DAY_MS).toISOString(),
  };
  return ordersShown(await ordersFrom(db, vendorId, since), vendorId, services);
}

/** One order; undefined when the vendor is not on that job. */
export const workOrder = async (
  { jobId, vendorId }: { readonly jobId: number; readonly vendorId: number },
  services: Pick<Services, 'db' | 'clock'>,
): Promise<WorkOrder | undefined> => (await ordersShown([jobId], vendorId, services))[0];
