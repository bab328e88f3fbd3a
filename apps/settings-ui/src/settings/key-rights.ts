// The rights an API key can have, as text: for each subject, seeing it and changing it.
import type { KeyRight } from '@purlin/domain/access/rights.ts';
import { say } from '@purlin/words/screens/settings-keys.ts';

type Name =
  | 'clients'
  | 'company'
  | 'dashboard'
  | 'emails'
  | 'estimates'
  | 'jobs'
  | 'leads'
  | 'payments'
  | 'price-book'
  | 'quickbooks'
  | 'vendors';
interface Subject {
  readonly name: Name;
  readonly rights: readonly { readonly right: KeyRight; readonly how: 'see' | 'change' }[];
}
const of = (name: Name, sees: KeyRight, changes?: KeyRight): Subject => ({
  name,
  rights: [
    { right: sees, how: 'see' },
    ...(changes ? [{ right: changes, how: 'change' as const }] : []),
  ],
});

export const subjects: readonly Subject[] = [
  of('leads', 'leads.read', 'leads.write'),
  of('clients', 'clients.read', 'clients.write'),
  of('estimates', 'estimates.read', 'estimates.write'),
  of('jobs', 'jobs.read', 'jobs.write'),
  of('price-book', 'price-book.read', 'price-book.write'),
  of('vendors', 'vendors.read', 'vendors.write'),
  of('payments', 'payments.read'),
  of('emails', 'emails.read', 'emails.write'),
  of('quickbooks', 'quickbooks.read'),
  of('company', 'company.read'),
  of('dashboard', 'dashboard.read'),
];

/** Describes rights: "Change: Clients. See: Clients, Jobs". */
export const inWords = (held: readonly KeyRight[]): readonly string[] =>
  (['change', 'see'] as const).flatMap((which) => {
    const named = subjects.filter(({ rights }) =>
      rights.some(({ right, how }) => how === which && held.includes(right)),
    );
    if (named.length === 0) return [];
    return [
      say(`rights.${which}`, {
        subjects: named.map(({ name }) => say(`subject.${name}`)).join(', '),
      }),
    ];
  });
