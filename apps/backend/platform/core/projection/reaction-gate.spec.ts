// Reactions that ask for something only while a stream says so, each event at its own place.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { decider } from '@purlin/event-sourcing/decider.ts';
import { onlyWhile, reaction } from '@purlin/event-sourcing/reaction.ts';
import type { PastEvent } from '../history/history.ts';
import { gateAt } from './reaction-gate.ts';

const door = decider<boolean>()({
  category: 'door',
  initial: false,
  events: { Opened: z.object({}), Closed: z.object({}) },
  evolve: { Opened: () => true, Closed: () => false },
  commands: {},
  decide: {},
});
const guarded = reaction(
  'guarded',
  {},
  onlyWhile(door, 1, (isOpen) => isOpen),
);
const event = (position: number, type: string, stream = 'guest-7'): PastEvent => ({
  type,
  stream,
  data: {},
  id: 1,
  revision: 0,
  position: BigInt(position),
  eventId: `event-${position}`,
  at: '2026-03-02T17:00:00.000Z',
  by: 'system',
  metadata: {
    correlationId: 'spec',
    causationId: 'spec',
    by: 'system',
    at: '2026-03-02T17:00:00.000Z',
    schema: 1,
  },
});
const BATCH = [
  event(3, 'Came'),
  event(4, 'Opened', 'door-1'),
  event(5, 'Came'),
  event(6, 'Opened', 'door-2'),
  event(7, 'Closed', 'door-1'),
  event(8, 'Came'),
];
const gate = (position: bigint, past: readonly PastEvent[] = []) =>
  gateAt(guarded, position, { read: async () => [...past] as never });
const positions = (events: readonly PastEvent[]): number[] =>
  events.map(({ position }) => Number(position));

it('lets through what happened while it was so, and judges the same batch the same again', async () => {
  const one = await gate(2n);
  expect(positions(one.pass(BATCH).events)).toEqual([4, 5, 6]);
  const again = one.pass(BATCH);
  expect(positions(again.events)).toEqual([4, 5, 6]);
  one.remember(one.pass(BATCH.slice(0, 2)));
  expect(positions(one.pass([event(9, 'Came')]).events)).toEqual([9]);
  one.remember(again);
  expect(positions(one.pass([event(9, 'Came')]).events)).toEqual([]);
});

it('begins where the reaction stands in history, not at its end', async () => {
  const past = [event(4, 'Opened', 'door-1'), event(7, 'Closed', 'door-1')];
  expect(positions((await gate(3n, past)).pass([event(5, 'Came')]).events)).toEqual([]);
  expect(positions((await gate(4n, past)).pass([event(5, 'Came')]).events)).toEqual([5]);
  expect(positions((await gate(7n, past)).pass([event(8, 'Came')]).events)).toEqual([]);
});

it('lets everything through for a reaction that asks for nothing of the kind', async () => {
  const open = await gateAt(reaction('open', {}), 0n, { read: async () => [] });
  expect(positions(open.pass(BATCH).events)).toEqual([3, 4, 5, 6, 7, 8]);
});
