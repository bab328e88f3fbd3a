// Live news: a server-sent stream says which records changed, and the screens that show them read
// again.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from './connection.ts';
import { gathering, readAgain } from './freshness.ts';
import { useMay } from './rights.tsx';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** How long to wait before the next attempt to connect, after `failures` in a row. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1));

/**
 * The category of a message such as {"category":"estimate","id":17}; undefined for anything else.
 */
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

/**
 * Listens until the function it gives is called. `late`: something may have been missed before the
 * stream first opens.
 */
export function listen({ changed, returned }: Listener, { late = false } = {}): () => void {
  let gap = late;
  let failures = 0;
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    source = new EventSource('/api/live');
    source.addEventListener('open', () => {
      if (gap) returned();
      gap = false;
      failures = 0;
    });
    source.addEventListener('changed', (event: MessageEvent<string>) => {
      const category = categoryOf(event.data);
      if (category !== undefined) changed(category);
    });
    source.addEventListener('error', () => {
      // The browser's own reconnecting gives up on some errors and hurries on others; ours does
      // neither.
      source.close();
      connection.doubt();
      gap = true;
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

const CHANNEL = 'purlin.live';
type News = { readonly kind: 'changed'; readonly category: string } | { readonly kind: 'returned' };

/**
 * Like `listen`, with one stream for all tabs: a browser has six connections to a server over
 * HTTP/1.1, and a stream in each
 * of seven tabs would leave none for anything else. The tab that holds the lock listens and tells
 * the others.
 */
export function listenTogether(listener: Listener): () => void {
  // Locks exist in secure contexts only; over plain http from another machine every tab listens for
  // itself.
  if (!('locks' in navigator)) return listen(listener);
  const channel = new BroadcastChannel(CHANNEL);
  const hear = (news: News) =>
    news.kind === 'changed' ? listener.changed(news.category) : listener.returned();
  const tell = (news: News) => {
    hear(news);
    channel.postMessage(news);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));

  const over = new AbortController();
  const lead = (late: boolean) =>
    new Promise<void>((release) => {
      if (over.signal.aborted) return release();
      const stop = listen(
        {
          changed: (category) => tell({ kind: 'changed', category }),
          returned: () => tell({ kind: 'returned' }),
        },
        { late },
      );
      over.signal.addEventListener('abort', () => {
        stop();
        release();
      });
    });
  const takeTurn = async () => {
    const led = await navigator.locks.request(CHANNEL, { ifAvailable: true }, (lock) =>
      lock ? lead(false).then(() => true) : false,
    );
    if (!led) await navigator.locks.request(CHANNEL, { signal: over.signal }, () => lead(true));
  };
  takeTurn().catch((failure: unknown) => {
    if (!over.signal.aborted) throw failure;
  });
  return () => {
    over.abort();
    channel.close();
  };
}

/** Keeps open screens up to date while a member of staff is signed in. */
export function LiveNews(): null {
  const queries = useQueryClient();
  const staff = useMay()('notifications.read');
  useEffect(() => {
    if (!staff) return undefined;
    const news = gathering((changed) => void readAgain(queries, changed));
    const stop = listenTogether({ changed: news.changed, returned: () => news.changed() });
    return () => {
      stop();
      news.end();
    };
  }, [queries, staff]);
  return null;
}
