// Has what belongs to a record moved along in the books, once somebody else stands there for it.
// Each is asked for by itself: it waits, fails and is tried again as any other record.
import { fold } from '@purlin/event-sourcing/decider.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import { oursOf } from '../ours.ts';
import { moveAlong } from '../reactions.ts';
import { whatBelongsTo, type OneOfOurs } from '../read-models/what-belongs.ts';
import { recordNumber } from '../way.ts';

const isNeededBy =
  ({ kind, id }: OneOfOurs, services: Services) =>
  async (one: OneOfOurs): Promise<boolean> =>
    (await oursOf(one.kind, one.id, services))?.needs.some(
      (need) => need.kind === kind && need.id === id,
    ) ?? false;

export const whatBelongsMovesAlong = taskWorker<Services>()(moveAlong, {
  attempts: 20,
  backoffMs: 500,
  concurrency: 2,
  async run({ recordId }, { effectId, correlationId }, services) {
    const { db, dispatch, history } = services;
    const { about } = fold(quickbooksRecord, await history.read(quickbooksRecord, recordId));
    if (!about) return 'skipped';
    const { realmId } = about;
    const it = { kind: about.kind, id: about.ourId };
    const isIts = isNeededBy(it, services);
    let moved = 0;
    for (const one of await whatBelongsTo(db, it)) {
      if (!(await isIts(one))) continue;
      const belongs = await recordNumber(services, realmId, one.kind, one.id);
      await dispatch(
        quickbooksRecord,
        belongs,
        { type: 'MoveRecord', data: { realmId, kind: one.kind, ourId: one.id } },
        { by: 'system', correlationId, key: `${effectId}-${belongs}` },
      );
      moved += 1;
    }
    return moved === 0 ? 'skipped' : undefined;
  },
  exhausted: async ({ recordId }, reason, _attempt, { log }) =>
    log.error({ recordId, reason }, 'what belongs to a record was not moved along'),
});
