// An empty slot of the calendar: pressed, a job is scheduled there.
import { Plus } from '@blueprintjs/icons';
import type { MouseEvent } from 'react';

/** What says that the slot takes a job, under the pointer. */
export const Slot = () => (
  <span className="cal-slot" aria-hidden>
    <Plus size={14} />
  </span>
);

/** Enter schedules where nothing is, and otherwise opens the day. */
export const pressedByKey = (
  isFree: boolean,
  open: () => void,
  schedule: (() => void) | undefined,
): void => (schedule && isFree ? schedule() : open());

/**
 * A pointer schedules wherever it presses beside the jobs, and opens the day by its number; Enter
 * schedules where nothing is, and otherwise opens the day.
 */
export const pressedSlot =
  (isFree: boolean, open: () => void, schedule: (() => void) | undefined) =>
  ({ target, detail }: MouseEvent): void => {
    const onWords = target instanceof Element && target.closest('.cal-number, .cal-more') !== null;
    if (detail === 0) pressedByKey(isFree, open, schedule);
    else if (schedule && !onWords) schedule();
    else open();
  };
