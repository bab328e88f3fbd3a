// The query key of the signed-in user.
import { signingIn } from '@purlin/contracts/signing-in.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from './freshness.ts';

export const sessionKey = keyOf(signingIn.me);

/**
 * A call was refused for a missing session. Reads the session again, so that the sign-in page
 * appears if nobody is signed in.
 */
export const askAgainWhoIsThere = (queries: QueryClient): void => {
  // Skip this if the session is already known to be empty.
  if (queries.getQueryData(sessionKey)) void queries.invalidateQueries({ queryKey: sessionKey });
};
