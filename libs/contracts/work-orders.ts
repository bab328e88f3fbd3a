// Routes of vendors' work orders and their answers.
import { z } from 'zod';
import { commands } from '@purlin/domain/scheduling/work-order-shapes.ts';
import { JobStatus } from '@purlin/domain/scheduling/job-shapes.ts';
import { Id, Money, Text } from './fields.ts';
import { Local, OptionalMoment, OrderAnswer, SeenTimes, StartDate } from './job-shapes.ts';
import { command, query } from './route.ts';

/** A job as an assigned vendor sees it: nothing about its client, budget or other assignees. */
export const WorkOrder = z
  .object({
    /** The job's id. */
    jobId: Id,
    vendorId: Id,
    title: z.string(),
    /** The scope of work. */
    scope: z.string(),
    address: z.string(),
    status: JobStatus,
    /** The vendor's dates; null if the job is not scheduled yet. */
    startDate: Local.nullable(),
    endDate: Local.nullable(),
    /** `past`: done, canceled or over; shown for two weeks. Never for jobs on hold or late. */
    group: z.enum(['needs-answer', 'upcoming', 'past']),
    answer: OrderAnswer,
    /** Planned and paid amounts; null if no payment is planned. */
    amount: Money.nullable(),
  })
  .meta({ id: 'WorkOrder' });
export type WorkOrder = z.infer<typeof WorkOrder>;

export const WorkOrders = z
  .object({
    /** Today in the company's time zone. */
    today: z.iso.date(),
    /** By start date; unscheduled ones last. */
    orders: z.array(WorkOrder),
    /** The secret link to the vendor's calendar; null if not opened. */
    calendarLink: z.string().nullable(),
  })
  .meta({ id: 'WorkOrders' });
export type WorkOrders = z.infer<typeof WorkOrders>;

const answers = {
  right: 'orders.answer',
  own: true,
  person: true,
  decider: 'job',
  answer: WorkOrder,
} as const;

export const workOrders = {
  list: query('/api/work-orders', {
    right: 'orders.read',
    own: true,
    summary: 'The signed-in vendor’s jobs, starting two weeks ago, with the vendor’s responses',
    answer: WorkOrders,
  }),
  confirm: command('POST', '/api/work-orders/:id/confirm', {
    ...answers,
    summary: 'Confirms a job for the signed-in vendor, at the dates they saw',
    command: 'ConfirmOrder',
    body: z.object({ seen: SeenTimes }),
  }),
  decline: command('POST', '/api/work-orders/:id/decline', {
    ...answers,
    summary: 'Declines a job for the signed-in vendor, with a reason',
    command: 'DeclineOrder',
    body: z.object({ seen: SeenTimes, reason: commands.DeclineOrder.shape.reason }),
  }),
  propose: command('POST', '/api/work-orders/:id/propose', {
    ...answers,
    summary: 'Proposes other dates for the signed-in vendor’s job',
    command: 'ProposeOrderDates',
    body: z.object({
      seen: SeenTimes,
      startDate: StartDate,
      endDate: OptionalMoment,
      note: Text.pipe(commands.ProposeOrderDates.shape.note),
    }),
  }),
  withdraw: command('POST', '/api/work-orders/:id/withdraw', {
    ...answers,
    summary: 'Withdraws the signed-in vendor’s response',
    command: 'WithdrawOrderAnswer',
  }),
  openCalendar: command('POST', '/api/work-orders/calendar', {
    right: 'orders.answer',
    own: true,
    person: true,
    decider: 'calendarFeed',
    command: 'OpenFeedOnce',
    stream: 'room',
    summary:
      'Creates the signed-in vendor’s calendar feed if there is none, and returns its secret link',
    answer: z.object({ link: z.string() }),
  }),
};
