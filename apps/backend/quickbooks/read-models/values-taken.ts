// Values of QuickBooks that a user took over into a record of ours.
import { nameThere } from '@purlin/domain/quickbooks/matching.ts';
import { normalOf } from '@purlin/domain/quickbooks/normal.ts';
import type { Db } from '../../platform/servers/database.ts';
import { recordById, type Taken } from './quickbooks-records.ts';

/** The value of theirs that somebody took over with this event. */
export const takenWith = async (
  db: Db,
  recordId: number,
  because: string,
): Promise<Taken | undefined> =>
  (await recordById(db, recordId))?.taken.find((one) => one.because === because);

/** Whether what is here is what it was taken over: nobody has written anything else since. */
export function isOursStill(
  { field, ourPrint }: Taken,
  here: string,
  fingerprint: (one: string) => string,
): boolean {
  const value = field === 'name' ? nameThere(here) : here;
  const print = (one: string): string => fingerprint(`quickbooks ${one}`).slice(0, 16);
  return [normalOf(field, value), value].map(print).includes(ourPrint);
}
