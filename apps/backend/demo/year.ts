// The demo company's year: everything that happened until today, as commands at their moments.
import { client } from '@purlin/domain/clients/client.ts';
import { estimateTemplate } from '@purlin/domain/estimates/template.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { crew } from '@purlin/domain/scheduling/crew.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { priceBookCategory } from '@purlin/domain/price-book/category.ts';
import { priceBookItem } from '@purlin/domain/price-book/item.ts';
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { dayAfter, momentOn } from './calendar.ts';
import { demoClients } from './clients.ts';
import { demoEstimates, demoTemplates, type DemoEstimate } from './estimates.ts';
import { demoCrews, demoOwnJobs, ownJobs } from './job-lives.ts';
import { demoAccount, demoJobs, demoVendors } from './operations.ts';
import type { Moment } from './past.ts';
import { demoPriceBook } from './price-book.ts';
import { momentsOf, type StoryContext } from './story.ts';
import { DEMO_WORK, itemNames, lineDraft, type DemoWork } from './work.ts';

/**
 * How many numbers the year takes of each category. Of jobs and payments perhaps fewer: an
 * estimate has at most one.
 */
export const NEEDED: readonly (readonly [decider: AnyDecider, count: number])[] = [
  [client, demoClients.length],
  [estimate, demoEstimates.length],
  [vendor, demoVendors.length],
  [job, demoEstimates.length + demoOwnJobs.length],
  [crew, demoCrews.length],
  [vendorPayment, demoEstimates.length],
  [priceBookCategory, demoPriceBook.length],
  [priceBookItem, itemNames.length],
  [estimateTemplate, demoTemplates.length],
];

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

const vendors = ({ today, idOf }: Place): Moment[] =>
  demoVendors.map((data, n) => ({
    at: momentOn(dayAfter(today, -FIRST_DAY), 10),
    by: 'user-1',
    decider: vendor,
    id: idOf(vendor, n),
    command: () => ({ type: 'AddVendor', data }),
  }));

/** Who can be paid, and on what papers; the last vendor has no account yet. */
const vendorPapers = ({ today, idOf }: Place): Moment[] =>
  demoVendors.flatMap((_, n): Moment[] => {
    const id = idOf(vendor, n);
    const on = (daysAgo: number) => ({
      at: momentOn(dayAfter(today, -daysAgo), 11),
      by: 'user-1',
      id,
    });
    const insured: Moment = {
      ...on(FIRST_DAY - 1),
      decider: vendor,
      command: () => ({
        type: 'RecordDocument',
        data: {
          kind: 'liability-insurance',
          number: `GL-20${n}-118 (demo)`,
          expiresOn: dayAfter(today, 20 + 90 * n),
        },
      }),
    };
    if (n === demoVendors.length - 1) return [insured];
    const account = demoAccount(n);
    return [
      insured,
      {
        ...on(FIRST_DAY - 1),
        decider: bankAccount,
        command: () => ({ type: 'EnterBankAccount', data: account }),
      },
      {
        ...on(FIRST_DAY - 3),
        decider: bankAccount,
        command: () => ({
          type: 'ConfirmBankAccount',
          data: { entry: 1, onlyAdmin: true, newcomer: false },
        }),
      },
    ];
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

/** Everything that happened before `now`, oldest first. */
export function demoYear(place: Place, now: string): Moment[] {
  const stories = demoEstimates.map((demo, n) => [demo, contextOf(demo, n, place)] as const);
  const jobs = demoJobs(stories, place.today, {
    vendorId: (n) => place.idOf(vendor, n),
    jobId: (n) => place.idOf(job, n),
    crewId: (n) => place.idOf(crew, n),
    paymentId: (n) => place.idOf(vendorPayment, n),
  });
  const moments = [
    ...priceBook(place),
    ...templates(place),
    ...vendors(place),
    ...vendorPapers(place),
    ...clients(place),
    ...stories.flatMap(([demo, context]) => momentsOf(demo, context)),
    ...jobs,
    ...ownJobs(place.today, {
      jobId: (n) => place.idOf(job, demoEstimates.length + n),
      clientId: (n) => place.idOf(client, n),
      crewId: (n) => place.idOf(crew, n),
    }),
  ];
  return moments.filter(({ at }) => at < now).toSorted((a, b) => a.at.localeCompare(b.at));
}
