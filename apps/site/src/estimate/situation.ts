// Where an estimate stands, as far as its client is concerned.
import type { EstimateStatus, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { EstimateWords } from './in-language.tsx';

/** `preview`: staff look at a draft that its client has not been sent. */
export type Situation = 'preview' | 'open' | 'expired' | 'withdrawn' | 'approved' | 'declined';
type StatusFields = Pick<PublicEstimate, 'status' | 'expired' | 'withdrawn'>;

const byStatus: Readonly<Record<EstimateStatus, Situation>> = {
  draft: 'preview',
  sent: 'open',
  viewed: 'open',
  accepted: 'approved',
  declined: 'declined',
};

export function situationOf({ status, expired, withdrawn }: StatusFields): Situation {
  const situation = byStatus[status];
  if (situation !== 'open') return situation;
  return withdrawn ? 'withdrawn' : expired ? 'expired' : 'open';
}

/**
 * What the client may still do. Declining stays possible after the valid-until date, approving does
 * not.
 */
export const mayApprove = (situation: Situation): boolean => situation === 'open';
export const mayDecline = (situation: Situation): boolean =>
  situation === 'open' || situation === 'expired';
/** Questions are welcome after the answer too, and about what was taken back. */
export const mayAsk = (situation: Situation): boolean => situation !== 'preview';

export function badgeOf(estimate: StatusFields, { badges }: Pick<EstimateWords, 'badges'>): string {
  const situation = situationOf(estimate);
  return badges[situation === 'expired' || situation === 'withdrawn' ? situation : estimate.status];
}

/**
 * The number at the end of the page's address: /estimate/EST-12-7GQ2M4XA, in other languages below
 * their own. Null when there is none.
 */
export function numberIn(pathname: string): string | null {
  const last = /^(?:\/[a-z]{2})?\/estimate\/([^/]+)\/?$/.exec(pathname)?.[1];
  try {
    return last === undefined ? null : decodeURIComponent(last);
  } catch {
    return null;
  }
}

/** What an address begins with that names a language: /es/estimate/EST-12. */
const NAMED = /^\/[a-z]{2}(?=\/)/;

/** The address of the same estimate in another language, which is then a choice. */
export function addressInstead(pathname: string, language: string): string {
  const bare = pathname.replace(NAMED, '');
  return language === 'en' ? `${bare}?language=en` : `/${language}${bare}`;
}

/**
 * Where a client reads the page who has not chosen a language and came by an address that names
 * none; null when that is here.
 */
export const addressOfOwn = (
  language: Language,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | null =>
  language === 'en' || NAMED.test(pathname) || new URLSearchParams(search).has('language')
    ? null
    : `/${language}${pathname}`;

/**
 * As its client will find it, for staff who look at it in a frame: a draft as if it had been sent.
 */
export const asFramed = (estimate: PublicEstimate): PublicEstimate =>
  estimate.status === 'draft' ? { ...estimate, status: 'sent' } : estimate;

/** Staff may look at what they have not saved yet; it has no number. */
export const isSaved = ({ estimateNumber }: Pick<PublicEstimate, 'estimateNumber'>): boolean =>
  estimateNumber.startsWith('EST-');
