// A start waits for servers that are only not up yet, and says so; one that cannot succeed ends in
// a sentence.
import { ConfigError, type Config } from './config.ts';
import type { Log } from './core/log.ts';
import { NotUpYet, startError } from './servers/start-errors.ts';

const WAIT_MS = 60_000;
const TELL_MS = 5_000;
const AGAIN_MS = 500;

/**
 * What `start` answers, tried again while a server does not answer. `start` leaves nothing behind
 * when it fails. Throws `ConfigError` after a minute, or at once when waiting cannot help.
 */
export async function untilUp<T>(
  start: () => Promise<T>,
  config: Config,
  log: Log,
  waitMs = WAIT_MS,
): Promise<T> {
  const began = performance.now();
  let told = -Infinity;
  for (;;) {
    try {
      return await start();
    } catch (thrown) {
      const error = startError(thrown, config);
      if (!(error instanceof NotUpYet)) throw error;
      const waited = performance.now() - began;
      if (waited > waitMs)
        throw new ConfigError(
          `${error.message}; waited ${Math.round(waited / 1000)} s, start the server or correct ` +
            'the address',
          { cause: error },
        );
      if (performance.now() - told > TELL_MS) {
        told = performance.now();
        log.warn({ server: error.server }, `waiting: ${error.message}`);
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
