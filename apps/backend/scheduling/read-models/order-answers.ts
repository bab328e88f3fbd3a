// What did the vendors on a job answer to their dates, when, and are these still the dates?
import { json, number, text, type Row } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql, type Envelope } from '@purlin/event-sourcing/read-model.ts';
import type { Assignments } from '@purlin/domain/scheduling/assignments.ts';
import { datesBack, endedEarly } from '@purlin/domain/scheduling/completing.ts';
import type { JobEvent } from '@purlin/domain/scheduling/job.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import {
  answerChanges,
  calledOff,
  putOn,
  rescheduled,
  takenOff,
  type OrderAnswer,
  type OrderAnswers,
  type OrderChange,
  type Orders,
} from '@purlin/domain/scheduling/work-orders.ts';
import { rowsWhere, select, type Selected } from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';

/** An answer, and when it was given. */
export type DatedAnswer = OrderAnswer & { readonly at: string };

const columns = {
  id: number().key(),
  start: text().nullable(),
  end: text().nullable(),
  /** The end before the job was completed early. */
  plannedEnd: text().nullable(),
  assignments: json<Assignments>(),
  answers: json<OrderAnswers<DatedAnswer>>(),
};
type Stored = Row<typeof columns>;

const born = ({ start, end }: Dates, _: unknown, { id }: Envelope): Stored => ({
  id,
  start,
  end,
  plannedEnd: null,
  assignments: {},
  answers: {},
});
type Change<E> = (
  orders: Orders<DatedAnswer>,
  event: E,
  keep: (answer: OrderAnswer) => DatedAnswer,
) => OrderChange<DatedAnswer>;
const withOrders =
  <E>(change: Change<E>) =>
  (event: E, row: Stored | undefined, { at }: Envelope) =>
    row &&
    changed(
      row,
      change(row, event, (answer) => ({ ...answer, at })),
    );

/** The rules of the job itself say what becomes of an answer. */
export const orderAnswers = readModel<JobEvent>()({
  name: 'order_answers',
  version: 4,
  columns,
  on: {
    JobScheduled: born,
    JobAdded: born,
    JobRescheduled: withOrders(rescheduled),
    JobCompleted: (e, row) => row && changed(row, endedEarly(row, e)),
    JobReopened: (_, row) => row && changed(row, datesBack(row)),
    JobCancelled: withOrders(calledOff),
    AssignmentMade: withOrders(putOn),
    AssignmentMoved: withOrders(putOn),
    AssignmentEnded: withOrders(takenOff),
    OrderConfirmed: withOrders(answerChanges.OrderConfirmed),
    OrderDeclined: withOrders(answerChanges.OrderDeclined),
    OrderDatesProposed: withOrders(answerChanges.OrderDatesProposed),
    OrderAnswerWithdrawn: withOrders(answerChanges.OrderAnswerWithdrawn),
  },
});
const ORDERS = select(orderAnswers, ['id', 'start', 'end', 'assignments', 'answers']);
export type OrdersRow = Selected<typeof ORDERS>;

/** Of these jobs, in no order. */
export const ordersOf = (db: Db, jobIds: readonly number[]): Promise<OrdersRow[]> =>
  rowsWhere(db, ORDERS, sql`where id = any(${jobIds})`);
