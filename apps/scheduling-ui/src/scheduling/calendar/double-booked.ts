// Finds jobs whose crew or vendor is on another job at the same time, and the days.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { createContext, use } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';
import { type Meeting, meetingsOf } from '../parts/bookings.ts';
import type { CrewNames } from './with-bookings.ts';

/** By job id, the days on which someone is on that job and on another one. */
export function doubleBooked(
  meetings: readonly Meeting[],
): ReadonlyMap<number, ReadonlySet<string>> {
  const found = new Map<number, Set<string>>();
  for (const { one, days } of meetings)
    found.set(one.job.id, new Set([...(found.get(one.job.id) ?? []), ...days]));
  return found;
}

/** Where the visible jobs share someone; used by the bars and the day view. */
interface DoubleBookings {
  readonly meetings: readonly Meeting[];
  readonly days: ReturnType<typeof doubleBooked>;
}
export const DoubleBooked = createContext<DoubleBookings>({ meetings: [], days: new Map() });
export function doubleBookings(jobs: readonly CalendarJob[], closed: Closed): DoubleBookings {
  const meetings = meetingsOf(jobs, closed);
  return { meetings, days: doubleBooked(meetings) };
}

/** By job id, the double bookings of a day: "Torres also on Metal roof", and who it is. */
export function clashesOn(
  day: string,
  meetings: readonly Meeting[],
  crewNames: CrewNames,
): ReadonlyMap<number, readonly { readonly who: string; readonly words: string }[]> {
  const told = meetings
    .filter(({ days }) => days.includes(day))
    .map(({ one, other }) => {
      const name = one.vendor ?? crewNames.get(Number(one.who.replace('crew-', ''))) ?? say('crew');
      return {
        id: one.job.id,
        who: one.who,
        words: say('also-on', { name, job: other.job.title }),
      };
    });
  return Map.groupBy(told, ({ id }) => id);
}

/** Whether a job is double-booked on a day. */
export function useDoubledOn(): (day: string) => (id: number) => boolean {
  const { days } = use(DoubleBooked);
  return (day) => (id) => days.get(id)?.has(day) === true;
}
