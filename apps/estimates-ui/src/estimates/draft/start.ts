// A new estimate's defaults: from the company's settings for the kind of work, in the client's
// language, in fields the user has not edited.
import {
  type Offers,
  startOf,
  WORK_KINDS,
  type WorkKind,
} from '@purlin/domain/company/settings/offers.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { usualChangeIntro } from '@purlin/domain/shared/intro-message.ts';
import { type Language, languages } from '@purlin/domain/shared/languages.ts';
import { emptyForm, type FormValues } from './values.ts';

/** The fields with defaults. */
const NAMES = [
  'introMessage',
  'customerNotes',
  'warrantyText',
  'warrantyYears',
  'validUntil',
  'processingFeePercentage',
  'deposit',
] as const;
export type Start = Pick<FormValues, (typeof NAMES)[number]>;

export interface Usual {
  readonly offers: Offers;
  /** The default validity in days, if the kind of work has none. */
  readonly validDays: number;
  /** Today in the company's time zone. */
  readonly today: string;
}

/** The defaults for this kind of work; a change order has its own texts. */
export function usualStart(
  { offers, validDays, today }: Usual,
  kind: WorkKind,
  language: Language,
  isChange = false,
): Start {
  const { depositPercentage, validDays: days, ...words } = startOf(offers, kind, language);
  return {
    ...words,
    ...(isChange ? { introMessage: usualChangeIntro[language] } : {}),
    validUntil: dayAfter(today, days === '' ? validDays : Number(days)),
    deposit: { kind: 'percent', value: depositPercentage || '0' },
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The defaults to fill in: for fields that are still initial, or as another kind of work or
 * language filled them. What the user wrote stays.
 */
export function startFor(
  values: FormValues,
  usual: Usual,
  kind: WorkKind,
  language: Language,
): Partial<Start> {
  const isChange = values.changesJobId !== null;
  const wanted = usualStart(usual, kind, language, isChange);
  const others = WORK_KINDS.flatMap((one) =>
    languages.map((other) => usualStart(usual, one, other, isChange)),
  );
  return Object.fromEntries(
    NAMES.filter(
      (name) =>
        !isSame(values[name], wanted[name]) &&
        [emptyForm, ...others].some((one) => isSame(one[name], values[name])),
    ).map((name) => [name, wanted[name]]),
  );
}
