// Whether the page uses its phone layout. Changes wait while a dialog is open, so that rotating the
// phone does not close it and lose what was typed.
import { PHONE, useMediaQuery } from '@purlin/ui/ui.ts';
import { useEffect, useState } from 'react';

const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

export function usePhoneLayout(): boolean {
  const phone = useMediaQuery(PHONE);
  const [shown, setShown] = useState(phone);
  useEffect(() => {
    if (phone === shown) return undefined;
    const follow = () => {
      if (!isDialogOpen()) setShown(phone);
    };
    const watch = new MutationObserver(follow);
    watch.observe(document.body, { childList: true, subtree: true });
    follow();
    return () => watch.disconnect();
  }, [phone, shown]);
  return shown;
}
