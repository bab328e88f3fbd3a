// The weather shifts that stand: what may still be taken back as one.
import type { StandingShift } from '@purlin/contracts/weather.ts';
import { known, weatherShift } from '@purlin/domain/scheduling/weather-shift.ts';
import { countsOf } from '@purlin/domain/scheduling/weather-shift-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { actorName } from '@purlin/words/answers.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import type { Services } from '../platform/core/room.ts';
import { shiftsStanding } from './read-models/weather-days.ts';

/** Those that keep days clear which are not over, newest first. */
export async function standingShifts(
  { db, history, clock }: Services,
  language: Language,
): Promise<StandingShift[]> {
  const [ids, staff] = await Promise.all([shiftsStanding(db, clock.today()), staffNames(db)]);
  return Promise.all(
    ids.map(async (id) => {
      const events = await history.read(weatherShift, id);
      const { days, moves } = known(fold(weatherShift, events));
      const { at, by } = events[0]!;
      return { id, days: [...days], ...countsOf(moves), at, by: actorName(by, staff, language) };
    }),
  );
}
