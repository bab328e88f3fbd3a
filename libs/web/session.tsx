// The session of the signed-in user, for all screens.
import { signingIn, type SignedIn } from '@purlin/contracts/signing-in.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { ApiProblem, asProblem } from './api-problem.ts';
import { call } from './api.ts';
import type { BodyOf } from './door.ts';
import { readAgain, rememberShown } from './freshness.ts';
import { passwordGate, sessionGate } from './gates.ts';
import { sessionKey } from './session-key.ts';

export interface Session {
  /** `unreachable`: the session could not be read; offer `retry`. */
  readonly status: 'loading' | 'anonymous' | 'signed-in' | 'unreachable';
  readonly user: SignedIn | undefined;
  readonly problem: ApiProblem | undefined;
  readonly retry: () => void;
  /**
   * The session of `user` has expired, and calls wait. They resume if the same user signs in again.
   * If someone else does, or after `leave`, they are refused and the screens start over.
   */
  readonly ended: boolean;
  /** Throws an ApiProblem if the sign-in fails. */
  readonly signIn: (given: BodyOf<typeof signingIn.login>) => Promise<SignedIn>;
  /** Starts a session that was signed in another way. */
  readonly welcome: (user: SignedIn) => void;
  readonly signOut: () => Promise<void>;
  /** Gives up the session without signing in again and clears the screens. */
  readonly leave: () => void;
  /** Checks whether the user has signed in again in another tab. */
  readonly lookAgain: () => void;
}

const SessionContext = createContext<Session | undefined>(undefined);

/** The session. Use only inside SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/**
 * Null means nobody is signed in. While a user is working, an expired session waits for them to
 * sign in again instead of clearing their screens.
 */
async function whoIsThere(queries: QueryClient, signal: AbortSignal): Promise<SignedIn | null> {
  try {
    return await call(signingIn.me, { signal, onHeaders: rememberShown(queries, sessionKey) });
  } catch (thrown) {
    if (thrown instanceof ApiProblem && thrown.status === 401) return null;
    throw thrown;
  }
}

function statusOf(user: SignedIn | null | undefined, failed: boolean): Session['status'] {
  if (user) return 'signed-in';
  if (user === null) return 'anonymous';
  return failed ? 'unreachable' : 'loading';
}

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => whoIsThere(queries, signal),
  });
  const ended = useSyncExternalStore(sessionGate.onChange, sessionGate.isShut);
  const user = data ?? undefined;
  useEffect(() => {
    if (user) sessionGate.begin();
  }, [user]);
  const doings = useMemo(() => {
    /** Clear what another user has loaded. */
    const becomes = (next: SignedIn | null) => {
      void queries.cancelQueries({ queryKey: sessionKey });
      queries.removeQueries({
        predicate: (query) => query.queryHash !== JSON.stringify(sessionKey),
      });
      queries.setQueryData(sessionKey, next);
      sessionGate.giveUp();
      if (next) sessionGate.begin();
    };
    const isThere = (next: SignedIn) => {
      if (!sessionGate.isShut() || next.id !== user?.id) return becomes(next);
      queries.setQueryData(sessionKey, next);
      sessionGate.resume();
      // Signing in counts as entering the password.
      passwordGate.resume();
      void readAgain(queries);
    };
    return {
      retry: () => void refetch(),
      signIn: async (given: BodyOf<typeof signingIn.login>) => {
        const next = await call(signingIn.login, { body: given });
        isThere(next);
        return next;
      },
      welcome: isThere,
      signOut: async () => {
        await call(signingIn.logout);
        becomes(null);
      },
      leave: () => becomes(null),
      lookAgain: () => {
        call(signingIn.me, { waits: false }).then(isThere, () => undefined);
      },
    };
  }, [queries, refetch, user?.id]);
  const session = useMemo(
    (): Session => ({
      status: statusOf(data, error !== null && !isFetching),
      user: data ?? undefined,
      problem: error ? asProblem(error) : undefined,
      ended,
      ...doings,
    }),
    [data, error, isFetching, ended, doings],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
