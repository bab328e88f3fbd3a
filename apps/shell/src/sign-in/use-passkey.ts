// Signing in with a passkey: by a button, or from the list that the browser offers in the field for
// the e-mail.
import { passkeys } from '@purlin/contracts/passkeys.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { ApiProblem, call, passkeysWork, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sign-in.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Loaded when somebody may want to show one. */
export const loadShowing = () => import(/* webpackChunkName: "show-passkey" */ './show-passkey.ts');

interface Asked {
  readonly onSignedIn: (user: SignedIn) => void | Promise<void>;
  readonly onRefused: (why: string) => void;
}

export function usePasskey({ onSignedIn, onRefused }: Asked) {
  const { welcome } = useSession();
  const [busy, setBusy] = useState(false);
  const letIn = async (way: 'asked' | 'with-fields'): Promise<boolean> => {
    // What the browser offers unasked fails in silence until somebody has chosen.
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
      // The browser asks for one thing at a time: its list comes back afterwards.
      void letIn('asked').then((isIn) => isIn || (here.current && letIn('with-fields')));
    },
  };
}
