// Moves jobs on the calendar: optimistic, undoable with one click, and confirmed again if someone
// else moved the job meanwhile.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import type { CrewChange, Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { failureNotice, type Notice, useNotify } from '@purlin/web/web.ts';
import { useEffect, useRef, useState } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';
import { say as sayMove } from '@purlin/words/screens/scheduling.ts';
import { useMoving } from '../parts/use-moving.ts';
import { useMovingBookings } from '../parts/use-moving-bookings.ts';
import { datesOf, putWhere, type Wanted } from '../parts/wanted.ts';
import type { Who } from '../parts/bookings.ts';
import { isChange } from '../parts/crew-change.ts';
import { keyOf } from './with-bookings.ts';

const offline = (): Notice => ({
  title: say('offline'),
  description: say('offline-lead'),
  intent: 'destructive',
});
const same = (a: Dates, b: Dates) => a.start === b.start && a.end === b.end;

/** An optimistic move, with the job's number of date changes when it started. */
interface Going extends Pick<Wanted, 'dates' | 'crew'> {
  readonly from: number;
  /** Whose own times these are. */
  readonly booked?: Who | undefined;
  /** The list as of the server's response. The next list includes the new crew. */
  readonly done?: unknown;
}

/**
 * Remembers each job's number of date changes after our own last move, which the list may show only
 * later.
 */
function useOwnMoves() {
  const own = useRef(new Map<number, Promise<number>>());
  return {
    before: async (id: number): Promise<number> => (await own.current.get(id)) ?? 0,
    begin(id: number): (dateChanges: number) => void {
      const { promise, resolve } = Promise.withResolvers<number>();
      own.current.set(id, promise);
      return resolve;
    },
  };
}

/**
 * `place` shows each job, and anyone booked on it, at its target from the drop until the list has
 * caught up. `list` is the latest response.
 */
function useGoing(list: unknown) {
  const [going, setGoing] = useState<ReadonlyMap<string, Going>>(new Map());
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const place = <J extends CalendarJob>(job: J): J => {
    let placed = job;
    for (const [key, wanted] of going) {
      if (key !== String(job.id) && !key.startsWith(`${job.id} `)) continue;
      const isShown = wanted.done === undefined || wanted.done === list;
      if (wanted.booked) {
        if (isShown) placed = putWhere(placed, wanted);
        continue;
      }
      // The list has caught up, perhaps with a later move by someone else.
      if (!same(datesOf(job), wanted.dates) && job.dateChanges > wanted.from) continue;
      placed = putWhere(placed, isShown ? wanted : { dates: wanted.dates });
    }
    return placed;
  };
  return {
    place,
    goes: ({ job }: Wanted, now: Going) => setGoing((all) => new Map(all).set(keyOf(job), now)),
    hasGone: ({ job }: Wanted, now: Going) =>
      setGoing((all) => new Map(all).set(keyOf(job), { ...now, done: latest.current })),
    settle: ({ job }: Wanted) =>
      setGoing((before) => new Map([...before].filter(([one]) => one !== keyOf(job)))),
  };
}

/** `stale`: a move that was refused because the job or booking has been moved since. */
export function useMoves(list: unknown) {
  const notify = useNotify();
  const { move, tell } = useMoving();
  const bookings = useMovingBookings();
  const problem = move.problem ?? bookings.problem;
  const { place, goes, hasGone, settle } = useGoing(list);
  const own = useOwnMoves();
  const [stale, setStale] = useState<Wanted>();
  const asked = useRef<Wanted>(undefined);
  useEffect(() => {
    if (!problem || !asked.current) return;
    if (problem.status === 412) setStale(asked.current);
    else notify(navigator.onLine ? failureNotice(problem, sayMove('could-not-move')) : offline());
  }, [problem, notify]);
  const moveBooking = async (wanted: Wanted, who: Who) => {
    const { job, dates } = wanted;
    const { start, end } = datesOf(job);
    const going = { dates, booked: who, from: job.dateChanges };
    goes(wanted, going);
    const steps = { jobId: job.id, who, was: { start, end }, to: dates };
    const now = await bookings.run(steps);
    if (!now) return settle(wanted);
    hasGone(wanted, going);
    bookings.tell(steps, now);
  };
  const moveJob = async (wanted: Wanted, crew: CrewChange | undefined) => {
    const { job, dates } = wanted;
    const there = { dates, ...(crew ? { crew } : {}) };
    goes(wanted, { ...there, from: job.dateChanges });
    const before = own.before(job.id);
    const resolve = own.begin(job.id);
    const from = Math.max(job.dateChanges, await before);
    goes(wanted, { ...there, from });
    const { start: scheduledStartDate, end: scheduledEndDate } = dates;
    const now = await move.run({
      params: { id: job.id },
      body: {
        scheduledStartDate,
        scheduledEndDate,
        reason: '',
        dateChanges: from,
        ...(crew ? { crew } : {}),
      },
    });
    resolve(now?.dateChanges ?? 0);
    if (!now) return settle(wanted);
    hasGone(wanted, { ...there, from });
    tell(job, now, crew);
  };
  const carryOut = async (wanted: Wanted): Promise<void> => {
    const { job, dates } = wanted;
    const crew = isChange(wanted.crew) ? wanted.crew : undefined;
    if (same(datesOf(job), dates) && !crew) return;
    asked.current = wanted;
    await (job.booked ? moveBooking(wanted, job.booked) : moveJob(wanted, crew));
  };
  return { place, move: carryOut, stale, forget: () => setStale(undefined) };
}
