// Which jobs a weather shift leaves where they are, although they are worked on its days: they are
// worked there as before, whoever planned the shift and whatever they had seen.
import { workedDays } from '@purlin/domain/scheduling/worked-days.ts';
import type { Left } from '@purlin/domain/scheduling/weather-shift-shapes.ts';
import type { Db } from '../platform/servers/database.ts';
import { closedDaysOf, withWorkedThrough } from './days-off.ts';
import { goingJobs } from './read-models/job-list.ts';

/** The jobs that are worked on one of these days; without those that are moved. */
export async function leftOnDays(
  db: Db,
  days: readonly string[],
  moved: ReadonlySet<number>,
): Promise<Left[]> {
  const [first] = days.toSorted();
  if (first === undefined) return [];
  const [closed, going] = await Promise.all([closedDaysOf(db), goingJobs(db, first)]);
  const staying = await withWorkedThrough(
    db,
    going.filter(({ id }) => !moved.has(id)),
  );
  return staying.flatMap(({ id, dateChanges, ...job }) => {
    if (job.start === null) return [];
    const worked = workedDays({ ...job, start: job.start }, closed);
    return days.some((day) => worked.includes(day)) ? [{ jobId: id, dateChanges }] : [];
  });
}
