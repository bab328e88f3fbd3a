// Who there is who here: certain, nobody, or for a person to say (rule: quickbooks-match).
import { cutToWhole } from '../shared/whole-characters.ts';
import { digits, small } from './normal.ts';
import type { Candidate } from './record-shapes.ts';

/** By what somebody is told from others. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export type Found =
  | { readonly is: 'linked'; readonly theirId: string }
  /** `name`: free to be used there. */
  | { readonly is: 'nobody'; readonly name: string }
  | { readonly is: 'doubtful'; readonly candidates: readonly Candidate[] };

/** QuickBooks takes no colon, no tab and no new line in a name. */
export const nameThere = (name: string): string =>
  cutToWhole(
    name
      .replaceAll(/[:\t\n\r]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    100,
  ).trimEnd();

const sameText = (a: string, b: string): boolean => a !== '' && small(a) === small(b);
const samePhone = (a: string, b: string): boolean => digits(a) !== '' && digits(a) === digits(b);

/** A name that nobody there has, with our number behind it. */
export const withNumber = (name: string, number: number): string =>
  `${cutToWhole(name, 90).trim()} (${number})`;

/**
 * `those`: everybody there with the same e-mail address or telephone number, the same name or
 * nearly so, or a family name behind the same door. Somebody with the very same name and the same
 * e-mail address or telephone number is the same; so is nobody else without a person's word, nor is
 * anybody once a person has unlinked it. Who is taken for another of ours already is another one:
 * their name gets our number behind it. Who was made inactive there has the name all the same, and
 * is taken up again by a person's word alone.
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
