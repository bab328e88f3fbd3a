// The rounds of the vendors room: papers that run out are noted, and so told to staff.
import { lastWarnedDay } from '@purlin/domain/vendors/documents.ts';
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import type { ScheduledTask } from '../platform/core/tasks/scheduled-tasks.ts';
import type { Services } from '../platform/core/room.ts';
import { withDocumentsUntil } from './read-models/vendor-list.ts';

const HOUR_MS = 60 * 60_000;

/** Notes every paper that ends within 30 days or has ended; what was noted before is not again. */
export async function noteDocuments({ db, clock, dispatch }: Services): Promise<void> {
  for (const id of await withDocumentsUntil(db, lastWarnedDay(clock.today())))
    await dispatch(
      vendor,
      id,
      { type: 'NoteDocuments', data: {} },
      { by: 'system', correlationId: `papers-of-vendor-${id}` },
    );
}

export const vendorRounds: readonly ScheduledTask<Services>[] = [
  { name: 'note-vendor-documents', everyMs: HOUR_MS, run: noteDocuments },
];
