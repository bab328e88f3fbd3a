// The days on which the company does not work: as its settings say, and those that were kept clear
// for the weather.
import { closedOn, daysIn, type Closed } from '@purlin/domain/scheduling/working-days.ts';
import { readSection } from '../company/read-models/company-settings.ts';
import type { Db } from '../platform/servers/database.ts';
import { weatherDaysOf } from './read-models/weather-days.ts';

export interface DaysOff {
  holidays: boolean;
  closedDays: string[];
  weatherDays: string[];
}

/** As they travel, so that screens plan by the same days; as if shift `except` had not been. */
export async function daysOff(db: Db, except?: number): Promise<DaysOff> {
  const [{ holidays, closedDays }, weatherDays] = await Promise.all([
    readSection(db, 'planning'),
    weatherDaysOf(db, except),
  ]);
  return { holidays, closedDays: [...daysIn(closedDays)].filter(Boolean), weatherDays };
}

/** The days on which nobody works; as if shift `except` had not been. */
export async function closedDaysOf(db: Db, except?: number): Promise<Closed> {
  const { holidays, closedDays, weatherDays } = await daysOff(db, except);
  return closedOn(new Set([...closedDays, ...weatherDays]), holidays);
}
