// Work orders as they are shown: to the vendor who is on a job, and what they answered to staff.
import type { OrderAnswer } from '@purlin/contracts/job-shapes.ts';
import type { WorkOrder } from '@purlin/contracts/work-orders.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import {
  orderState,
  needsAnswer,
  type OrderState,
} from '@purlin/domain/scheduling/work-orders.ts';
import { sumsOfVendors } from '../payments/read-models/sums-of-vendors.ts';
import type { Services } from '../platform/core/room.ts';
import { ordersFrom } from './read-models/job-assignments.ts';
import { jobsByIds, type JobRow } from './read-models/job-list.ts';
import { ordersOf, type DatedAnswer, type OrdersRow } from './read-models/order-answers.ts';

/** How long what is over stays among the orders. */
const BACK_DAYS = 14;
const DAY_MS = 86_400_000;

const seen = ({ start, end }: Dates) => ({ startDate: start, endDate: end });

/** The answer of a vendor; undefined when they are not on the job. */
export function answerOf(
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
    waits: needsAnswer(order, job, today),
    at: answer?.at ?? null,
    text: answer?.text ?? '',
    proposed: answer?.to ? { startDate: answer.to.start!, endDate: answer.to.end } : null,
    before: before ? { ...seen(before.seen), state: before.what } : null,
  };
}

/** Whether their time on the job has passed, or the job is over. */
const isPast = ({ status }: JobRow, { start, end }: Dates, today: string): boolean =>
  isOver({ status }) || (start !== null && (end ?? start).slice(0, 10) < today);

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
    stands: answer.waits ? 'to-answer' : isPast(job, order.times, today) ? 'over' : 'ahead',
    answer,
    amount: cents === undefined ? null : toDecimal(cents),
  };
}

type Ordered = { readonly jobId: number; readonly vendorId: number };

async function ordersShown(
  all: readonly Ordered[],
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<WorkOrder[]> {
  const ids = [...new Set(all.map(({ jobId }) => jobId))];
  const [jobs, orders, sums] = await Promise.all([
    jobsByIds(db, ids),
    ordersOf(db, ids),
    sumsOfVendors(db, ids),
  ]);
  return all.flatMap(({ jobId, vendorId }) => {
    const job = jobs.find(({ id }) => id === jobId);
    const row = orders.find(({ id }) => id === jobId);
    const order = row && orderState(row, vendorId);
    const sum = sums.find((one) => one.jobId === jobId && one.vendorId === vendorId);
    return job && order ? [toOrder(job, vendorId, order, sum?.cents, clock.today())] : [];
  });
}

/** The orders of a vendor, or of all: what is to come, and what was over in the last two weeks. */
export async function workOrdersOf(
  vendorId: number | undefined,
  services: Pick<Services, 'db' | 'clock'>,
): Promise<WorkOrder[]> {
  const { db, clock } = services;
  const since = {
    day: dayAfter(clock.today(), -BACK_DAYS),
    instant: new Date(Date.parse(clock.now()) - BACK_DAYS * DAY_MS).toISOString(),
  };
  return ordersShown(await ordersFrom(db, vendorId, since), services);
}

/** One order; undefined when the vendor is not on that job. */
export const workOrder = async (
  ordered: Ordered,
  services: Pick<Services, 'db' | 'clock'>,
): Promise<WorkOrder | undefined> => (await ordersShown([ordered], services))[0];
