// How a new estimate starts: by the company's settings for the kind of work, in the client's
// language, wherever nobody has written anything else.
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

/** The fields that it fills in. */
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
  /** Days a new estimate stays valid where its kind of work says nothing. */
  readonly validDays: number;
  /** The company's date. */
  readonly today: string;
}

/** What the settings say for this kind of work; above a change order stand words of its own. */
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
 * What of it belongs into the form: fields that are as they were at first, or as another kind of
 * work or language would have filled them in. What somebody has written stays.
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
