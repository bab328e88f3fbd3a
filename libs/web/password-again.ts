// The password asked again: what a dialog above all screens needs, while calls wait for it.
import { signingIn } from '@purlin/contracts/signing-in.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { call } from './api.ts';
import { passwordGate } from './gates.ts';
import { useSession } from './session.tsx';

export interface PasswordAgain {
  /** A call waits for it. */
  readonly asked: boolean;
  /** What waits goes on. Throws an ApiProblem when the password is wrong. */
  readonly give: (password: string) => Promise<void>;
  /** It was shown otherwise who they are: what waits goes on. */
  readonly shown: () => void;
  /** What waits is refused. */
  readonly refuse: () => void;
}

/**
 * For the one place that asks: calls wait from the moment somebody listens. Without it they are
 * refused, in words.
 */
export function usePasswordAgain(): PasswordAgain {
  const id = useSession().user?.id;
  const asked = useSyncExternalStore(passwordGate.onChange, passwordGate.isShut);
  useEffect(() => {
    if (id === undefined) return;
    passwordGate.begin();
    // Whoever comes next is not asked for what somebody else began.
    return passwordGate.giveUp;
  }, [id]);
  return useMemo(
    () => ({
      asked,
      give: async (password: string) => {
        await call(signingIn.confirmPassword, { body: { password } });
        passwordGate.resume();
      },
      shown: passwordGate.resume,
      refuse: () => {
        passwordGate.giveUp();
        passwordGate.begin();
      },
    }),
    [asked],
  );
}
