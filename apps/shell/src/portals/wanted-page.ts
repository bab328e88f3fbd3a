// The portal page a user asked for before signing in, such as an email link's. Saved in this tab
// until they arrive.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { homeOf, isStaff } from '../navigation.ts';

const KEPT = 'purlin.wanted-page';

/** Saves the page if the URL names one and storage is available; '' clears it. */
export function keepPage(search: string): void {
  try {
    if (search === '') sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, search);
  } catch {
    // Then the user has to find the page themselves.
  }
}

/** Returns the saved page, or '' if there is none. */
export function wantedPage(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

/** The page to show after sign-in (rule: after-sign-in). */
export const arrivalOf = (user: SignedIn): string =>
  isStaff(user) ? homeOf(user) : `${homeOf(user)}${wantedPage()}`;
