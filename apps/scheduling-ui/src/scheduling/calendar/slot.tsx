// An empty calendar slot: a click schedules a job there.
import { Plus } from '@blueprintjs/icons';
import type { MouseEvent } from 'react';

/** The hover hint that a click schedules a job. */
export const Slot = () => (
  <span className="cal-slot" aria-hidden>
    <Plus size={14} />
  </span>
);

/** Enter schedules on a free day and otherwise opens the day. */
export const pressedByKey = (
  isFree: boolean,
  open: () => void,
  schedule: (() => void) | undefined,
): void => (schedule && isFree ? schedule() : open());

/**
 * A click beside the jobs schedules, and a click on the day's number opens the day. Enter schedules
 * on a free day and otherwise opens the day.
 */
export const pressedSlot =
  (isFree: boolean, open: () => void, schedule: (() => void) | undefined) =>
  ({ target, detail }: MouseEvent): void => {
    const onWords = target instanceof Element && target.closest('.cal-number, .cal-more') !== null;
    if (detail === 0) pressedByKey(isFree, open, schedule);
    else if (schedule && !onWords) schedule();
    else open();
  };
