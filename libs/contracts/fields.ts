// Fields shared by contracts: money, percentages, dates, paging.
import { z } from 'zod';
import { EmailAddress } from '@purlin/domain/shared/contacts.ts';
import { CalendarDate } from '@purlin/domain/shared/dates.ts';
import { fromFineDecimal, isTooFine } from '@purlin/domain/shared/decimals.ts';
import { fromTyped, RateCents } from '@purlin/domain/shared/money.ts';
import { BasisPoints } from '@purlin/domain/shared/percent.ts';
import { SeveralLines, severalLines } from '@purlin/domain/shared/text.ts';

/** Money in the API: a decimal string with two decimals ("1234.50"). */
export const Money = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({ description: 'Decimal amount in US dollars, two places' });

/** A rate in the API: a decimal string with two to four decimals ("0.0375", "145.00"). */
export const Rate = z
  .string()
  .regex(/^-?\d+\.\d{2,4}$/)
  .meta({ description: 'Decimal amount in US dollars for one of something, two to four places' });

const MOST = 10_000_000;
/** Kinds of decimals in the API documentation, with their limits. */
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
/** OpenAPI metadata of a decimal field. */
export const asDecimal = (format: keyof typeof DECIMALS) => ({ format, ...DECIMALS[format] });

/** A decimal sent as string or number. `read` parses it, and throws if invalid. */
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
/** A decimal converted to hundredths with up to two decimals. */
const fine = (kind: keyof typeof DECIMALS) => decimal(kind, fromFineDecimal, isTooFine);

/** Money input, converted to whole cents (rule: typed-numbers). */
export const MoneyInput = decimal('money', fromTyped);
/** A unit price, converted to cents. */
export const RateInput = fine('rate').pipe(RateCents);
/** A quantity, converted to hundredths. */
export const QuantityInput = fine('quantity');
/** A percentage from 0 to 100, converted to basis points. */
export const PercentInput = fine('percent').pipe(BasisPoints);
/** A percentage above 0; `none` is the error message for zero. */
export const shareInput = (none: string) =>
  fine('share').pipe(
    z.number().positive(none).max(10_000, 'Please enter a percentage from 0 to 100'),
  );
/** An increase, or a decrease if negative; converted to hundredths. */
export const ChangeInput = fine('change').pipe(RateCents);

/** Optional text; missing, null or blank becomes null. */
export const OptionalText = SeveralLines()
  .nullish()
  .transform((text) => text || null);
/** An optional e-mail address; missing, null or blank becomes null. */
export const OptionalEmail = z
  .string('Please enter a valid email address')
  .nullish()
  .transform((text) => text?.trim() || null)
  .pipe(EmailAddress.nullable());
/** Optional text; missing or null becomes "". */
export const Text = z
  .string()
  .nullish()
  .transform((text) => severalLines(text ?? ''));
/** An optional date; missing, null or empty becomes null, and a time of day is dropped. */
export const OptionalDate = z
  .string()
  .nullish()
  .transform((text) => text?.slice(0, 10) || null)
  .pipe(CalendarDate.nullable());

export const Instant = z.iso.datetime();
export const Id = z.int().positive();

/**
 * The parameters of every list. The response is an array; the header X-Next-Cursor has the cursor
 * of the next page.
 */
export const ListQuery = z.object({
  limit: z.coerce.number().pipe(z.int().min(1).max(500)).default(200),
  cursor: z.string().max(1000).optional(),
  q: z.string().trim().max(200).default(''),
});

/** Only these comma-separated ids, for exporting selected rows. */
export const OnlyIds = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15}){0,499}$/)
  .transform((ids) => ids.split(',').map(Number))
  .optional();

/** A boolean query parameter; false by default. */
export const Flag = z
  .enum(['true', 'false'])
  .transform((flag) => flag === 'true')
  .default(false);

/** A list's order. */
export interface Sort<Field extends string = string> {
  readonly by: Field;
  readonly descending: boolean;
}

/** The field names of a `sortBy`. */
export type SortField<S extends z.ZodType> = Extract<z.output<S>, Sort>['by'];

/**
 * A list's `sort` parameter: a field name, with a leading minus for descending order. If absent,
 * the list's default order.
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

/** Sent instead of a file to a route that takes one: a file that was sent in parts before. */
export const UploadedFile = z
  .object({ upload: z.string().min(1).max(100) })
  .meta({ id: 'UploadedFile', description: 'A file sent in parts before, by its upload' });
