// What people call a browser and the machine it is on, from how it names itself to servers: short
// names that are the same in every language, and tell nobody's address.
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

/** `browser` is null of a program that no list knows. */
export const Device = z.object({
  browser: z.enum(browsers).nullable(),
  machine: z.enum(machines),
});
export type Device = z.infer<typeof Device>;

/** The first that fits: most programs also name those they descend from. */
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

/** The device of a program that calls itself so. */
export const deviceOf = (userAgent: string): Device => ({
  browser: nameIn(BROWSERS, userAgent) ?? null,
  machine: nameIn(MACHINES, userAgent) ?? 'unknown',
});
