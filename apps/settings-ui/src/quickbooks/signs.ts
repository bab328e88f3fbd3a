// What speaks for one of ours and somebody in QuickBooks being the same, what against it, and what
// goes there once a person has said that they are.
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
 * What one of them has not is no sign, and what we wrote there ourselves only says that somebody
 * once took them for one.
 */
export function signsOf({ title, ours }: Ours, one: Candidate): readonly Sign[] {
  // A paper has no name of its own: its facts stand beside ours.
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

/** Which of their blank fields linking fills with what of ours; papers are left as they are. */
export const filledBy = (
  { ours }: Pick<QuickBooksRecord, 'ours'>,
  one: Candidate,
): readonly { readonly field: (typeof FILLED)[number]; readonly value: string }[] =>
  FILLED.flatMap((field) => {
    // Whose contact nobody looked at is not known to have none.
    const theirs = field === 'contact' ? one.contact : (one[field] ?? '');
    const value = ours?.[field] ?? '';
    return one.linkable && !one.paper && value !== '' && theirs === '' ? [{ field, value }] : [];
  });
