// Scheduling settings: location of the weather forecast, weather limits, and days off.
import { z } from 'zod';
import { SeveralLines } from '../../shared/text.ts';
import { section } from './section.ts';

const number = (pattern: RegExp, message: string) => z.string().trim().regex(pattern, message);
const DAY = /^\d{4}-\d{2}-\d{2}\b/;

const Planning = z.object({
  latitude: number(/^-?\d{1,2}(?:\.\d{1,4})?$/, 'Please enter a latitude, for example 44.0521'),
  longitude: number(
    /^-?1?\d{1,2}(?:\.\d{1,4})?$/,
    'Please enter a longitude, for example -123.0868',
  ),
  /** Days that reach the rain or wind limit, or fall to the frost limit, are flagged. */
  rainPercent: number(/^(?:[1-9]\d?|100)$/, 'Please enter a chance of rain from 1 to 100'),
  windMph: number(/^[1-9]\d?$/, 'Please enter a wind speed from 1 to 99 mph'),
  frostFahrenheit: number(/^-?\d{1,2}$/, 'Please enter a temperature in Fahrenheit'),
  /** Whether US holidays are days off. */
  holidays: z.boolean(),
  /** The company's own days off, one date per line; text after a date is a comment. */
  closedDays: SeveralLines()
    .max(4000, 'Please enter 4,000 characters or fewer')
    .refine(
      (text) =>
        text
          .split('\n')
          .filter((line) => line.trim())
          .every((line) => DAY.test(line.trim())),
      'Please begin each line with a day, for example 2026-12-24',
    ),
});
export type Planning = z.infer<typeof Planning>;

export const planning = section({
  number: 41,
  shape: Planning,
  usual: {
    latitude: '44.0521',
    longitude: '-123.0868',
    rainPercent: '60',
    windMph: '25',
    frostFahrenheit: '30',
    holidays: true,
    closedDays: '',
  },
});
