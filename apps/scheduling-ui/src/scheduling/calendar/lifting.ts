// Moves a job with the keyboard: Space picks up one of the day's jobs (and again for the next),
// arrow keys move it, Shift with an arrow moves its end, Enter drops it, Escape cancels.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { endingOn, movedTo } from '@purlin/domain/scheduling/moving.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';
import { fullDate } from '../parts/days.ts';
import type { Target } from './drag-area.tsx';
import type { GridKey } from './grid-keys.ts';
import { type DatedJob } from './jobs-by-day.ts';
import { keyOf } from './with-bookings.ts';
import { datesOf, putWhere, type Wanted } from '../parts/wanted.ts';

interface Lifted {
  readonly job: DatedJob;
  /** Where it was picked up. */
  readonly from: Target;
  /** By how many days its end was moved. */
  readonly stretched: number;
}

/** The move that a drop here would request. */
export function wantedOf(
  { job, from, stretched }: Lifted,
  { day, lane }: Target,
  closed: Closed,
): Wanted {
  const moved = movedTo(datesOf(job), from.day, day, closed);
  const crew =
    job.booked || from.lane === undefined || lane === undefined
      ? {}
      : { crew: { from: from.lane, to: lane } };
  if (stretched === 0) return { job, dates: moved, ...crew };
  const last = dayAfter((moved.end ?? moved.start!).slice(0, 10), stretched);
  return { job, dates: endingOn(moved, last), ...crew };
}

/** The text that is announced and shown while moving. */
function spokenOf(
  lifted: Lifted,
  { dates }: Wanted,
  laneName: string | undefined,
  against: readonly string[],
): string {
  const [first, last] = [dates.start!.slice(0, 10), (dates.end ?? dates.start!).slice(0, 10)];
  const day = fullDate(first);
  const days = last > first ? say('day-to-day', { day, last: fullDate(last) }) : day;
  const where = [days, laneName].filter(Boolean).join(', ');
  const told = [say('would-be', { what: nameOf(lifted), where }), ...against].join('. ');
  return say('how-to-put-down', { told });
}
const nameOf = ({ job }: Lifted): string =>
  job.booked ? say('somebody-on', { name: job.booked.name, job: job.title }) : job.title;
/** The announcement after a drop, worded like a drag's. */
const putDown = (lifted: Lifted, { dates }: Wanted, laneName: string | undefined): string =>
  say('put-down-on', {
    what: nameOf(lifted),
    where: [fullDate(dates.start!.slice(0, 10)), laneName].filter(Boolean).join(', '),
  });

interface Lifting {
  /** The grid's focused cell. */
  readonly place: Target;
  /** The jobs in that cell, and all visible jobs. */
  readonly here: readonly DatedJob[];
  readonly jobs: readonly CalendarJob[];
  /** If undefined, nothing can be picked up. */
  readonly move: ((wanted: Wanted) => Promise<void>) | undefined;
  readonly closed: Closed;
  readonly against: (wanted: Wanted) => readonly string[];
}

/** The jobs, with the one being moved at its target. */
const placedBy = (wanted: Wanted | undefined, jobs: readonly CalendarJob[]) =>
  wanted
    ? jobs.map((job) =>
        job.id === wanted.job.id ? putWhere(job, { ...wanted, booked: wanted.job.booked }) : job,
      )
    : jobs;

export function useLifting({ place, here, jobs, move, closed, against }: Lifting) {
  const [lifted, setLifted] = useState<Lifted>();
  const [done, setDone] = useState('');
  const wanted = lifted && wantedOf(lifted, place, closed);
  const isThere = lifted?.from.day === place.day && lifted.from.lane === place.lane;
  const next = (): DatedJob | undefined => {
    const open = here.filter((job) => !isOver(job));
    const at = lifted && keyOf(lifted.job);
    return open[(open.findIndex((job) => keyOf(job) === at) + 1) % open.length];
  };
  const stretch = (by: number) => {
    if (!lifted || !wanted) return;
    const first = (wanted.dates.start ?? '').slice(0, 10);
    const last = (wanted.dates.end ?? wanted.dates.start ?? '').slice(0, 10);
    if (dayAfter(last, by) >= first) setLifted({ ...lifted, stretched: lifted.stretched + by });
  };
  const putBack = () => {
    if (lifted) setDone(say('put-back', { what: nameOf(lifted) }));
    setLifted(undefined);
  };
  const keys: Readonly<Record<string, () => boolean>> = {
    ' ': () => {
      const job = lifted && !isThere ? lifted.job : next();
      if (job) setLifted({ job, from: lifted?.from ?? place, stretched: 0 });
      return job !== undefined;
    },
    Enter: () => {
      if (lifted && wanted) {
        void move?.(wanted);
        setDone(putDown(lifted, wanted, place.laneName));
      }
      setLifted(undefined);
      return lifted !== undefined;
    },
    Escape: () => {
      putBack();
      return lifted !== undefined;
    },
    ShiftArrowRight: () => (stretch(1), lifted !== undefined),
    ShiftArrowLeft: () => (stretch(-1), lifted !== undefined),
  };
  /** Returns true if the key was for a moved job and the grid must ignore it. */
  const onKey = (event: GridKey): boolean => {
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return false;
    const taken = keys[(event.shiftKey ? 'Shift' : '') + event.key]?.() ?? false;
    if (taken) event.preventDefault();
    return taken;
  };
  return {
    onKey,
    /** The `keyOf` of the job being moved. */
    lifted: lifted && keyOf(lifted.job),
    placed: placedBy(wanted, jobs),
    spoken: lifted && wanted ? spokenOf(lifted, wanted, place.laneName, against(wanted)) : done,
    putBack,
  };
}
