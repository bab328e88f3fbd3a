// Guesses: how often one address may try a key or a form, and how often a key may be used.
import type { FastifyRequest } from 'fastify';
import type { Export, Route } from '@purlin/contracts/route.ts';
import { addressBlock } from '../core/limits/address-block.ts';
import { brake, type Brake } from '../core/limits/brake.ts';
import type { Counters } from '../servers/counters.ts';

/** Wrong guesses a minute from one address, when the contract does not say. */
const GUESSES = 30;

export interface GuessLimiter {
  /**
   * Lets an address try a key; the try says itself when it was `wrong`. Throws TryLater when this
   * address has guessed wrong too often.
   */
  limit<T>(
    request: FastifyRequest,
    route: Route | Export,
    attempt: (wrong: () => void) => Promise<T>,
  ): Promise<T>;
  /**
   * Counts a call with the key of this thing, where the route has a limit for it. Throws TryLater
   * beyond it.
   */
  used(route: Route | Export, id: number): Promise<void>;
}

/**
 * Limits wrong guesses of an address block. Beyond it the right key waits too: an answer to it
 * would tell which guess was right.
 */
export function guessLimiter(counters: Counters): GuessLimiter {
  const brakes = new Map<string, Brake>();
  const brakeOf = ({ path, limit = GUESSES, counts }: Route | Export): Brake => {
    const grows = counts !== 'every';
    const found =
      brakes.get(path) ?? brake({ name: path, allowed: limit, windowSeconds: 60, grows }, counters);
    brakes.set(path, found);
    return found;
  };
  const uses = new Map<string, Brake>();
  const usesOf = (path: string, allowed: number): Brake => {
    const name = `${path} by key`;
    const found =
      uses.get(path) ?? brake({ name, allowed, windowSeconds: 60, grows: false }, counters);
    uses.set(path, found);
    return found;
  };
  return {
    limit: (request, route, attempt) => brakeOf(route).attempt(addressBlock(request.ip), attempt),
    async used({ path, limitOfKey }, id) {
      if (limitOfKey === undefined) return;
      await usesOf(path, limitOfKey).attempt(`${id}`, async (counts) => counts());
    },
  };
}
