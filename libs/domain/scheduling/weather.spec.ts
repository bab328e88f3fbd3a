// Which days exceed the limits.
import { describe, expect, it } from 'vitest';
import { daysOf, type ForecastHour } from './weather.ts';

const limits = { rainPercent: 60, windMph: 25, frostFahrenheit: 32 };
const hour = (at: string, more: Partial<ForecastHour> = {}): ForecastHour => ({
  at: `2026-11-${at}`,
  rainPercent: 0,
  windMph: 5,
  fahrenheit: 50,
  ...more,
});
const hazards = (...hours: readonly ForecastHour[]) =>
  daysOf(hours, limits).map(({ day, hazards: own }) => [day.slice(8), ...own].join(' '));

describe('a day', () => {
  it.each([
    ['rain at work', hour('22T10:00', { rainPercent: 60 }), '22 rain'],
    ['a little rain', hour('22T10:00', { rainPercent: 59 }), '22'],
    ['wind at work', hour('22T17:00', { windMph: 25 }), '22 wind'],
    ['frost at work', hour('22T06:00', { fahrenheit: 32 }), '22 frost'],
    [
      'nothing said',
      hour('22T10:00', { rainPercent: null, windMph: null, fahrenheit: null }),
      '22',
    ],
  ])('with %s', (_, one, expected) => expect(hazards(one)).toEqual([expected]));
  it('is not lost by weather at night, except frost', () => {
    const noon = hour('22T12:00');
    expect(hazards(noon, hour('22T19:00', { rainPercent: 90, windMph: 60 }))).toEqual(['22']);
    expect(hazards(noon, hour('22T03:00', { rainPercent: 90 }))).toEqual(['22']);
    expect(hazards(noon, hour('22T03:00', { fahrenheit: 28 }))).toEqual(['22 frost']);
    expect(hazards(noon, hour('22T22:00', { fahrenheit: 28 }))).toEqual(['22']);
  });
  it('is listed in order, and only if it has working hours', () =>
    expect(hazards(hour('24T20:00'), hour('23T10:00'), hour('22T10:00'))).toEqual(['22', '23']));
});
