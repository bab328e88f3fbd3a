// Who is signed in, for every screen.
import { access, type SignedIn } from '@purlin/contracts/access.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { ApiProblem, asProblem } from './api-problem.ts';
import { call } from './api.ts';
import { rememberShown } from './freshness.ts';
import { sessionKey } from './session-key.ts';

export interface Session {
  /** `unreachable`: nobody could say who is there; offer `retry`. */
  readonly status: 'loading' | 'anonymous' | 'signed-in' | 'unreachable';
  readonly user: SignedIn | undefined;
  readonly problem: ApiProblem | undefined;
  readonly retry: () => void;
  /** Throws an ApiProblem when it does not work. */
  readonly signIn: (email: string, password: string) => Promise<SignedIn>;
  readonly signOut: () => Promise<void>;
}

const SessionContext = createContext<Session | undefined>(undefined);

/** The session; only inside SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** Null means: nobody is signed in. */
async function whoIsThere(queries: QueryClient, signal: AbortSignal): Promise<SignedIn | null> {
  try {
    return await call(access.me, { signal, onHeaders: rememberShown(queries, sessionKey) });
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
  const session = useMemo((): Session => {
    /** What somebody else has seen must not stay behind. */
    const becomes = (user: SignedIn | null) => {
      queries.removeQueries({
        predicate: (query) => query.queryHash !== JSON.stringify(sessionKey),
      });
      queries.setQueryData(sessionKey, user);
    };
    return {
      status: statusOf(data, error !== null && !isFetching),
      user: data ?? undefined,
      problem: error ? asProblem(error) : undefined,
      retry: () => void refetch(),
      signIn: async (email, password) => {
        const user = await call(access.login, { body: { email, password } });
        becomes(user);
        return user;
      },
      signOut: async () => {
        await call(access.logout);
        becomes(null);
      },
    };
  }, [data, error, isFetching, refetch, queries]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
