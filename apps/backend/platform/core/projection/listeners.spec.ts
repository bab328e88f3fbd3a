// Listeners: the projector waits for news a million times in its life, and each wait that left a
// listener behind made the next one slower.
import { randomUUID } from 'node:crypto';
import { getEventListeners } from 'node:events';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { decider } from '@purlin/event-sourcing/decider.ts';
import { openEventStore } from '@purlin/event-store/open.ts';
import { ANY } from '@purlin/event-store/port.ts';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { until } from '../../../../../tools/vitest/until.ts';
import { openDatabase } from '../../servers/database.ts';
import { openHistory } from '../history/history.ts';
import { openPersonalData } from '../history/personal-data.ts';
import { startProjector } from './projector.ts';

const tally = decider<number>()({
  category: 'tally',
  initial: 0,
  events: { Counted: z.object({}) },
  evolve: { Counted: (state) => state + 1 },
  commands: {},
  decide: {},
});

afterEach(() => vi.restoreAllMocks());

it('has as many listeners after a thousand appends as after ten', async () => {
  const signals = new Set<EventTarget>();
  const add = EventTarget.prototype.addEventListener;
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...given: Parameters<typeof add>
  ) {
    if (this instanceof AbortSignal) signals.add(this);
    return add.apply(this, given);
  });
  const listeners = (): number =>
    [...signals].reduce((sum, signal) => sum + getEventListeners(signal, 'abort').length, 0);

  const databaseUrl = await freshDatabase();
  const pool = await openDatabase(databaseUrl, ['tally']);
  const store = await openEventStore(databaseUrl);
  const history = openHistory(store, openPersonalData(pool, Buffer.alloc(32, 1)), [tally]);
  let reached = 0n;
  const projector = startProjector({
    databaseUrl,
    store,
    history,
    readModels: [],
    reactions: [],
    log: pino({ level: 'silent' }),
    onProjected: (position) => void (reached = position),
  });
  await projector.ready;
  const append = async (times: number): Promise<void> => {
    let last = 0n;
    for (let n = 0; n < times; n++) {
      const at = { correlationId: 'spec', causationId: 'spec', by: 'system', at: '' };
      const events = [{ type: 'Counted', data: {} }];
      last = (await history.append(tally, 1, ANY, events, at, randomUUID())).position;
    }
    await until('all are projected', () => reached >= last);
  };

  await append(10);
  const few = listeners();
  await append(1_000);
  expect(few).toBeGreaterThan(0);
  expect(listeners()).toBeLessThanOrEqual(few + 2);
  await projector.stop();
  await store.close();
  await pool.end();
});
