// Fields that several contracts share: money, percentages, dates, paging, as they travel.
import { z } from 'zod';
import { EmailAddress } from '@purlin/domain/shared/contacts.ts';
import { CalendarDate } from '@purlin/domain/shared/dates.ts';
import { fromFineDecimal, isTooFine } from '@purlin/domain/shared/decimals.ts';
import { fromTyped, RateCents } from '@purlin/domain/shared/money.ts';
import { BasisPoints } from '@purlin/domain/shared/percent.ts';
import { SeveralLines, severalLines } from '@purlin/domain/shared/text.ts';

/** Money as it travels: a decimal string with two places ("1234.50"). */
export const Money = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({ description: 'Decimal amount in US dollars, two places' });

/** A rate as it travels: a decimal string with two to four places ("0.0375", "145.00"). */
export const Rate = z
  .string()
  .regex(/^-?\d+\.\d{2,4}$/)
  .meta({ description: 'Decimal amount in US dollars for one of something, two to four places' });

const MOST = 10_000_000;
/** Kinds of decimals, as the API's document names and explains them, with their limits. */
const DECIMALS = {
  money: {
    maximum: MOST,
    description:
      'An amount in US dollars; from its third decimal on it is rounded half away from zero',
  },
  rate: {
    minimum: 0,
    maximum: MOST,
    description: 'An amount in US dollars for one of something, with up to four decimals',
  },
  quantity: {
    exclusiveMinimum: 0,
    maximum: 1_000_000,
    description: 'How many, with up to four decimals',
  },
  percent: {
    minimum: 0,
    maximum: 100,
    description: 'A percentage, with up to four decimals',
  },
  share: {
    exclusiveMinimum: 0,
    maximum: 100,
    description: 'A percentage above 0, with up to four decimals',
  },
  change: {
    minimum: -MOST,
    maximum: MOST,
    description: 'Percent or US dollars, up or below zero down, with up to four decimals',
  },
};
/** What the API's document says of such a field. */
export const asDecimal = (format: keyof typeof DECIMALS) => ({ format, ...DECIMALS[format] });

/** A decimal, sent as text or number, and read by `read`, which throws where it is none. */
const decimal = (
  kind: keyof typeof DECIMALS,
  read: (text: string) => number,
  isTooFineFor: (text: string) => boolean = () => false,
) =>
  z
    .union([z.string(), z.number().transform(String)])
    .meta(asDecimal(kind))
    .transform((text, ctx) => {
      try {
        return read(text);
      } catch {
        ctx.addIssue(
          isTooFineFor(text)
            ? { code: 'custom', params: { says: 'four-decimals' } }
            : { code: 'custom', message: 'Please enter a number, for example 12.50' },
        );
        return z.NEVER;
      }
    });
/** What becomes hundredths with up to two places of their own. */
const fine = (kind: keyof typeof DECIMALS) => decimal(kind, fromFineDecimal, isTooFine);

/** Money as it is sent; becomes whole cents (rule: typed-numbers). */
export const MoneyInput = decimal('money', fromTyped);
/** What one of something costs, as it is sent; becomes cents. */
export const RateInput = fine('rate').pipe(RateCents);
/** Quantity as it is sent; becomes hundredths. */
export const QuantityInput = fine('quantity');
/** Percentage 0 to 100 as it is sent; becomes basis points. */
export const PercentInput = fine('percent').pipe(BasisPoints);
/** A percentage above 0 as it is sent; `none` says that it is none. */
export const shareInput = (none: string) =>
  fine('share').pipe(
    z.number().positive(none).max(10_000, 'Please enter a percentage from 0 to 100'),
  );
/** Up or, below zero, down, as it is sent; becomes hundredths. */
export const ChangeInput = fine('change').pipe(RateCents);

/** Optional text that may be left out, null or blank; blank becomes null. */
export const OptionalText = SeveralLines()
  .nullish()
  .transform((text) => text || null);
/** An e-mail address that may be left out, null or blank; blank becomes null. */
export const OptionalEmail = z
  .string('Please enter a valid email address')
  .nullish()
  .transform((text) => text?.trim() || null)
  .pipe(EmailAddress.nullable());
/** Text that may be left out or null; becomes "". */
export const Text = z
  .string()
  .nullish()
  .transform((text) => severalLines(text ?? ''));
/** A calendar date that may be left out, null or empty; a time of day is cut off. */
export const OptionalDate = z
  .string()
  .nullish()
  .transform((text) => text?.slice(0, 10) || null)
  .pipe(CalendarDate.nullable());

export const Instant = z.iso.datetime();
export const Id = z.int().positive();

/**
 * What every list takes. The answer is an array; the header X-Next-Cursor says where the next page
 * starts.
 */
export const ListQuery = z.object({
  limit: z.coerce.number().pipe(z.int().min(1).max(500)).default(200),
  cursor: z.string().max(1000).optional(),
  q: z.string().trim().max(200).default(''),
});

/** Only these, as numbers with commas; for taking chosen rows away as a file. */
export const OnlyIds = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15}){0,499}$/)
  .transform((ids) => ids.split(',').map(Number))
  .optional();

/** A yes or no in a query; left out it is no. */
export const Flag = z
  .enum(['true', 'false'])
  .transform((flag) => flag === 'true')
  .default(false);

/** How a list is to be ordered. */
export interface Sort<Field extends string = string> {
  readonly by: Field;
  readonly descending: boolean;
}

/** The fields that a `sortBy` names. */
export type SortField<S extends z.ZodType> = Extract<z.output<S>, Sort>['by'];

/**
 * The `sort` of a list: one of its fields, with a minus in front the other way round. Unset means
 * the list's usual order.
 */
export const sortBy = <const Field extends string>(...fields: readonly [Field, ...Field[]]) => {
  const ways = fields.flatMap((field): (Field | `-${Field}`)[] => [field, `-${field}`]);
  return z
    .enum(ways, `Please sort by ${fields.join(', ')}, or one of them with a minus in front`)
    .transform((way): Sort<Field> => ({
      by: way.replace('-', '') as Field,
      descending: way.startsWith('-'),
    }))
    .optional();
};
