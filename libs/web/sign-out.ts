// Signs out: ends the session, confirms it, and shows the sign-in page.
import { useState } from 'react';
import { say } from '@purlin/words/screens/calls.ts';
import { asProblem } from './api-problem.ts';
import { failureNotice } from './commands.ts';
import { useNotify } from './notice.ts';
import { useNavigate } from './router.ts';
import { useSession } from './session.tsx';

/**
 * For a button: `const { leave, leaving } = useSignOut()`. A failure shows a toast, and the session
 * goes on.
 */
export function useSignOut(): { readonly leave: () => Promise<void>; readonly leaving: boolean } {
  const { signOut } = useSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await signOut();
    } catch (thrown) {
      setLeaving(false);
      return notify(failureNotice(asProblem(thrown)));
    }
    notify({
      title: say('signed-out'),
      description: say('signed-out-help'),
    });
    await navigate('/auth');
  };
  return { leave, leaving };
}
