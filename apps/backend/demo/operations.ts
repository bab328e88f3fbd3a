// Demo data: invented vendors, the jobs of the year's accepted estimates, and what the vendors were
// paid. Nothing here is real.
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import { jobOfEstimate } from '@purlin/domain/scheduling/job-of-estimate.ts';
import { CLOSES } from '@purlin/domain/scheduling/local-time.ts';
import type { VendorCategory } from '@purlin/domain/vendors/vendor-shapes.ts';
import { dayAfter, momentOn, workdayAfter } from './calendar.ts';
import type { DemoEstimate } from './estimates.ts';
import type { Moment } from './past.ts';
import { addCrews, lifeOf } from './job-lives.ts';
import { approvedAfter, type StoryContext } from './story.ts';
import { DEMO_WORK, type DemoWorkName } from './work.ts';

const vendor = (
  name: string,
  contactPerson: string,
  user: string,
  phone: string,
  category: VendorCategory,
  address: string,
  notes: string | null = null,
) => ({
  name: `${name} (demo)`,
  contactPerson,
  email: `${user}@vendor.example`,
  phone,
  category,
  address,
  notes,
});

/** Accounts that nobody has, at routing numbers that only add up. */
export const demoAccount = (n: number) => ({
  routingNumber: '323371076',
  accountNumber: `00055501${30 + n}`,
  accountType: 'checking' as const,
  accountHolderType: n % 2 === 0 ? ('business' as const) : ('person' as const),
});

export const demoVendors = [
  vendor(
    'Willamette Roof Crew',
    'Ramon Castellano',
    'ramon.castellano',
    '(541) 555-0131',
    'Roofing',
    '77 Prairie Rd, Eugene, OR 97402',
    'Two crews of four; asks for a week of notice.',
  ),
  vendor(
    'McKenzie Sheet Metal',
    'Joanne Petrov',
    'joanne.petrov',
    '(541) 555-0136',
    'Roofing',
    '410 Shelley St, Springfield, OR 97477',
    'Bends flashing to measure, two days.',
  ),
  vendor(
    'Long Tom Gutters',
    'Wes Hanley',
    'wes.hanley',
    '(541) 555-0137',
    'Other',
    '19 Territorial Hwy, Veneta, OR 97487',
  ),
  vendor(
    'Spencer Butte Painting',
    'Grace Adeyemi',
    'grace.adeyemi',
    '(541) 555-0138',
    'Painting',
    '3301 Donald St, Eugene, OR 97405',
  ),
  vendor(
    'Amazon Creek Hauling',
    'Pete Lindqvist',
    'pete.lindqvist',
    '(541) 555-0139',
    'Cleaning Services',
    '2255 W 7th Pl, Eugene, OR 97402',
    'Drop box on site by 7 in the morning.',
  ),
];

/**
 * Indexes into `demoVendors`: who is called for which work; everything else is for the roof crew.
 */
const CREW: Readonly<Partial<Record<DemoWorkName, number>>> = {
  gutters: 2,
  fascia: 3,
  metal: 1,
  moss: 4,
  care: 4,
};
const DAYS: Readonly<Partial<Record<DemoWorkName, number>>> = {
  replacement: 3,
  packages: 3,
  metal: 4,
  cedar: 4,
  flat: 3,
  care: 2,
};
const NOTES = [
  'Drop box in the driveway the evening before. (demo)',
  'Side gate is unlocked. (demo)',
  'Park on the street, the drive is new. (demo)',
  'Ring before you start. (demo)',
];
/** Dollars by square, foot or piece, about what a crew asks. */
const LABOR: Readonly<Record<DemoWorkName, number>> = {
  replacement: 120,
  packages: 125,
  metal: 260,
  cedar: 150,
  leak: 180,
  skylight: 220,
  storm: 140,
  gutters: 5,
  fascia: 9,
  flat: 190,
  patch: 160,
  moss: 9,
  care: 120,
  inspection: 60,
  ventilation: 6,
};

/**
 * An accepted estimate's job is put on the calendar the day after, for a day one to three weeks
 * ahead; the newest still wait for somebody to do it.
 */
const WAITS_DAYS = 6;

interface Job {
  readonly estimate: DemoEstimate;
  readonly context: StoryContext;
  readonly planned: string;
  readonly first: string;
  readonly last: string;
  readonly n: number;
}

