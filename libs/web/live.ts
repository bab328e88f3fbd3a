// Live news: one server-sent stream per page says which records changed, and the screens that show them read again.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAgainAbout } from './rooms.ts';
import { useSession } from './session.tsx';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** How long to wait before the next attempt to connect, after `failures` in a row. */
export const pauseAfter = (failures: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1));

/** The category of a message such as {"category":"estimate","id":17}; undefined for anything else. */
export function categoryOf(message: string): string | undefined {
  try {
    const said = JSON.parse(message) as { readonly category?: unknown } | null;
    return typeof said?.category === 'string' ? said.category : undefined;
  } catch {
    return undefined;
  }
}

interface Listener {
  readonly changed: (category: string) => void;
  /** The stream is back after a gap: anything may have been missed. */
  readonly returned: () => void;
}

/** Listens until the function it gives is called. */
export function listen({ changed, returned }: Listener): () => void {
  let failures = 0;
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    source = new EventSource('/api/live');
    source.addEventListener('open', () => {
      if (failures > 0) returned();
      failures = 0;
    });
    source.addEventListener('changed', (event: MessageEvent<string>) => {
      const category = categoryOf(event.data);
      if (category !== undefined) changed(category);
    });
    source.addEventListener('error', () => {
      // The browser's own reconnecting gives up on some errors and hurries on others; ours does neither.
      source.close();
      failures += 1;
      timer = setTimeout(connect, pauseAfter(failures));
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/** Keeps open screens up to date while a member of staff is signed in. */
export function LiveNews(): null {
  const queries = useQueryClient();
  const staff = useSession().user?.role === 'admin';
  useEffect(() => {
    if (!staff) return undefined;
    return listen({ changed: (category) => void readAgainAbout(queries, category), returned: () => void queries.invalidateQueries() });
  }, [queries, staff]);
  return null;
}
