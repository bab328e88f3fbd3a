// Loads the forecast and the days off.
import { weather } from '@purlin/contracts/weather.ts';
import { useRead } from '@purlin/web/web.ts';
import { useMemo } from 'react';
import { byDay } from './weather-words.ts';
import type { KnownDays } from './days-against.ts';
import { useDaysOff } from './days-off.ts';

/** The forecast by day, and the days off. */
export function useKnownDays(): KnownDays {
  const daysOff = useDaysOff();
  const { data } = useRead(weather.forecast);
  return useMemo(() => ({ forecast: byDay(data), daysOff }), [data, daysOff]);
}
