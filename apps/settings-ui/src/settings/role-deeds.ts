// The rows of the role table. Every right appears in one; a subject's write and read rights share a
// row.
import { reachOf, type Right } from '@purlin/domain/access/rights.ts';
import type { Role } from '@purlin/domain/access/user-shapes.ts';

type DeedName =
  | 'answer-estimates'
  | 'api-keys'
  | 'approve-payments'
  | 'bank-accounts'
  | 'bank-file'
  | 'clients'
  | 'confirm-bank'
  | 'connect-quickbooks'
  | 'decide'
  | 'export'
  | 'figures'
  | 'forget'
  | 'news'
  | 'plan-jobs'
  | 'plan-payments'
  | 'portal-messages'
  | 'price-book'
  | 'process-payments'
  | 'quickbooks'
  | 'requests'
  | 'send-again'
  | 'settings'
  | 'users'
  | 'vendors'
  | 'work-orders'
  | 'write-estimates';
/** A role with only `reads` can look but not act. */
export type Deed = { readonly name: DeedName } & (
  | { readonly does: Right; readonly reads?: Right }
  | { readonly does?: never; readonly reads: Right }
);

type GroupName = 'clients' | 'company' | 'estimates' | 'jobs' | 'money';
export const GROUPS: readonly (readonly [group: GroupName, deeds: readonly Deed[]])[] = [
  [
    'estimates',
    [
      { name: 'write-estimates', does: 'estimates.write', reads: 'estimates.read' },
      { name: 'answer-estimates', does: 'estimates.answer' },
      { name: 'price-book', does: 'price-book.write', reads: 'price-book.read' },
    ],
  ],
  [
    'jobs',
    [
      { name: 'plan-jobs', does: 'jobs.write', reads: 'jobs.read' },
      { name: 'work-orders', does: 'orders.answer', reads: 'orders.read' },
    ],
  ],
  [
    'clients',
    [
      { name: 'clients', does: 'clients.write', reads: 'clients.read' },
      { name: 'requests', does: 'leads.write', reads: 'leads.read' },
      { name: 'send-again', does: 'emails.write', reads: 'emails.read' },
      { name: 'portal-messages', does: 'messages.write', reads: 'messages.read' },
    ],
  ],
  [
    'money',
    [
      { name: 'vendors', does: 'vendors.write', reads: 'vendors.read' },
      { name: 'bank-accounts', does: 'vendors.bank', reads: 'accounts.read' },
      { name: 'confirm-bank', does: 'vendors.confirm' },
      { name: 'plan-payments', does: 'payments.write', reads: 'payments.read' },
      { name: 'approve-payments', does: 'payments.approve' },
      { name: 'process-payments', does: 'payments.process' },
      { name: 'bank-file', does: 'payments.file' },
      { name: 'decide', does: 'effects.decide' },
      { name: 'quickbooks', does: 'quickbooks.write', reads: 'quickbooks.read' },
      { name: 'connect-quickbooks', does: 'quickbooks.connect' },
    ],
  ],
  [
    'company',
    [
      { name: 'figures', reads: 'dashboard.read' },
      { name: 'news', reads: 'notifications.read' },
      { name: 'settings', does: 'company.write', reads: 'company.read' },
      { name: 'users', does: 'users.write', reads: 'users.read' },
      // API keys have no right of their own: users who may manage users may issue them.
      { name: 'api-keys', does: 'users.write', reads: 'users.read' },
      { name: 'export', does: 'company.export' },
      { name: 'forget', does: 'people.forget' },
    ],
  ],
];

/** The role acts on everything, acts on or sees only its own, only sees, or neither. */
export type SeenOrDone = 'does' | 'own' | 'reads' | 'no';

/** A role's access to a row, from the table that the server enforces. */
export function standingOf(role: Role, { does, reads }: Deed): SeenOrDone {
  const reach = does && reachOf(role, does);
  if (reach === 'all') return 'does';
  const sight = reads && reachOf(role, reads);
  if (reach === 'own' || sight === 'own') return 'own';
  return sight ? 'reads' : 'no';
}
