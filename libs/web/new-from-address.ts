// A list's dialog for a new entry, opened by its address: the way there from the palette.
// Not behind the front door: it keeps nothing, and only lists that are added to load it.
import { useEffect, useRef } from 'react';
import { type Needed, useMay, useSearchParams } from '@purlin/web/web.ts';

/**
 * `useNewFromAddress(clients.add, openDialog)`: at `/clients?new` the dialog opens, for whoever may
 * make the call. The word goes out of the address at once, so that it can be said again, and no
 * reload asks for a second one.
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
