// Shows the result of connecting to QuickBooks on whatever page the browser returned to.
import { useNotify, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/shell.ts';
import { useEffect, useRef } from 'react';
import { isStaff } from '../navigation.ts';

/** `flag`: the result from the URL. Shown once, to staff, as soon as the session is loaded. */
export default function Returned({ flag }: { readonly flag: string }) {
  const { user } = useSession();
  const notify = useNotify();
  const isSaid = useRef(false);
  useEffect(() => {
    if (!user || !isStaff(user) || isSaid.current) return;
    isSaid.current = true;
    if (flag === 'connected') notify({ title: say('quickbooks-connected') });
    if (flag === 'error')
      notify({
        title: say('error'),
        description: say('quickbooks-failed'),
        intent: 'destructive',
      });
  }, [flag, notify, user]);
  return null;
}
