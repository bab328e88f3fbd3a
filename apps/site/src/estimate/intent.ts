// Idempotency keys, one per client intent, so that a retry after a lost response never runs a
// command twice.

import { newIdempotencyKey } from '@purlin/web/api.ts';

export interface Keys {
  /** Returns the same key for the same intent until it is settled. */
  readonly keyFor: (intent: unknown) => string;
  /** The server gave a definite response: the same request is now a new intent. */
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
