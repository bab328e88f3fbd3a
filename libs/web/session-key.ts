// Where the query client keeps who is signed in.
import { signingIn } from '@purlin/contracts/signing-in.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from './freshness.ts';

export const sessionKey = keyOf(signingIn.me);

/**
 * A call was refused for want of a session: read again who is signed in, so that the login screen
 * appears when nobody is.
 */
export const askAgainWhoIsThere = (queries: QueryClient): void => {
  // Whoever is already known to be nobody need not be asked about again.
  if (queries.getQueryData(sessionKey)) void queries.invalidateQueries({ queryKey: sessionKey });
};
