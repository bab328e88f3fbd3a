// Where an estimate stands, as far as its client is concerned.
import type { EstimateStatus, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';

/** `preview`: staff look at a draft that its client has not been sent. */
export type Situation = 'preview' | 'open' | 'expired' | 'approved' | 'declined';

const byStatus: Readonly<Record<EstimateStatus, Situation>> = { draft: 'preview', sent: 'open', viewed: 'open', accepted: 'approved', declined: 'declined' };

export function situationOf({ status, expired }: Pick<PublicEstimate, 'status' | 'expired'>): Situation {
  const situation = byStatus[status];
  return situation === 'open' && expired ? 'expired' : situation;
}

/** What the client may still do. Declining stays possible after the valid-until date, approving does not. */
export const mayApprove = (situation: Situation): boolean => situation === 'open';
export const mayDecline = (situation: Situation): boolean => situation === 'open' || situation === 'expired';

const badges: Readonly<Record<EstimateStatus, string>> = { draft: 'Draft', sent: 'Sent', viewed: 'Viewed', accepted: 'Accepted', declined: 'Declined' };
export const badgeOf = (estimate: Pick<PublicEstimate, 'status' | 'expired'>): string => (situationOf(estimate) === 'expired' ? 'Expired' : badges[estimate.status]);

/** The number at the end of the page's address: /estimate/EST-12-7GQ2M4XA. Null when there is none. */
export function numberIn(pathname: string): string | null {
  const last = /^\/estimate\/([^/]+)\/?$/.exec(pathname)?.[1];
  try {
    return last === undefined ? null : decodeURIComponent(last);
  } catch {
    return null;
  }
}