function jobOf(estimate: DemoEstimate, context: StoryContext, n: number): Job[] {
  const after = approvedAfter(estimate.story);
  if (after === undefined || estimate.daysAgo - after < WAITS_DAYS) return [];
  const planned = dayAfter(context.day, after + 1);
  const first = workdayAfter(planned, 7 + ((n * 5) % 15));
  return [
    { estimate, context, planned, first, last: dayAfter(first, (DAYS[estimate.work] ?? 1) - 1), n },
  ];
}

/** The job takes its number, and then its place on the calendar. */
const schedule = (
  { estimate: { work, size }, context: { id, clientId, client }, planned, first, last, n }: Job,
  jobId: number,
): Moment[] => {
  const moment = { at: momentOn(planned, 11), by: 'user-1' } as const;
  return [
    {
      ...moment,
      decider: jobOfEstimate,
      id,
      command: () => ({ type: 'ReserveJobNumber', data: { jobId } }),
    },
    {
      ...moment,
      decider: job,
      id: jobId,
      command: () => ({
        type: 'ScheduleJob',
        data: {
          estimateId: id,
          client: { id: clientId, name: client.name },
          title: DEMO_WORK[work](size).title,
          description: DEMO_WORK[work](size).description,
          address: client.address,
          start: `${first}T${n % 2 ? '08:00' : '07:30'}`,
          end: `${last}T${CLOSES}`,
          budgetCents: n % 3 === 0 ? null : LABOR[work] * size * 150,
          notes: NOTES[n % NOTES.length]!,
        },
      }),
    },
  ];
};

/**
 * Vendors are paid when a job is done, planned the day after and approved a week later; for jobs to
 * come, the payment is planned with the job.
 */
function pay(
  jobs: readonly (readonly [Job, jobId: number])[],
  today: string,
  { vendorId, paymentId }: Ids,
): Moment[] {
  return jobs.flatMap(
    (
      [
        {
          estimate: { work, size },
          planned: plannedOn,
          last,
          n,
        },
        jobId,
      ],
      at,
    ) => {
      const id = paymentId(at);
      const data = {
        vendorId: vendorId(CREW[work] ?? 0),
        payee: demoVendors[CREW[work] ?? 0]!.name,
        jobId,
        laborCents: LABOR[work] * size * 100,
        materialsCents: n % 4 === 0 ? LABOR[work] * size * 40 : 0,
        scheduledDate: workdayAfter(last, 12),
        notes: 'Paid after the inspection. (demo)',
      };
      const planned: Moment = {
        at: momentOn(dayAfter(last < today ? last : plannedOn, 1), 10),
        by: 'user-1',
        decider: vendorPayment,
        id,
        command: () => ({ type: 'PlanVendorPayment', data }),
      };
      const approved: Moment = {
        at: momentOn(dayAfter(last, 8), 10),
        by: 'user-1',
        decider: vendorPayment,
        id,
        command: () => ({
          type: 'ApproveVendorPayment',
          data: { notByPlanner: false, twoAboveCents: null, newcomer: false },
        }),
      };
      return dayAfter(last, 8) < today ? [planned, approved] : [planned];
    },
  );
}

interface Ids {
  readonly vendorId: (n: number) => number;
  readonly jobId: (n: number) => number;
  readonly crewId: (n: number) => number;
  readonly paymentId: (n: number) => number;
}

/** Before the first job of the year. */
const CREWS_SINCE_DAYS = 365;

/**
 * Crews, and the jobs and payments of the estimates that were accepted. They take the numbers
 * `jobId(0)` and on, `paymentId(0)` and on, in order.
 */
export function demoJobs(
  stories: readonly (readonly [DemoEstimate, StoryContext])[],
  today: string,
  ids: Ids,
): Moment[] {
  const jobs = stories
    .flatMap(([estimate, context], n) => jobOf(estimate, context, n))
    .map((one, at) => [one, ids.jobId(at)] as const);
  // For two jobs of three: the others were done by our own people.
  const paid = jobs.filter((_, n) => n % 3 !== 2);
  const lives = jobs.flatMap(([one, id], at) =>
    lifeOf(
      {
        ...one,
        id,
        vendorId: at % 3 === 2 ? undefined : ids.vendorId(CREW[one.estimate.work] ?? 0),
      },
      today,
      ids.crewId,
    ),
  );
  return [
    ...addCrews(dayAfter(today, -CREWS_SINCE_DAYS), ids.crewId),
    ...jobs.flatMap(([one, jobId]) => schedule(one, jobId)),
    ...lives,
    ...pay(paid, today, ids),
  ];
}
