// Converts addresses between our single line and QuickBooks's fields without losing what QuickBooks
// has.
import { normalOf } from './normal.ts';

/** An address in QuickBooks; fields not listed here stay unchanged. */
export interface AddressThere {
  readonly Line1?: string | undefined;
  readonly Line2?: string | undefined;
  readonly Line3?: string | undefined;
  readonly Line4?: string | undefined;
  readonly Line5?: string | undefined;
  readonly City?: string | undefined;
  readonly CountrySubDivisionCode?: string | undefined;
  readonly PostalCode?: string | undefined;
}

const LINES = ['Line1', 'Line2', 'Line3', 'Line4', 'Line5'] as const;
/** Matches "1 Oak St, Apt 2, Eugene, OR 97401". */
const WHOLE =
  /^(?<line>.+),\s*(?<city>[^,]+?),?\s+(?<state>[A-Za-z]{2})\.?,?\s+(?<zip>\d{5}(?:-\d{4})?)$/;

const filled = (parts: readonly (string | undefined)[], between: string): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(between);
const linesOf = (there: AddressThere): string =>
  filled(
    LINES.map((line) => there[line]),
    ', ',
  );

/** A QuickBooks address as a single line. */
export const asOneLine = (there: AddressThere): string =>
  filled(
    [linesOf(there), there.City, filled([there.CountrySubDivisionCode, there.PostalCode], ' ')],
    ', ',
  );

/** Our address without the city, if QuickBooks has the city in its own field. */
function withoutCity(ours: string, { City: city = '' }: AddressThere): string {
  const ending = `, ${city}`.toLowerCase();
  return city !== '' && ours.toLowerCase().endsWith(ending) ? ours.slice(0, -ending.length) : ours;
}

/** Our address as QuickBooks fields; what ours lacks stays as it is in QuickBooks. */
export function asParts(ours: string, there: AddressThere = {}): AddressThere {
  const parts = WHOLE.exec(ours)?.groups;
  const line = parts?.['line'] ?? withoutCity(ours, there);
  const isSame = normalOf('address', line) === normalOf('address', linesOf(there));
  const others = LINES.slice(1).filter((name) => there[name] !== undefined);
  return {
    ...there,
    ...(isSame ? {} : { Line1: line, ...Object.fromEntries(others.map((name) => [name, ''])) }),
    ...(parts && {
      City: parts['city'],
      CountrySubDivisionCode: parts['state']?.toUpperCase(),
      PostalCode: parts['zip'],
    }),
  };
}
