// Demo data: the jobs of the year's accepted estimates, and what vendors are owed for them. Nothing
// here is real.
import { job } from '@purlin/domain/scheduling/job.ts';
import { jobOfEstimate } from '@purlin/domain/scheduling/job-of-estimate.ts';
import { CLOSES } from '@purlin/domain/scheduling/local-time.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { lastWorkday, momentOn, workdayAfter } from './calendar.ts';
import type { DemoEstimate } from './estimates.ts';
import type { Moment } from './past.ts';
import { addCrews, lifeOf } from './job-lives.ts';
import { approvedAfter, type StoryContext } from './story.ts';
import { type DemoPayment, payDayAfter } from './batches.ts';
import { DEMO_WORK, type DemoWorkName } from './work.ts';

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
  const last = lastWorkday(first, DAYS[estimate.work] ?? 1);
  return [{ estimate, context, planned, first, last, n }];
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

/** What vendors are owed for jobs that are done, and for those that are planned. */
const owed = (jobs: readonly (readonly [Job, jobId: number])[], today: string): DemoPayment[] =>
  jobs.map(([{ estimate, planned, last, n }, jobId]) => {
    const dollars = LABOR[estimate.work] * estimate.size;
    return {
      vendor: CREW[estimate.work] ?? 0,
      jobId,
      invoice: null,
      laborCents: dollars * 100,
      materialsCents: n % 4 === 0 ? dollars * 40 : 0,
      notes: 'Paid after the inspection. (demo)',
      scheduled: payDayAfter(dayAfter(last, 10), today),
      planned: dayAfter(last < today ? last : planned, 1),
      approved: dayAfter(last, 6),
      becomes: 'paid',
    };
  });

interface Ids {
  readonly vendorId: (n: number) => number;
  readonly jobId: (n: number) => number;
  readonly crewId: (n: number) => number;
}

interface DemoJobs {
  readonly count: number;
  readonly moments: readonly Moment[];
  readonly payments: readonly DemoPayment[];
}

/** Before the first job of the year. */
const CREWS_SINCE_DAYS = 365;

/**
 * Crews, the jobs of the estimates that were accepted, and what vendors are owed for them. Jobs
 * take the numbers `jobId(0)` and on, in order.
 */
export function demoJobs(
  stories: readonly (readonly [DemoEstimate, StoryContext])[],
  today: string,
  ids: Ids,
): DemoJobs {
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
  return {
    count: jobs.length,
    moments: [
      ...addCrews(dayAfter(today, -CREWS_SINCE_DAYS), ids.crewId),
      ...jobs.flatMap(([one, jobId]) => schedule(one, jobId)),
      ...lives,
    ],
    payments: owed(paid, today),
  };
}
