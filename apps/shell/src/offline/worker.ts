// Registers the service worker for whoever is signed in, and takes it away, with what it keeps,
// from a browser that nobody is signed in to.

const SCRIPT = '/app/service-worker.js';
const CACHE_MARK = 'offline-';

/** Nothing depends on it: where a browser has none, or does not want to, everything works. */
const quietly = async (doing: () => Promise<unknown>): Promise<void> => {
  if ('serviceWorker' in navigator) await doing().catch(() => undefined);
};

export const keepWorker = (): Promise<void> =>
  quietly(() => navigator.serviceWorker.register(SCRIPT, { scope: '/', updateViaCache: 'none' }));

export const letGoOfWorker = (): Promise<void> =>
  quietly(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    if (!registration) return;
    await registration.unregister();
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_MARK));
    await Promise.all(names.map((name) => caches.delete(name)));
  });
