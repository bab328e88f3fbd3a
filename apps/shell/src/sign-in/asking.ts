// The sign-in page's URLs for requesting a link by email.
import { rooms } from '@purlin/contracts/screens.ts';

/** The purpose of a link: to reset the password, or to sign in. */
export type LinkPurpose = 'reset' | 'sign-in';

const MARKS: Readonly<Record<LinkPurpose, string>> = { reset: '#forgot', 'sign-in': '#link' };

/** The URL where a link of this kind is requested. */
export const askingFor = (purpose: LinkPurpose): string =>
  `${rooms['sign-in'].screens.signIn}${MARKS[purpose]}`;

/** The purpose that the current URL asks for. */
export const purposeHere = (): LinkPurpose | undefined =>
  (['reset', 'sign-in'] as const).find((purpose) => location.hash === MARKS[purpose]);
