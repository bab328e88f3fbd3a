// The app's service worker: says in words that there is no connection, where the browser would show
// its own page. It keeps that page and nothing else: scripts, styles and answers of the API are
// never its business, so none can be stale.
import { appAddresses } from '@purlin/contracts/screens.ts';

/** Of what is kept, so that another page is another version; put in by the build. */
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

/** Whoever has this worker is signed in: their home is the app, too. */
const isOfApp = (pathname: string): boolean =>
  pathname === '/' ||
  appAddresses.some((address) => pathname === address || pathname.startsWith(`${address}/`));

/** From the server, past what the browser keeps: what comes now is what is shown later. */
async function keepPage(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(KEPT.map((address) => new Request(address, { cache: 'reload' })));
}

async function letGoOfOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_MARK) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** From the server whenever it can be reached; an error of its own is an answer, too. */
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
      // A preload goes out for every address below this worker, also where it does not answer: then
      // the browser asks a second time, and a link that works once (the answer of a connection) has
      // failed by then. A worker before this one may have left it switched on.
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
  // What the page without a connection is drawn with.
  if (KEPT.includes(pathname))
    event.respondWith(
      fetch(event.request).catch(async (failure: unknown) => {
        const kept = await caches.match(pathname);
        if (kept) return kept;
        throw failure;
      }),
    );
});
