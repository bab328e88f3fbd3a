// The product beside a QuickBooks of our own for all specs of a file: there before the first, as it
// should be before each, and gone after the last.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { Switches } from '../quickbooks-test-server/staged-faults.ts';
import { openQuickBooksWorld, type QuickBooksWorld } from './quickbooks-world.ts';

/** Filled before the first spec; `connected`: as somebody has left it who pressed Connect. */
export function useQuickBooksWorld({
  connected,
}: {
  readonly connected: boolean;
}): QuickBooksWorld {
  // Specs only look into it once it is there.
  const world = {} as QuickBooksWorld;
  beforeAll(async () => {
    Object.assign(world, await openQuickBooksWorld());
    if (connected) await world.connect();
  });
  afterAll(() => world.close());
  beforeEach(() => {
    const { trouble } = world.server;
    trouble.set(Switches.parse({}));
    trouble.insteadOfTokens = undefined;
    trouble.insteadOf = () => undefined;
  });
  return world;
}
