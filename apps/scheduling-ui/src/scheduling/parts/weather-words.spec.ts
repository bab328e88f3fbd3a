// Specs of weather texts: only visible days beyond the limits are named.
import type { Forecast } from '@purlin/contracts/weather.ts';
import { expect, it } from 'vitest';
import { beyondIn } from './weather-words.ts';

const wet = (day: string): Forecast['days'][number] => ({
  day,
  rainPercent: 85,
  windMph: 5,
  lowFahrenheit: 50,
  highFahrenheit: 55,
  hazards: ['rain'],
});

it('names no day beyond the limits that is not visible', () => {
  const forecast: Forecast = {
    source: 'service',
    seenAt: null,
    limits: { rainPercent: 60, windMph: 25, frostFahrenheit: 32 },
    days: [wet('2031-05-03'), wet('2031-05-06'), { ...wet('2031-05-07'), hazards: [] }],
  };
  const shown = { from: '2031-05-04', to: '2031-05-10' };
  expect(beyondIn(forecast, shown).map(({ day }) => day)).toEqual(['2031-05-06']);
});
