// Where an estimate stands, as far as its client is concerned.
import type { EstimateStatus, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';

/** `preview`: staff look at a draft that its client has not been sent. */
export type Situation = 'preview' | 'open' | 'expired' | 'withdrawn' | 'approved' | 'declined';
type Standing = Pick<PublicEstimate, 'status' | 'expired' | 'withdrawn'>;

const byStatus: Readonly<Record<EstimateStatus, Situation>> = { draft: 'preview', sent: 'open', viewed: 'open', accepted: 'approved', declined: 'declined' };

export function situationOf({ status, expired, withdrawn }: Standing): Situation {
  const situation = byStatus[status];
  if (situation !== 'open') return situation;
  return withdrawn ? 'withdrawn' : expired ? 'expired' : 'open';
}

/** What the client may still do. Declining stays possible after the valid-until date, approving does not. */
export const mayApprove = (situation: Situation): boolean => situation === 'open';
export const mayDecline = (situation: Situation): boolean => situation === 'open' || situation === 'expired';
/** Questions are welcome after the answer too. */
export const mayAsk = (situation: Situation): boolean => situation !== 'preview' && situation !== 'withdrawn';

const badges: Readonly<Record<EstimateStatus, string>> = { draft: 'Draft', sent: 'Sent', viewed: 'Viewed', accepted: 'Accepted', declined: 'Declined' };
const special: Readonly<Partial<Record<Situation, string>>> = { expired: 'Expired', withdrawn: 'Withdrawn' };
export const badgeOf = (estimate: Standing): string => special[situationOf(estimate)] ?? badges[estimate.status];

/** The number at the end of the page's address: /estimate/EST-12-7GQ2M4XA. Null when there is none. */
export function numberIn(pathname: string): string | null {
  const last = /^\/estimate\/([^/]+)\/?$/.exec(pathname)?.[1];
  try {
    return last === undefined ? null : decodeURIComponent(last);
  } catch {
    return null;
  }
}
