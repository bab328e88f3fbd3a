// Which page of a portal somebody wanted who has to sign in first: that of a link in an e-mail,
// kept in this tab until they are there.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { homeOf, isStaff } from '../navigation.ts';

const KEPT = 'purlin.wanted-page';

/** Keeps the page, where the address names one and the browser keeps anything; '' lets go of it. */
export function keepPage(search: string): void {
  try {
    if (search === '') sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, search);
  } catch {
    // Then they look for it themselves.
  }
}

/** The page that was kept; '' where none was. */
export function wantedPage(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

/** Where somebody arrives who has just signed in (rule: after-sign-in). */
export const arrivalOf = (user: SignedIn): string =>
  isStaff(user) ? homeOf(user) : `${homeOf(user)}${wantedPage()}`;
