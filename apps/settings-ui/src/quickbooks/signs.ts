// The evidence for and against a match with a QuickBooks record, and what linking them would write
// there.
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { mayBeOnePlace, nearHome, nearName } from '@purlin/domain/quickbooks/near.ts';
import { digits, small } from '@purlin/domain/quickbooks/normal.ts';
import { say } from '@purlin/words/screens/sync-records.ts';

export type Candidate = QuickBooksRecord['candidates'][number];
type Ours = Pick<QuickBooksRecord, 'title' | 'ours'>;
type Person = NonNullable<QuickBooksRecord['ours']>;

export interface Sign {
  readonly what: string;
  readonly isSame: boolean;
}

/**
 * A value that one side lacks is no evidence. A value that we wrote there ourselves only shows that
 * someone once linked the two.
 */
export function signsOf({ title, ours }: Ours, one: Candidate): readonly Sign[] {
  // An estimate or bill has no name of its own: its facts are shown beside ours.
  if (one.paper) return [];
  const pairs = [
    ['name', small(title), small(one.name)],
    ['email', small(ours?.email ?? ''), small(one.email)],
    ['phone', digits(ours?.phone ?? ''), digits(one.phone)],
  ] as const;
  const isNear = nearName(title) === nearName(one.name);
  const [address, theirs] = [ours?.address ?? '', one.address ?? ''];
  const home = nearHome(title, address);
  const isHome =
    !one.wrote.includes('address') &&
    home !== '' &&
    home === nearHome(one.name, theirs) &&
    mayBeOnePlace(address, theirs);
  return [
    ...pairs.flatMap(([field, a, b]) => {
      if (a === '' || b === '') return [];
      const isOurs = one.wrote.includes(field);
      if (a === b) return isOurs ? [] : [{ what: say(`same.${field}`), isSame: true }];
      return field === 'name' && isNear
        ? [{ what: say('near.name'), isSame: true }]
        : [{ what: say(`other.${field}`), isSame: false }];
    }),
    ...(isHome ? [{ what: say('same.home'), isSame: true }] : []),
  ];
}

const FILLED = ['contact', 'email', 'phone', 'address'] as const satisfies (keyof Person)[];

/**
 * The blank fields there that linking fills, with our values. Estimates and bills are left as they
 * are.
 */
export const filledBy = (
  { ours }: Pick<QuickBooksRecord, 'ours'>,
  one: Candidate,
): readonly { readonly field: (typeof FILLED)[number]; readonly value: string }[] =>
  FILLED.flatMap((field) => {
    // If the contact was never loaded, it may exist there, so do not treat it as blank.
    const theirs = field === 'contact' ? one.contact : (one[field] ?? '');
    const value = ours?.[field] ?? '';
    return one.linkable && !one.paper && value !== '' && theirs === '' ? [{ field, value }] : [];
  });
