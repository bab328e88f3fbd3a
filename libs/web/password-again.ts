// Asks for the password again: the state of the app-wide dialog shown while calls wait for it.
import { signingIn } from '@purlin/contracts/signing-in.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { call } from './api.ts';
import { passwordGate } from './gates.ts';
import { useSession } from './session.tsx';

export interface PasswordAgain {
  /** A call is waiting for the password. */
  readonly asked: boolean;
  /** Confirms the password and releases the waiting calls. Throws an ApiProblem if it is wrong. */
  readonly give: (password: string) => Promise<void>;
  /** The user confirmed their identity in another way. Releases the waiting calls. */
  readonly shown: () => void;
  /** Refuses the waiting calls. */
  readonly refuse: () => void;
}

/**
 * For the one component that shows the prompt. Calls wait while it is mounted; otherwise they fail
 * with a message.
 */
export function usePasswordAgain(): PasswordAgain {
  const id = useSession().user?.id;
  const asked = useSyncExternalStore(passwordGate.onChange, passwordGate.isShut);
  useEffect(() => {
    if (id === undefined) return;
    passwordGate.begin();
    // The next user must not be prompted for a call that this one made.
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
