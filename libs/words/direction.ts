// The direction of text inside other text, by Unicode's marks for it: UAX #9, 2.4.
import type { sayer } from './catalogue.ts';
import { fill } from './message.ts';
import type { Value, Values } from './parameters.ts';

/** Hebrew, Arabic and the other letters from right to left that are in use. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Text for the middle of a sentence: what is written from right to left stands between marks, so
 * that numbers and signs around it keep their places.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;

/** The same for all that a text fills in. */
export const inPlace = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, Value] => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  );

/** `sayer` for texts that are read outside the app's own screens. */
export const placingSayer: typeof sayer =
  (part) =>
  (language) =>
  (key, ...[values]) =>
    fill((part[language] ?? part.en)[key], inPlace(values ?? {}), language);
