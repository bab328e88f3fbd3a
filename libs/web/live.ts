// Live updates: a server-sent event stream names the changed records, and the queries that show
// them refetch.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from './connection.ts';
import { gathering, readAgain } from './freshness.ts';
import { useMay } from './rights.tsx';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** The backoff before the next attempt to connect, in ms, after `failures` in a row. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1));

/**
 * Returns the category of a message such as {"category":"estimate","id":17}, or undefined for
 * anything else.
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
  /** The stream is back after a gap; events may have been missed. */
  readonly returned: () => void;
}

/**
 * Listens until the returned function is called. `late`: events may have been missed before the
 * stream first opened.
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
      // The browser's own reconnection gives up on some errors and retries others without backoff,
      // so reconnect here.
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
 * Like `listen`, with one stream for all tabs. A browser opens at most six HTTP/1.1 connections to
 * a server, so a stream in each of six tabs would block everything else. The tab that holds the
 * lock listens and broadcasts to the others.
 */
export function listenTogether(listener: Listener): () => void {
  // The Web Locks API needs a secure context. Over plain HTTP from another machine, every tab
  // listens for itself.
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

/** Keeps open screens up to date while a staff user is signed in. */
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
