// Defaults of a new estimate by type of work: texts in each client language, and terms.
import { z } from 'zod';
import type { Language } from '../../shared/languages.ts';
import { SeveralLines } from '../../shared/text.ts';
import { usualOffers } from './usual-offers.ts';
import { section } from './section.ts';

/** `any` applies when no type is chosen, and fills what a type leaves blank. */
export const WORK_KINDS = [
  'any',
  'replacement',
  'repair',
  'storm',
  'upkeep',
  'inspection',
  'emergency',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

const Words = z.object({
  introMessage: SeveralLines().max(4000, 'Please enter 4,000 characters or fewer'),
  customerNotes: SeveralLines().max(4000, 'Please enter 4,000 characters or fewer'),
  warrantyText: SeveralLines().max(2000, 'Please enter 2,000 characters or fewer'),
});
export type OfferWords = z.infer<typeof Words>;

const Percent = z
  .string()
  .trim()
  .regex(
    /^(?:100(?:\.0{1,4})?|\d{1,2}(?:\.\d{1,4})?)$/,
    'Please enter a percentage from 0 to 100 with at most four decimals',
  );

/** Blank fields fall back to `any`. */
const ForAnyKind = z.object({
  en: Words,
  es: Words,
  fr: Words,
  warrantyYears: z
    .string()
    .trim()
    .regex(/^(?:[1-9]\d?|100)?$/, 'Please enter a number of years, for example 10'),
  /** In percent of the total. */
  depositPercentage: Percent.or(z.literal('')),
  validDays: z
    .string()
    .trim()
    .regex(/^(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5])?$/, 'Please enter 1 to 365 days'),
});
export type OfferStart = z.infer<typeof ForAnyKind>;
/** Settings saved before French existed get the French defaults. */
const startOfKind = (kind: WorkKind) =>
  ForAnyKind.extend({ fr: Words.default(usualOffers[kind].fr) });

const Offers = z.object({
  /** Card processing fee; 0 turns it off. */
  processingFeePercentage: Percent,
  any: startOfKind('any'),
  replacement: startOfKind('replacement'),
  repair: startOfKind('repair'),
  storm: startOfKind('storm'),
  upkeep: startOfKind('upkeep'),
  inspection: startOfKind('inspection'),
  emergency: startOfKind('emergency'),
});
export type Offers = z.infer<typeof Offers>;

export const offers = section({ number: 20, shape: Offers, usual: usualOffers });

/** The defaults for a type of work; blank fields come from `any`. */
export function startOf(settings: Offers, kind: WorkKind, language: Language) {
  const [own, any] = [settings[kind], settings.any];
  const words = (name: keyof OfferWords): string => own[language][name] || any[language][name];
  return {
    introMessage: words('introMessage'),
    customerNotes: words('customerNotes'),
    warrantyText: words('warrantyText'),
    warrantyYears: own.warrantyYears || any.warrantyYears,
    depositPercentage: own.depositPercentage || any.depositPercentage,
    validDays: own.validDays || any.validDays,
    processingFeePercentage: settings.processingFeePercentage,
  };
}
