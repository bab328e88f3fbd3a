// Signs in with a passkey: by a button, or from the browser's autofill in the email field.
import { passkeys } from '@purlin/contracts/passkeys.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { ApiProblem, call, passkeysWork, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sign-in.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Loaded when the user may want to use a passkey. */
export const loadShowing = () => import(/* webpackChunkName: "show-passkey" */ './show-passkey.ts');

interface Asked {
  readonly onSignedIn: (user: SignedIn) => void | Promise<void>;
  readonly onRefused: (why: string) => void;
}

export function usePasskey({ onSignedIn, onRefused }: Asked) {
  const { welcome } = useSession();
  const [busy, setBusy] = useState(false);
  const letIn = async (way: 'asked' | 'with-fields'): Promise<boolean> => {
    // Autofill fails silently until the user has chosen a passkey.
    let chosen = way === 'asked';
    try {
      const { showPasskey } = await loadShowing();
      const shown = await showPasskey(way);
      if (!shown) return false;
      chosen = true;
      setBusy(true);
      const user = await call(passkeys.signIn, { body: shown, waits: false });
      welcome(user);
      await onSignedIn(user);
      return true;
    } catch (thrown) {
      if (chosen) onRefused(thrown instanceof ApiProblem ? thrown.message : say('try-again'));
      return false;
    } finally {
      if (chosen) setBusy(false);
    }
  };
  const offer = useEffectEvent(() => void letIn('with-fields'));
  const works = passkeysWork();
  const here = useRef(false);
  useEffect(() => {
    if (!works) return;
    here.current = true;
    const soon = setTimeout(() => offer());
    return () => {
      clearTimeout(soon);
      here.current = false;
      void loadShowing().then(({ stopShowing }) => stopShowing());
    };
  }, [works]);
  return {
    works,
    busy,
    start: () => {
      setBusy(true);
      // The browser allows one prompt at a time, so restart autofill afterward.
      void letIn('asked').then((isIn) => isIn || (here.current && letIn('with-fields')));
    },
  };
}
