// The actions on an estimate, by its state and the user's rights. The server checks both again.
import { estimates } from '@purlin/contracts/estimates.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import type { Needed } from '@purlin/web/web.ts';

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

export type StatusFields = Pick<
  EstimateSummary,
  'status' | 'expired' | 'withdrawn' | 'archived' | 'jobId' | 'changesJobId'
>;

const isOpen = ({ status }: StatusFields): boolean => status === 'sent' || status === 'viewed';

/**
 * In menu order. Everything but drafts can be sent again; accepted estimates without a job can be
 * converted (rule: estimate-actions).
 */
const WHEN: Readonly<Record<EstimateAction, (e: StatusFields) => boolean>> = {
  edit: (e) => e.status === 'draft' || (isOpen(e) && !e.withdrawn),
  send: (e) => !e.withdrawn,
  convert: (e) => e.status === 'accepted' && e.jobId === null && e.changesJobId === null,
  recordApproval: (e) => isOpen(e) && !e.withdrawn && !e.expired,
  extend: (e) => isOpen(e) && !e.withdrawn,
  duplicate: () => true,
  copyLink: (e) => e.status !== 'draft',
  replaceLink: (e) => e.status !== 'draft',
  withdraw: (e) => isOpen(e) && !e.withdrawn,
  reinstate: (e) => e.withdrawn && !e.archived,
  restore: (e) => e.archived,
  delete: (e) => e.status === 'draft',
  archive: (e) => e.status !== 'draft' && !e.archived,
};

/** The route of each action, which determines the right it needs. Copying a link calls nothing. */
const CALLS: Readonly<Record<Exclude<EstimateAction, 'copyLink'>, Needed>> = {
  edit: estimates.change,
  send: estimates.send,
  convert: scheduling.convert,
  recordApproval: estimates.recordApproval,
  extend: estimates.extend,
  duplicate: estimates.duplicate,
  replaceLink: estimates.replaceLink,
  withdraw: estimates.withdraw,
  reinstate: estimates.reinstate,
  restore: estimates.restore,
  delete: estimates.remove,
  archive: estimates.remove,
};

/** The actions available on an estimate, in menu order; `may` is `useMay()`. */
export const available = (
  estimate: StatusFields,
  may: (needed: Needed) => boolean,
): readonly EstimateAction[] =>
  (Object.keys(WHEN) as EstimateAction[]).filter(
    (action) => WHEN[action](estimate) && (action === 'copyLink' || may(CALLS[action])),
  );
