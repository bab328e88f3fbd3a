// Moves of jobs on the calendar: shown at once, undone with one press, and asked again when
// somebody else moved the job meanwhile.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { failureNotice, useNotify } from '@purlin/web/web.ts';
import { useEffect, useRef, useState } from 'react';
import { useMoving } from '../parts/use-moving.ts';
import { datesOf, putWhere, type Wanted } from '../parts/wanted.ts';
import { isChange } from '../parts/crew-change.ts';

const same = (a: Dates, b: Dates) => a.start === b.start && a.end === b.end;

/** Where a job was moved to, from how often its dates had been changed. */
interface Going extends Pick<Wanted, 'dates' | 'crew'> {
  readonly from: number;
  /** The list as it was when the server had done it: the next one shows the crew. */
  readonly done?: unknown;
}

/**
 * `place` shows each job where it was moved to, from the drop until the list has it there; `list`
 * is what was read last. `stale`: a move that was refused, because the job is no longer where
 * whoever moved it saw it.
 */
export function useMoves(list: unknown) {
  const notify = useNotify();
  const { move, tell } = useMoving();
  const { problem } = move;
  const [going, setGoing] = useState<ReadonlyMap<number, Going>>(new Map());
  /** What our own last move of a job made of it: the list may show it later. */
  const own = useRef(new Map<number, Promise<number>>());
  const [stale, setStale] = useState<Wanted>();
  const asked = useRef<Wanted>(undefined);
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const settle = (id: number) =>
    setGoing((before) => new Map([...before].filter(([one]) => one !== id)));
  useEffect(() => {
    if (!problem || !asked.current) return;
    if (problem.status === 412) setStale(asked.current);
    else notify(failureNotice(problem, 'The job could not be moved'));
  }, [problem, notify]);
  const carryOut = async (wanted: Wanted) => {
    const { job, dates } = wanted;
    const crew = isChange(wanted.crew) ? wanted.crew : undefined;
    if (same(datesOf(job), dates) && !crew) return;
    asked.current = wanted;
    const before = own.current.get(job.id);
    const goes = (more: Pick<Going, 'from' | 'done'>) =>
      setGoing((all) => new Map(all).set(job.id, { dates, ...(crew ? { crew } : {}), ...more }));
    goes({ from: job.dateChanges });
    const { promise, resolve } = Promise.withResolvers<number>();
    own.current.set(job.id, promise);
    const from = Math.max(job.dateChanges, (await before) ?? 0);
    goes({ from });
    const now = await move.run({
      params: { id: job.id },
      body: {
        scheduledStartDate: dates.start,
        scheduledEndDate: dates.end,
        reason: '',
        dateChanges: from,
        ...(crew ? { crew } : {}),
      },
    });
    resolve(now?.dateChanges ?? 0);
    if (!now) return settle(job.id);
    goes({ from, done: latest.current });
    tell(job, now, crew);
  };
  const place = <J extends CalendarJob>(job: J): J => {
    const wanted = going.get(job.id);
    if (!wanted) return job;
    const crewShown = wanted.done === undefined || wanted.done === list;
    // The list has caught up, perhaps with a later move by somebody else.
    if (!same(datesOf(job), wanted.dates) && job.dateChanges > wanted.from) return job;
    return putWhere(job, crewShown ? wanted : { dates: wanted.dates });
  };
  return { place, move: carryOut, stale, forget: () => setStale(undefined) };
}
