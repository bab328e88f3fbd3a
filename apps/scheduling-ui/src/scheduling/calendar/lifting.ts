// Moving a job with the keys: Space on a day takes up one of its jobs (and the next one), the
// arrows carry it along, Shift with an arrow moves its end, Enter puts it down, Escape back.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { daysBetween, endingOn, movedBy } from '@purlin/domain/scheduling/moving.ts';
import { type KeyboardEvent, useState } from 'react';
import { addDays, fullDate } from '../parts/days.ts';
import { jobsOn, type DatedJob } from './jobs-by-day.ts';
import { at, datesOf, type Wanted } from './use-moves.ts';

interface Lifted {
  readonly job: DatedJob;
  /** The day it was taken up on. */
  readonly from: string;
  /** By how many days its end was moved. */
  readonly stretched: number;
}

/** Where the job would be put down on this day. */
export function wantedOf({ job, from, stretched }: Lifted, day: string): Wanted {
  const moved = movedBy(datesOf(job), daysBetween(from, day));
  if (stretched === 0) return { job, dates: moved };
  const last = addDays((moved.end ?? moved.start!).slice(0, 10), stretched);
  return { job, dates: endingOn(moved, last) };
}

/** What a screen reader is told. */
function spokenOf({ job }: Lifted, { dates }: Wanted): string {
  const [first, last] = [dates.start!.slice(0, 10), (dates.end ?? dates.start!).slice(0, 10)];
  const until = last > first ? ` to ${fullDate(last)}` : '';
  return `${job.title}: ${fullDate(first)}${until}. Enter puts it down, Escape puts it back.`;
}

/** `day` has the focus of the grid. Without leave to move jobs, nothing is taken up. */
export function useLifting(
  day: string,
  jobs: readonly Job[],
  move: ((wanted: Wanted) => Promise<void>) | undefined,
) {
  const [lifted, setLifted] = useState<Lifted>();
  const wanted = lifted && wantedOf(lifted, day);
  const next = (): DatedJob | undefined => {
    const here = jobsOn(jobs, day).filter(
      ({ status }) => status !== 'completed' && status !== 'cancelled',
    );
    return here[(here.findIndex(({ id }) => id === lifted?.job.id) + 1) % here.length];
  };
  const stretch = (by: number) => {
    if (!lifted || !wanted) return;
    const first = (wanted.dates.start ?? '').slice(0, 10);
    const last = (wanted.dates.end ?? wanted.dates.start ?? '').slice(0, 10);
    if (addDays(last, by) >= first) setLifted({ ...lifted, stretched: lifted.stretched + by });
  };
  const keys: Readonly<Record<string, () => boolean>> = {
    ' ': () => {
      const job = lifted && lifted.from !== day ? lifted.job : next();
      if (job) setLifted({ job, from: lifted?.from ?? day, stretched: 0 });
      return job !== undefined;
    },
    Enter: () => {
      if (wanted) void move?.(wanted);
      setLifted(undefined);
      return lifted !== undefined;
    },
    Escape: () => {
      setLifted(undefined);
      return lifted !== undefined;
    },
    ShiftArrowRight: () => (stretch(1), lifted !== undefined),
    ShiftArrowLeft: () => (stretch(-1), lifted !== undefined),
  };
  /** True: the key was for a job, and the grid leaves it alone. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return false;
    const taken = keys[(event.shiftKey ? 'Shift' : '') + event.key]?.() ?? false;
    if (taken) event.preventDefault();
    return taken;
  };
  return {
    onKey,
    liftedId: lifted?.job.id,
    /** The jobs with the lifted one where it would be. */
    placed: wanted
      ? jobs.map((job) => (job.id === wanted.job.id ? at(job, wanted.dates) : job))
      : jobs,
    spoken: lifted && wanted ? spokenOf(lifted, wanted) : '',
    putBack: () => setLifted(undefined),
  };
}
