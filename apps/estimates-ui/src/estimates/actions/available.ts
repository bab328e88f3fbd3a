// What can be done with an estimate, as it stands and by whoever is signed in; the server decides
// again.
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
 * In the order a menu shows them. Sending again is for everything but drafts, converting for
 * accepted ones that have no job yet (rule: estimate-actions).
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

/** What each action calls, and so which right it needs; a link is copied without a call. */
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

/** What somebody can do with an estimate, in the order a menu shows it; `may` is `useMay()`. */
export const available = (
  estimate: StatusFields,
  may: (needed: Needed) => boolean,
): readonly EstimateAction[] =>
  (Object.keys(WHEN) as EstimateAction[]).filter(
    (action) => WHEN[action](estimate) && (action === 'copyLink' || may(CALLS[action])),
  );
