// Registers the service worker for signed-in users. Removes it and its cache when nobody is signed
// in.

const SCRIPT = '/app/service-worker.js';
const CACHE_MARK = 'offline-';

/** Ignores failures: the app works without a service worker where it is unsupported or blocked. */
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
