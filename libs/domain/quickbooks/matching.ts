// Matches our clients and vendors with QuickBooks's: certain, none, or in doubt (rule:
// quickbooks-match).
import { cutToWhole } from '../shared/whole-characters.ts';
import { digits, small } from './normal.ts';
import type { Candidate } from './record-shapes.ts';

/** The fields that identify a person or company. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export type Found =
  | { readonly is: 'linked'; readonly theirId: string }
  /** `name` is free to use in QuickBooks. */
  | { readonly is: 'nobody'; readonly name: string }
  | { readonly is: 'doubtful'; readonly candidates: readonly Candidate[] };

/** QuickBooks names can't contain colons, tabs or line breaks, and can't be empty. */
export const nameThere = (name: string): string =>
  cutToWhole(
    name
      .replaceAll(/[:\t\n\r]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    100,
  ).trimEnd() || '-';

const sameText = (a: string, b: string): boolean => a !== '' && small(a) === small(b);
const samePhone = (a: string, b: string): boolean => digits(a) !== '' && digits(a) === digits(b);

/** Appends our number to make a name unique in QuickBooks. */
export const withNumber = (name: string, number: number): string =>
  `${cutToWhole(name, 90).trim()} (${number})`;

/**
 * `those` are all QuickBooks entries with the same e-mail address, telephone number or similar
 * name, or the same surname at the same address.
 *
 * Only an entry with exactly the same name and the same e-mail address or telephone number is
 * linked automatically, and never after a person unlinked it. Entries already linked to another
 * record of ours (`taken`) are someone else; if one has our name, our number is appended to it.
 * Inactive entries also reserve their names, but only a person can link them.
 */
export function matchOf(
  ours: Person,
  those: readonly Candidate[],
  taken: ReadonlySet<string>,
  number: number,
  isUnlinked = false,
): Found {
  const name = nameThere(ours.name);
  const keyOf = ({ kind, theirId }: Candidate): string => `${kind} ${theirId}`;
  const free = those.filter((one) => !taken.has(keyOf(one)));
  const hasName = (one: Candidate): boolean => sameText(one.name, name);
  const [certain, ...others] = free.filter(
    (one) =>
      one.linkable &&
      !one.inactive &&
      hasName(one) &&
      (sameText(one.email, ours.email) || samePhone(one.phone, ours.phone)),
  );
  if (certain && others.length === 0 && !isUnlinked)
    return { is: 'linked', theirId: certain.theirId };
  if (free.length > 0) return { is: 'doubtful', candidates: free };
  return { is: 'nobody', name: those.some(hasName) ? withNumber(name, number) : name };
}
