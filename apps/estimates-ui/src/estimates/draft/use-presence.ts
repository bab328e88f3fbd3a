// Presence: who else has the same draft open. Sends heartbeats while the screen is visible, and is
// notified at once when others come and go.
import { unfinished } from '@purlin/contracts/unfinished.ts';
import { call, useRead } from '@purlin/web/web.ts';
import { useEffect, useState } from 'react';
import { madeUpKey } from './autosave.ts';

/** A third of the time after which the server considers a screen closed. */
const EVERY_MS = 10_000;

/** The other users' names. Null: no draft. */
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
      // Failures are ignored, because the next heartbeat follows shortly.
      void call(unfinished.arrive, { params: { place }, body: { tab, here: true } }).catch(
        () => {},
      );
    };
    // A page being closed can send only a beacon.
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
