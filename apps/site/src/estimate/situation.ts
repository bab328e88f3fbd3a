// An estimate's state from its client's point of view.
import type { EstimateStatus, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { EstimateWords } from './in-language.tsx';

/** `preview`: staff are viewing a draft that was not sent to the client. */
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
 * What the client may still do. Declining is possible after the valid-until date, approving is not.
 */
export const mayApprove = (situation: Situation): boolean => situation === 'open';
export const mayDecline = (situation: Situation): boolean =>
  situation === 'open' || situation === 'expired';
/** Questions are allowed after an answer too, and about a withdrawn estimate. */
export const mayAsk = (situation: Situation): boolean => situation !== 'preview';

export function badgeOf(estimate: StatusFields, { badges }: Pick<EstimateWords, 'badges'>): string {
  const situation = situationOf(estimate);
  return badges[situation === 'expired' || situation === 'withdrawn' ? situation : estimate.status];
}

/**
 * The number at the end of the page's URL: /estimate/EST-12-7GQ2M4XA, in other languages under
 * their prefix. Null if there is none.
 */
export function numberIn(pathname: string): string | null {
  const last = /^(?:\/[a-z]{2})?\/estimate\/([^/]+)\/?$/.exec(pathname)?.[1];
  try {
    return last === undefined ? null : decodeURIComponent(last);
  } catch {
    return null;
  }
}

/** The prefix of a URL that names a language: /es/estimate/EST-12. */
const NAMED = /^\/[a-z]{2}(?=\/)/;

/**
 * The URL of the same estimate in another language. Following it counts as choosing that language.
 */
export function addressInstead(pathname: string, language: string): string {
  const bare = pathname.replace(NAMED, '');
  return language === 'en' ? `${bare}?language=en` : `/${language}${bare}`;
}

/**
 * The page's URL in the client's own language, if they have not chosen one and came by a URL that
 * names none; null if that is the current page.
 */
export const addressOfOwn = (
  language: Language,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | null =>
  language === 'en' || NAMED.test(pathname) || new URLSearchParams(search).has('language')
    ? null
    : `/${language}${pathname}`;

/** For staff who preview it in a frame: a draft as if it had been sent. */
export const asFramed = (estimate: PublicEstimate): PublicEstimate =>
  estimate.status === 'draft' ? { ...estimate, status: 'sent' } : estimate;

/** Staff may preview an unsaved estimate, which has no number. */
export const isSaved = ({ estimateNumber }: Pick<PublicEstimate, 'estimateNumber'>): boolean =>
  estimateNumber.startsWith('EST-');
