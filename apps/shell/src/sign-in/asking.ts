// Where somebody asks for a link by e-mail: the sign-in page, opened at that.
import { rooms } from '@purlin/contracts/screens.ts';

/** What a link is for: to choose another password, or to sign in. */
export type LinkPurpose = 'reset' | 'sign-in';

const MARKS: Readonly<Record<LinkPurpose, string>> = { reset: '#forgot', 'sign-in': '#link' };

/** The address where a link of this kind is asked for. */
export const askingFor = (purpose: LinkPurpose): string =>
  `${rooms['sign-in'].screens.signIn}${MARKS[purpose]}`;

/** Which link the address that is open asks for. */
export const purposeHere = (): LinkPurpose | undefined =>
  (['reset', 'sign-in'] as const).find((purpose) => location.hash === MARKS[purpose]);
