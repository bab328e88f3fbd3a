// Demo data: our own crews, and what becomes of the year's jobs: who works on them, when they
// start and end, which rest, wait for dates or are cancelled. Nothing here is real.
import { crew } from '@purlin/domain/scheduling/crew.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import type { Message } from '@purlin/event-sourcing/decider.ts';
import { CLOSES, OPENS } from '@purlin/domain/scheduling/local-time.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { lastWorkday, momentOn, workdayAfter } from './calendar.ts';
import { demoClients } from './clients.ts';
import type { Moment } from './past.ts';

export const demoCrews = [
  { name: 'Castellano (demo)', color: '#32876f', members: ['Ramon', 'Luz', 'Ben', 'Cody'] },
  { name: 'Whitaker (demo)', color: '#7a5bc0', members: ['Joss', 'Amir', 'Dee'] },
  { name: 'Repair van (demo)', color: '#3978b5', members: ['Pete'] },
];

/**
 * Jobs that came from no estimate, around today: their client among `demoClients`, what they are,
 * on how many days from which day on, counted from today (without days they wait for theirs), and
 * which of the year's they go the way of. Two want the same crew on a day: there is a clash to see.
 */
export const demoOwnJobs: readonly (readonly [
  client: number,
  title: string,
  days: readonly [from: number, count: number] | null,
  n: number,
])[] = [
  [1, 'Leak at the chimney', [-1, 2], 2],
  [9, 'Standing seam, rear slope', [-1, 4], 4],
  [13, 'Skylight flashing', [3, 1], 2],
  [20, 'Reroof, garage and breezeway', [1, 3], 0],
  [26, 'Ridge vent', [2, 1], 0],
  [31, 'Flat roof over the entry', [6, 2], 4],
  [35, 'Warranty visit, north valley', [8, 1], 2],
  [38, 'Gutter guards', null, 2],
  [24, 'Storm inspection', null, 0],
];

/** They are added some days ago, and go the way of every other job. */
export const ownJobs = (
  today: string,
  ids: Record<'jobId' | 'clientId' | 'crewId', (n: number) => number>,
): Moment[] =>
  demoOwnJobs.flatMap(([who, title, days, n], at) => {
    const planned = dayAfter(today, -ADDED_DAYS);
    const first = days && workdayAfter(today, days[0]);
    const last = days && first && lastWorkday(first, days[1]);
    const { name, address } = demoClients[who]!;
    const id = ids.jobId(at);
    const added: Moment = {
      at: momentOn(planned, 11),
      by: 'user-1',
      decider: job,
      id,
      command: () => ({
        type: 'AddJob',
        data: {
          client: { id: ids.clientId(who), name },
          title,
          address,
          description: 'Invented for the demo company.',
          start: first && `${first}T${OPENS}`,
          end: last && `${last}T${CLOSES}`,
          budgetCents: null,
          notes: '',
        },
      }),
    };
    if (!first || !last) return [added];
    const life = { id, planned, first, last, n, vendorId: undefined };
    return [added, ...lifeOf(life, today, ids.crewId)];
  });
const ADDED_DAYS = 5;

/** A job as its life is told: its number, its days, and which one of the year's it is. */
export interface DemoJob {
  readonly id: number;
  readonly planned: string;
  readonly first: string;
  readonly last: string;
  readonly n: number;
  /** The vendor who does the work; undefined: our own people do. */
  readonly vendorId: number | undefined;
}

export const addCrews = (day: string, crewId: (n: number) => number): Moment[] =>
  demoCrews.map((data, n) => ({
    at: momentOn(day, 10),
    by: 'user-1',
    decider: crew,
    id: crewId(n),
    command: () => ({ type: 'AddCrew', data }),
  }));

/** The first day of a job that waits for its dates again. */
const WAITS = 4;
const RESTS = 3;
const FALLS_THROUGH = 11;

/**
 * What happens to a job: a crew, and for some a vendor, at once; a start, and an end on the last
 * day. What lies after today has not happened, and whoever writes the past leaves it out.
 */
export function lifeOf(
  { id, planned, first, last, n, vendorId }: DemoJob,
  today: string,
  crewId: (n: number) => number,
): Moment[] {
  const on = (day: string, hour: number, type: string, data: object = {}): Moment => ({
    at: momentOn(day, hour),
    by: 'user-1',
    decider: job,
    id,
    command: (): Message => ({ type, data }),
  });
  const withJob = { start: null, end: null };
  const assigned = [
    on(planned, 12, 'Assign', {
      kind: 'crew',
      assigneeId: crewId(n % demoCrews.length),
      ...withJob,
    }),
    ...(vendorId === undefined
      ? []
      : [on(planned, 12, 'Assign', { kind: 'vendor', assigneeId: vendorId, ...withJob })]),
  ];
  if (n % FALLS_THROUGH === 7 && last < today)
    return [
      ...assigned,
      on(dayAfter(first, -1), 9, 'CancelJob', { reason: 'House was sold. (demo)' }),
    ];
  if (first > today && n % WAITS === 1)
    return [
      ...assigned,
      on(dayAfter(planned, 1), 9, 'RescheduleJob', {
        ...withJob,
        reason: 'Waiting on materials. (demo)',
      }),
    ];
  const rests =
    first <= today && last >= today && n % RESTS === 1
      ? [on(first, 13, 'HoldJob', { reason: 'Rain. (demo)' })]
      : [];
  const ends = rests.length > 0 ? [] : [on(last, 17, 'CompleteJob')];
  return [...assigned, on(first, 8, 'StartJob'), ...rests, ...ends];
}
