// The app's service worker: shows our offline page instead of the browser's. It caches that page
// and nothing else, never scripts, styles or API responses, so none of those can go stale.
import { appAddresses } from '@purlin/contracts/screens.ts';

/** A hash of the cached files, so that a changed page is a new version. Set by the build. */
declare const OFFLINE_VERSION: string;

interface WorkerEvent extends Event {
  waitUntil(doing: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly registration: {
    readonly navigationPreload?: { disable(): Promise<void> };
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void;
}
const scope = globalThis as unknown as Scope;

const CACHE_MARK = 'offline-';
const CACHE = `${CACHE_MARK}${OFFLINE_VERSION}`;
const PAGE = '/app/offline.html';
const KEPT = [PAGE, '/app/offline.css', '/app/icon-192.png'];

/** Users who have this worker are signed in, so "/" is the app, too. */
const isOfApp = (pathname: string): boolean =>
  pathname === '/' ||
  appAddresses.some((address) => pathname === address || pathname.startsWith(`${address}/`));

/** Bypass the HTTP cache: what is fetched now is shown later. */
async function keepPage(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(KEPT.map((address) => new Request(address, { cache: 'reload' })));
}

async function letGoOfOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_MARK) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Uses the network whenever it is reachable. An error response from the server passes through. */
async function document({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const page = await caches.match(PAGE);
    if (page) return page;
    throw failure;
  }
}

scope.addEventListener('install', (event) => {
  event.waitUntil(keepPage());
  void scope.skipWaiting();
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      letGoOfOthers(),
      // Navigation preload sends a request for every URL under this worker, even those it does not
      // handle. The browser then requests those again, and a one-time link (the callback of a
      // connection) has been used up by then. An earlier version of this worker may have left it
      // enabled.
      scope.registration.navigationPreload?.disable(),
      scope.clients.claim(),
    ]),
  );
});
scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin) return;
  if (event.request.mode === 'navigate') {
    if (isOfApp(pathname)) event.respondWith(document(event));
    return;
  }
  // The assets of the offline page.
  if (KEPT.includes(pathname))
    event.respondWith(
      fetch(event.request).catch(async (failure: unknown) => {
        const kept = await caches.match(pathname);
        if (kept) return kept;
        throw failure;
      }),
    );
});
