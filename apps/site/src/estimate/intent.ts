// Idempotency keys: one for each thing the client means to do, so that a repeat after a lost answer
// never does it twice.

import { newIdempotencyKey } from '@purlin/web/api.ts';

export interface Keys {
  /** The same intent gets the same key until it is settled. */
  readonly keyFor: (intent: unknown) => string;
  /** The server gave a definite answer: asking again is a new intent. */
  readonly settle: (intent: unknown) => void;
}

export function idempotencyKeys(create: () => string = newIdempotencyKey): Keys {
  const keys = new Map<string, string>();
  return {
    keyFor: (intent) => {
      const name = JSON.stringify(intent);
      const key = keys.get(name) ?? create();
      keys.set(name, key);
      return key;
    },
    settle: (intent) => void keys.delete(JSON.stringify(intent)),
  };
}
