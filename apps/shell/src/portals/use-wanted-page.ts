// Keeps the page of a portal that somebody wants while they sign in.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { useLocation } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { keepPage } from './wanted-page.ts';

/** Once they are there, nothing is kept any more. */
export function useWantedPage(user: SignedIn | undefined): void {
  const { search } = useLocation();
  useEffect(() => keepPage(user ? '' : search), [user, search]);
}
