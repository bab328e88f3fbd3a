// The days on which the company does not work, as its settings say.
import { closedOn, daysIn, type Closed } from '@purlin/domain/scheduling/working-days.ts';
import { readSection } from '../company/read-models/company-settings.ts';
import type { Db } from '../platform/servers/database.ts';

/** As they travel, so that screens plan by the same days. */
export async function daysOff(db: Db): Promise<{ holidays: boolean; closedDays: string[] }> {
  const { holidays, closedDays } = await readSection(db, 'planning');
  return { holidays, closedDays: [...daysIn(closedDays)].filter(Boolean) };
}

export async function closedBySettings(db: Db): Promise<Closed> {
  const { holidays, closedDays } = await daysOff(db);
  return closedOn(new Set(closedDays), holidays);
}
