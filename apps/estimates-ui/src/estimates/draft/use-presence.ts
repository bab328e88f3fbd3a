// Who else has the same work open: this screen says that it is here as long as it is looked at, and
// hears at once who comes and goes.
import { unfinished } from '@purlin/contracts/unfinished.ts';
import { call, useRead } from '@purlin/web/web.ts';
import { useEffect, useState } from 'react';
import { madeUpKey } from './autosave.ts';

/** A third of the time after which the server takes a screen for gone. */
const EVERY_MS = 10_000;

/** Names of the others; null is no place yet. */
export function usePresence(place: string | null): readonly string[] {
  const [tab] = useState(madeUpKey);
  const { data } = useRead(
    unfinished.present,
    { params: { place: place ?? '' } },
    { enabled: place !== null },
  );
  useEffect(() => {
    if (place === null) return undefined;
    const arrive = () => {
      if (document.hidden) return;
      // Without an answer nobody is told; it is said again in a moment.
      void call(unfinished.arrive, { params: { place }, body: { tab, here: true } }).catch(
        () => {},
      );
    };
    // A page that is being closed can send nothing else.
    const leave = () =>
      navigator.sendBeacon(
        `/api/presence/${place}`,
        new Blob([JSON.stringify({ tab, here: false })], { type: 'application/json' }),
      );
    arrive();
    const timer = setInterval(arrive, EVERY_MS);
    const gone = new AbortController();
    addEventListener('pagehide', leave, { signal: gone.signal });
    document.addEventListener('visibilitychange', arrive, { signal: gone.signal });
    return () => {
      clearInterval(timer);
      gone.abort();
      leave();
    };
  }, [place, tab]);
  return data?.people ?? [];
}
