// Short names of browsers and machines, read from the User-Agent. They are the same in every
// language and reveal no address.
import { z } from 'zod';

const browsers = ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'] as const;
const machines = [
  'iPhone',
  'iPad',
  'Android',
  'Windows',
  'Chromebook',
  'Mac',
  'Linux',
  'unknown',
] as const;

/** `browser` is null when no pattern matches. */
export const Device = z.object({
  browser: z.enum(browsers).nullable(),
  machine: z.enum(machines),
});
export type Device = z.infer<typeof Device>;

/** The first match wins: most browsers also name the ones they descend from. */
const BROWSERS: readonly (readonly [RegExp, (typeof browsers)[number]])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const MACHINES: readonly (readonly [RegExp, Device['machine']])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];
const nameIn = <T>(table: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** The device that a User-Agent header describes. */
export const deviceOf = (userAgent: string): Device => ({
  browser: nameIn(BROWSERS, userAgent) ?? null,
  machine: nameIn(MACHINES, userAgent) ?? 'unknown',
});
