// The days on which the company does not work: as its settings say, and those that were kept clear
// for the weather.
import { closedOn, daysIn, type Closed } from '@purlin/domain/scheduling/working-days.ts';
import { readSection } from '../company/read-models/company-settings.ts';
import type { Db } from '../platform/servers/database.ts';
import { leftOn, weatherDaysOf, type Between, type Dated } from './read-models/weather-days.ts';

export interface DaysOff {
  holidays: boolean;
  closedDays: string[];
  weatherDays: string[];
}

const ALWAYS: Between = { from: '' };
const planning = (db: Db) => readSection(db, 'planning');

/** As they travel, so that screens plan by the same days; those of the weather between two days. */
export async function daysOff(db: Db, between: Between): Promise<DaysOff> {
  const [{ holidays, closedDays }, weatherDays] = await Promise.all([
    planning(db),
    weatherDaysOf(db, between),
  ]);
  return { holidays, closedDays: [...daysIn(closedDays)].filter(Boolean), weatherDays };
}

/** The days on which nobody works; as if shift `except` had not been. */
export async function closedDaysOf(db: Db, except?: number): Promise<Closed> {
  const [{ holidays, closedDays }, weatherDays] = await Promise.all([
    planning(db),
    weatherDaysOf(db, ALWAYS, except),
  ]);
  return closedOn(daysIn(closedDays), holidays, new Set(weatherDays));
}

/** The days kept clear for the weather on which a job is worked all the same, of those that are. */
export async function workedThrough(
  db: Db,
  jobs: readonly Dated[],
): Promise<ReadonlyMap<number, string[]>> {
  const left = await leftOn(db, jobs);
  if (left.size === 0) return new Map();
  const { holidays, closedDays } = await planning(db);
  const closed = closedOn(daysIn(closedDays), holidays);
  return new Map(
    [...left].map(([jobId, days]) => [jobId, days.filter((day) => !closed(day))] as const),
  );
}

/** The rows with these days, for whatever counts their days of work. */
export async function withWorkedThrough<J extends Dated>(
  db: Db,
  jobs: readonly J[],
): Promise<(J & { readonly worksThrough?: string[] })[]> {
  const through = await workedThrough(db, jobs);
  return jobs.map((job) => {
    const worksThrough = through.get(job.id);
    return worksThrough ? { ...job, worksThrough } : job;
  });
}
