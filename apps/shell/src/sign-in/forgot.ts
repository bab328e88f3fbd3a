// Where somebody who lost their password asks for a link: the sign-in page, opened at that.
import { rooms } from '@purlin/contracts/screens.ts';

const MARK = '#forgot';

export const FORGOT = `${rooms['sign-in'].screens.signIn}${MARK}`;
/** Whether the address that is open asks for it. */
export const asksForLink = (): boolean => location.hash === MARK;
