// The room of work orders: what vendors are asked to do on jobs, and what they answer.
import { workOrders as contract } from '@purlin/contracts/work-orders.ts';
import { calendarFeed } from '@purlin/domain/scheduling/calendar-feed.ts';
import { feedNumber } from '@purlin/domain/scheduling/calendar-feed-shapes.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import { refuse } from '@purlin/domain/scheduling/refusals.ts';
import type { Receipt } from '../platform/core/commands/commands.ts';
import type { Request } from '../platform/core/commands/build-command.ts';
import { defineRoom, type Caller, type Services } from '../platform/core/room.ts';
import type { Session } from '../platform/core/identity/sessions.ts';
import { linkOf } from './calendar-feed.ts';
import { workOrder, workOrdersOf } from './order-views.ts';
import { orderEmails } from './reactions.ts';
import { feedById } from './read-models/calendar-feeds.ts';
import { isVendorOn } from './read-models/job-assignments.ts';
import { datesSeen, endOf, startOf } from './typed-dates.ts';
import { sendOrderAnswer } from './workers/email-order-answer.ts';

/** Whom somebody answers for. Throws a Refusal when that is no vendor. */
const vendorOf = (session: Session | undefined): number =>
  session?.owner.vendorId ?? refuse('vendor-not-on-job');
const asking = ({ caller }: Pick<Request, 'caller'>): number => vendorOf(caller.session);

/** The order after the answer, for the vendor who gave it. */
const afterwards = ({ id }: Receipt, services: Services, { session }: Caller) =>
  workOrder({ jobId: id, vendorId: vendorOf(session) }, services);

const feedOfVendor = (assigneeId: number) => ({ of: 'vendor' as const, assigneeId });
/** The link to a vendor's calendar; null while it is not open. */
async function calendarOf(vendorId: number, services: Services): Promise<string | null> {
  const row = await feedById(services.db, feedNumber(feedOfVendor(vendorId)));
  return row ? linkOf(row, services) : null;
}

const isTheirs = async (
  jobId: number,
  { vendorId }: { readonly vendorId: number | null },
  { db }: Services,
): Promise<boolean> => vendorId !== null && isVendorOn(db, jobId, vendorId);

export const workOrdersRoom = defineRoom({ contract, deciders: [job, calendarFeed] })({
  name: 'work-orders',
  readModels: [],
  reactions: [orderEmails],
  workers: [sendOrderAnswer],
  owns: { 'orders.answer': isTheirs },
  commands: {
    confirm: (request) => ({ vendorId: asking(request), seen: datesSeen(request.body.seen) }),
    decline: (request) => ({
      vendorId: asking(request),
      seen: datesSeen(request.body.seen),
      reason: request.body.reason,
    }),
    propose(request, facts) {
      const { seen, startDate, endDate, note } = request.body;
      const to = { start: startOf(startDate, facts), end: endDate && endOf(endDate, facts) };
      return { vendorId: asking(request), seen: datesSeen(seen), to, note };
    },
    withdraw: (request) => ({ vendorId: asking(request) }),
    openCalendar: {
      stream: (request) => feedNumber(feedOfVendor(asking(request))),
      make: (request) => feedOfVendor(asking(request)),
    },
  },
  answers: {
    async list(_, services, { own }) {
      const vendorId = own?.vendorId ?? null;
      return {
        today: services.clock.today(),
        orders: vendorId === null ? [] : await workOrdersOf(vendorId, services),
        calendarLink: vendorId === null ? null : await calendarOf(vendorId, services),
      };
    },
    confirm: afterwards,
    decline: afterwards,
    propose: afterwards,
    withdraw: afterwards,
    openCalendar: async (_, services, { session }) => {
      const link = await calendarOf(vendorOf(session), services);
      return link === null ? undefined : { link };
    },
  },
});
