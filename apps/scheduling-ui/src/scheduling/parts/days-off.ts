// The days on which the company does not work, for planning and display.
import { scheduling } from '@purlin/contracts/scheduling.ts';
import {
  closedOn,
  holidaysOf,
  isWeekend,
  type Closed,
} from '@purlin/domain/scheduling/working-days.ts';
import { useRead } from '@purlin/web/web.ts';
import { useMemo } from 'react';
import { say } from '@purlin/words/screens/scheduling.ts';

/** Display names of the holidays. */
const HOLIDAYS = {
  'New Year’s Day': 'holiday-new-year',
  'Memorial Day': 'holiday-memorial',
  'Independence Day': 'holiday-independence',
  'Labor Day': 'holiday-labor',
  Thanksgiving: 'holiday-thanksgiving',
  'Christmas Day': 'holiday-christmas',
} as const;
const isKnown = (name: string): name is keyof typeof HOLIDAYS => Object.hasOwn(HOLIDAYS, name);
const holidayWords = (name: string): string => (isKnown(name) ? say(HOLIDAYS[name]) : name);

export interface DaysOff {
  readonly closed: Closed;
  /** "Thanksgiving", "Day off", "Weather day"; empty for weekends and work days. */
  readonly nameOf: (day: string) => string;
}

/** The date's year and one on either side, because a job can last up to a year. */
const around = (day: string) => {
  const year = Number(day.slice(0, 4));
  return { from: `${year - 1}-01-01`, to: `${year + 1}-12-31` };
};

/**
 * Includes days kept clear for the weather, from today on or in the years around `date`. Until the
 * company's settings have loaded, only weekends and holidays.
 */
export function useDaysOff(date: string | null = null): DaysOff {
  const { data } = useRead(
    scheduling.today,
    { query: date === null ? {} : around(date) },
    { keepOld: true },
  );
  return useMemo(() => {
    const { holidays = true, closedDays = [], weatherDays = [] } = data ?? {};
    const own = new Set(closedDays);
    const weather = new Set(weatherDays);
    return {
      closed: closedOn(own, holidays, weather),
      nameOf(day) {
        const year = Number(day.slice(0, 4));
        const holiday = holidays && (holidaysOf(year).get(day) ?? holidaysOf(year + 1).get(day));
        if (holiday) return holidayWords(holiday);
        if (isWeekend(day)) return '';
        return own.has(day) ? say('day-off') : weather.has(day) ? say('weather-day') : '';
      },
    };
  }, [data]);
}
