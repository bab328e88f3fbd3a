// After the company was put back from a backup, nothing goes out by itself: what waited then may
// have gone out since, or have been taken back.
import { sql } from '@purlin/event-sourcing/read-model.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import type { Services } from '../platform/core/room.ts';
import { rowsWhere, select } from '../platform/core/queries/select.ts';
import { estimateDetails } from './read-models/estimate-details.ts';

const HELD = select(estimateDetails, ['id', 'held']);

export async function dropHeldSendings({
  db,
  dispatch,
}: Pick<Services, 'db' | 'dispatch'>): Promise<string | undefined> {
  const waiting = await rowsWhere(
    db,
    HELD,
    sql`where held->>'until' is not null
    and held->>'ended' is null order by id`,
  );
  for (const { id, held } of waiting) {
    const key = `restore-estimate-${id}`;
    const command = { type: 'DropSending', data: { sending: held!.sending } } as const;
    await dispatch(estimate, id, command, { by: 'system', correlationId: key, key });
  }
  return waiting.length === 0
    ? undefined
    : `Estimates that were about to be sent are not: ${waiting.map(({ id }) => id).join(', ')}. ` +
        'Look whether their clients have them before they are sent again.';
}
