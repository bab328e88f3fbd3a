// Addresses: one line here, parts there. They are compared as a whole, and written so that nothing
// of theirs is lost.
import { normalOf } from './normal.ts';

/** As QuickBooks has it; what else it keeps there stays. */
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
/** "1 Oak St, Apt 2, Eugene, OR 97401" */
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

/** Theirs in one line. */
export const asOneLine = (there: AddressThere): string =>
  filled(
    [linesOf(there), there.City, filled([there.CountrySubDivisionCode, there.PostalCode], ' ')],
    ', ',
  );

/** What is ours without the city that stands there in a field of its own. */
function withoutCity(ours: string, { City: city = '' }: AddressThere): string {
  const ending = `, ${city}`.toLowerCase();
  return city !== '' && ours.toLowerCase().endsWith(ending) ? ours.slice(0, -ending.length) : ours;
}

/** Ours in their parts: what ours does not say stays as it is there. */
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
