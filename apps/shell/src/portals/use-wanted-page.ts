// Remembers the portal page a user asked for while they sign in.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { useLocation } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { keepPage } from './wanted-page.ts';

/** Forgets it once they arrive. */
export function useWantedPage(user: SignedIn | undefined): void {
  const { search } = useLocation();
  useEffect(() => keepPage(user ? '' : search), [user, search]);
}
