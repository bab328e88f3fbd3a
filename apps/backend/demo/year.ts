// The demo company's year: everything that happened until today, as commands at their moments.
import { client } from '@purlin/domain/clients/client.ts';
import { estimateTemplate } from '@purlin/domain/estimates/template.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { crew } from '@purlin/domain/scheduling/crew.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { priceBookCategory } from '@purlin/domain/price-book/category.ts';
import { priceBookItem } from '@purlin/domain/price-book/item.ts';
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { momentOn } from './calendar.ts';
import { demoClients } from './clients.ts';
import { conversationMoments } from './conversations.ts';
import { demoEstimates, demoTemplates, type DemoEstimate } from './estimates.ts';
import { ownJobs } from './job-lives.ts';
import { demoJobs } from './operations.ts';
import type { Moment } from './past.ts';
import { demoPriceBook } from './price-book.ts';
import { momentsOf, type StoryContext } from './story.ts';
import { ownPayments, paymentMoments } from './vendor-payments.ts';
import { vendorMoments } from './vendors.ts';
import { DEMO_WORK, itemNames, lineDraft, type DemoWork } from './work.ts';

export interface Place {
  readonly today: string;
  readonly ccbNumber: string;
  readonly idOf: (decider: AnyDecider, n: number) => number;
}

const FIRST_DAY = 365;
export const itemNumber =
  ({ idOf }: Pick<Place, 'idOf'>) =>
  (name: string): number =>
    idOf(priceBookItem, itemNames.indexOf(name));

function priceBook({ today, idOf }: Place): Moment[] {
  const at = momentOn(dayAfter(today, -FIRST_DAY), 8);
  return demoPriceBook.flatMap(({ name, type, items }, order): Moment[] => [
    {
      at,
      by: 'user-1',
      decider: priceBookCategory,
      id: idOf(priceBookCategory, order),
      command: () => ({ type: 'AddCategory', data: { name, type, order, description: null } }),
    },
    ...items.map(
      ([itemName, unit, price, cost, description, exclusions = null, process = null]): Moment => ({
        at,
        by: 'user-1',
        decider: priceBookItem,
        id: idOf(priceBookItem, itemNames.indexOf(itemName)),
        command: () => ({
          type: 'AddItem',
          data: {
            categoryId: idOf(priceBookCategory, order),
            categoryType: type,
            name: itemName,
            unit,
            description,
            exclusions,
            process,
            isActive: true,
            standardPriceCents: Math.round(price * 100),
            costPriceCents: cost === null ? null : Math.round(cost * 100),
          },
        }),
      }),
    ),
  ]);
}

/** Line items that are offered again and again; a template's lines have no numbers yet. */
const templates = (place: Place): Moment[] =>
  demoTemplates.map(([name, work, size], n) => {
    const made: DemoWork = DEMO_WORK[work](size);
    const lines = (made.lines ?? []).map((line) => lineDraft(line, itemNumber(place)));
    return {
      at: momentOn(dayAfter(place.today, -FIRST_DAY), 9),
      by: 'user-1',
      decider: estimateTemplate,
      id: place.idOf(estimateTemplate, n),
      command: () => ({ type: 'SaveTemplate', data: { name, lines } }),
    };
  });

/** A client is added the day before the first estimate for them. */
const clients = ({ today, idOf }: Place): Moment[] =>
  demoClients.map((data, n) => {
    const daysAgo =
      Math.max(0, ...demoEstimates.filter((one) => one.client === n).map((one) => one.daysAgo)) + 1;
    return {
      at: momentOn(dayAfter(today, -daysAgo), 16),
      by: 'user-1',
      decider: client,
      id: idOf(client, n),
      command: () => ({ type: 'AddClient', data }),
    };
  });

const contextOf = (demo: DemoEstimate, n: number, place: Place): StoryContext => ({
  id: place.idOf(estimate, n),
  clientId: place.idOf(client, demo.client),
  client: demoClients[demo.client]!,
  ccbNumber: place.ccbNumber,
  day: dayAfter(place.today, -demo.daysAgo),
  numberOfItem: itemNumber(place),
});

/** The year as it comes to be told. */
export interface DemoYear {
  /** Everything that happened before `now`, oldest first. */
  readonly moments: readonly Moment[];
  /** Payments that go to the bank today. */
  readonly toSend: readonly number[];
}

export function demoYear(place: Place, now: string): DemoYear {
  const { today, idOf } = place;
  const stories = demoEstimates.map((demo, n) => [demo, contextOf(demo, n, place)] as const);
  const vendorId = (n: number) => idOf(vendor, n);
  const crewId = (n: number) => idOf(crew, n);
  const jobs = demoJobs(stories, today, { vendorId, crewId, jobId: (n) => idOf(job, n) });
  const ownJobId = (n: number) => idOf(job, jobs.count + n);
  const payments = paymentMoments([...jobs.payments, ...ownPayments(today, ownJobId)], today, {
    vendorId,
    paymentId: (n) => idOf(vendorPayment, n),
    batchId: (n) => idOf(paymentBatch, n),
  });
  const moments = [
    ...priceBook(place),
    ...templates(place),
    ...vendorMoments(today, FIRST_DAY, vendorId),
    ...clients(place),
    ...stories.flatMap(([demo, context]) => momentsOf(demo, context)),
    ...jobs.moments,
    ...ownJobs(today, { jobId: ownJobId, clientId: (n) => idOf(client, n), crewId }),
    ...payments.moments,
    ...conversationMoments(today, idOf),
  ];
  return {
    moments: moments.filter(({ at }) => at < now).toSorted((a, b) => a.at.localeCompare(b.at)),
    toSend: payments.toSend,
  };
}

/** How many numbers the year takes of each category. */
export function demoNeeds(
  place: Omit<Place, 'idOf'>,
  now: string,
): ReadonlyMap<AnyDecider, number> {
  const needs = new Map<AnyDecider, number>();
  const idOf: Place['idOf'] = (decider, n) => {
    needs.set(decider, Math.max(needs.get(decider) ?? 0, n + 1));
    return n + 1;
  };
  demoYear({ ...place, idOf }, now);
  return needs;
}
