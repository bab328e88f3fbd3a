// Opens a list's dialog for a new record from the URL, as the command palette links to it. Not
// exported by web.ts: it has no state, and only lists with such a dialog load it.
import { useEffect, useRef } from 'react';
import { type Needed, useMay, useSearchParams } from '@purlin/web/web.ts';

/**
 * `useNewFromAddress(clients.add, openDialog)`: at `/clients?new` the dialog opens if the user may
 * make the call. The parameter is removed at once, so that the link works again and a reload does
 * not reopen the dialog.
 */
export function useNewFromAddress(call: Needed, open: () => void): void {
  const [address, setAddress] = useSearchParams();
  const asked = address.has('new');
  const may = useMay()(call);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (!asked) return;
    setAddress((before) => new URLSearchParams([...before].filter(([name]) => name !== 'new')), {
      replace: true,
    });
    if (may) latest.current();
  }, [asked, may, setAddress]);
}
