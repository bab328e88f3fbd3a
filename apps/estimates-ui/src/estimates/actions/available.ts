// What can be done with an estimate, as it stands; the server decides again.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';

export type EstimateAction =
  | 'edit'
  | 'send'
  | 'convert'
  | 'recordApproval'
  | 'extend'
  | 'duplicate'
  | 'copyLink'
  | 'replaceLink'
  | 'withdraw'
  | 'reinstate'
  | 'restore'
  | 'delete'
  | 'archive';

export type StatusFields = Pick<EstimateSummary, 'status' | 'expired' | 'withdrawn' | 'archived'>;

const isOpen = ({ status }: StatusFields): boolean => status === 'sent' || status === 'viewed';

/**
 * In the order a menu shows them. Sending again is for everything but drafts, converting for
 * accepted ones (spec section 2).
 */
const WHEN: Readonly<Record<EstimateAction, (e: StatusFields) => boolean>> = {
  edit: (e) => e.status === 'draft' || isOpen(e),
  send: (e) => !e.withdrawn,
  convert: (e) => e.status === 'accepted',
  recordApproval: (e) => isOpen(e) && !e.withdrawn && !e.expired,
  extend: (e) => isOpen(e),
  duplicate: () => true,
  copyLink: (e) => e.status !== 'draft',
  replaceLink: (e) => e.status !== 'draft',
  withdraw: (e) => isOpen(e) && !e.withdrawn,
  reinstate: (e) => e.withdrawn && !e.archived,
  restore: (e) => e.archived,
  delete: (e) => e.status === 'draft',
  archive: (e) => e.status !== 'draft' && !e.archived,
};

export const available = (estimate: StatusFields): readonly EstimateAction[] =>
  (Object.keys(WHEN) as EstimateAction[]).filter((action) => WHEN[action](estimate));
