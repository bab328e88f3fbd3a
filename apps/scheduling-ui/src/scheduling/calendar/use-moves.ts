// Moves of jobs on the calendar: shown at once, undone with one press, and asked again when
// somebody else moved the job meanwhile.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { failureNotice, useNotify } from '@purlin/web/web.ts';
import { useEffect, useRef, useState } from 'react';
import { useMoving } from '../parts/use-moving.ts';

/** Where somebody wants a job. */
export interface Wanted {
  readonly job: Job;
  readonly dates: Dates;
}

export const datesOf = (job: Pick<Job, 'scheduledStartDate' | 'scheduledEndDate'>): Dates => ({
  start: job.scheduledStartDate,
  end: job.scheduledEndDate,
});
const same = (a: Dates, b: Dates) => a.start === b.start && a.end === b.end;
export const at = (job: Job, { start, end }: Dates): Job => ({
  ...job,
  startDate: start,
  endDate: end,
  scheduledStartDate: start,
  scheduledEndDate: end,
});

/** Where a job was moved to, from how often its dates had been changed. */
interface Going {
  readonly dates: Dates;
  readonly from: number;
}

/**
 * `place` shows each job where it was moved to, from the drop until the list has it there. `stale`:
 * a move that was refused, because the job is no longer where whoever moved it saw it.
 */
export function useMoves() {
  const notify = useNotify();
  const { move, noticeOf } = useMoving();
  const [going, setGoing] = useState<ReadonlyMap<number, Going>>(new Map());
  /** What our own last move of a job made of it: the list may show it later. */
  const own = useRef(new Map<number, Promise<number>>());
  const [stale, setStale] = useState<Wanted>();
  const asked = useRef<Wanted>(undefined);
  const settle = (id: number) =>
    setGoing((before) => new Map([...before].filter(([one]) => one !== id)));
  const { problem } = move;
  useEffect(() => {
    if (!problem || !asked.current) return;
    if (problem.status === 412) setStale(asked.current);
    else notify(failureNotice(problem, 'The job could not be moved'));
  }, [problem, notify]);
  const carryOut = async (wanted: Wanted) => {
    const { job, dates } = wanted;
    if (same(datesOf(job), dates)) return;
    asked.current = wanted;
    const before = own.current.get(job.id);
    setGoing((all) => new Map(all).set(job.id, { dates, from: job.dateChanges }));
    const { promise, resolve } = Promise.withResolvers<number>();
    own.current.set(job.id, promise);
    const dateChanges = Math.max(job.dateChanges, (await before) ?? 0);
    setGoing((all) => new Map(all).set(job.id, { dates, from: dateChanges }));
    const now = await move.run({
      params: { id: job.id },
      body: {
        scheduledStartDate: dates.start,
        scheduledEndDate: dates.end,
        reason: '',
        dateChanges,
      },
    });
    resolve(now?.dateChanges ?? 0);
    if (now) notify(noticeOf(job, now));
    else settle(job.id);
  };
  const place = (job: Job): Job => {
    const wanted = going.get(job.id);
    // The list has caught up, perhaps with a later move by somebody else.
    return wanted && job.dateChanges <= wanted.from ? at(job, wanted.dates) : job;
  };
  return { place, move: carryOut, stale, forget: () => setStale(undefined) };
}
