// Dragging jobs over days with mouse or finger: along, by their end, and out of the tray of those
// that wait for dates. (The keys are the grid's matter: lifting.ts.)
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { daysBetween, endingOn, movedBy, startingOn } from '@purlin/domain/scheduling/moving.ts';
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { fullDate } from '../parts/days.ts';
import { jobTone } from '../job-status.tsx';
import { datesOf, type Wanted } from './use-moves.ts';

/** What is dragged: a job by a day that it is on, by its end, or out of the tray. */
export interface Dragged {
  readonly job: Job;
  readonly by: 'day' | 'end' | 'tray';
  /** The day it was taken hold of; in the tray none. */
  readonly day: string | null;
}

/** Where a job is wanted that is let go over a day. */
export function droppedOn({ job, by, day }: Dragged, target: string): Wanted {
  const dates = datesOf(job);
  if (by === 'end') return { job, dates: endingOn(dates, target) };
  if (day === null) return { job, dates: startingOn(dates, target) };
  return { job, dates: movedBy(dates, daysBetween(day, target)) };
}

/** A mouse moves so far before it drags and does not press; a finger rests so long. */
const FAR_PX = 6;
const RESTS_MS = 220;
const SLIPS_PX = 8;

/** A press that ends a drag opens nothing. */
function swallowPress(): void {
  const stop = (event: Event) => event.preventDefault();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}

type Active = Pick<DragStartEvent, 'active'>;
const draggedOf = (event: Active) => event.active.data.current as Dragged | undefined;
const nameOf = (event: Active) => draggedOf(event)?.job.title ?? '';
const dayOf = (over: DragEndEvent['over']) => over?.data.current?.['day'] as string | undefined;
const accessibility = {
  announcements: {
    onDragStart: (event: Active) => `${nameOf(event)} is taken up.`,
    onDragOver: ({ over }: Pick<DragEndEvent, 'over'>) => {
      const day = dayOf(over);
      return day && fullDate(day);
    },
    onDragEnd: (event: Active & Pick<DragEndEvent, 'over'>) => {
      const day = dayOf(event.over);
      return day && `${nameOf(event)} is put down on ${fullDate(day)}.`;
    },
    onDragCancel: (event: Active) => `${nameOf(event)} is put back.`,
  },
  // The day's button says how the keys do it.
  screenReaderInstructions: { draggable: '' },
};

export function DragArea({
  onDrop,
  children,
}: {
  readonly onDrop: (wanted: Wanted) => void;
  readonly children: ReactNode;
}) {
  const [dragged, setDragged] = useState<Dragged>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: FAR_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: RESTS_MS, tolerance: SLIPS_PX } }),
  );
  const drop = (event: DragEndEvent) => {
    setDragged(undefined);
    swallowPress();
    const [what, day] = [draggedOf(event), dayOf(event.over)];
    if (what && day) onDrop(droppedOn(what, day));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={accessibility}
      onDragStart={(event) => setDragged(draggedOf(event))}
      onDragCancel={() => {
        setDragged(undefined);
        swallowPress();
      }}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && dragged.by !== 'end' && (
          <span className={`cal-bar-job cal-carried ${jobTone(dragged.job.status)}`}>
            {dragged.job.title}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}
