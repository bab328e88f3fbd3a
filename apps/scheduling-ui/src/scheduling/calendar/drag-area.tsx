// Dragging jobs across days and crews with mouse or touch: the whole job, its end, or out of the
// tray of unscheduled jobs. (For the keyboard, see lifting.ts.)
import { endingOn, movedTo, startingOn } from '@purlin/domain/scheduling/moving.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import {
  type CollisionDetection,
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
import { memo, type ReactNode, useState } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';
import { fullDate } from '../parts/days.ts';
import { jobTone } from '../job-status.tsx';
import type { Known } from '../parts/against.ts';
import { DropTip } from './drop-tip.tsx';
import { datesOf, type Wanted } from '../parts/wanted.ts';

/** What is dragged: a job by one of its days, by its end, or out of the tray. */
export interface Dragged {
  readonly job: Wanted['job'];
  readonly by: 'day' | 'end' | 'tray';
  /** The day it was grabbed by; null in the tray. */
  readonly day: string | null;
  /**
   * The crew of the lane it was taken from, null for the lane without a crew; undefined if there
   * are no lanes.
   */
  readonly lane?: number | null;
}
/** A drop target: a day, and a crew's lane if there are lanes. */
export interface Target {
  readonly day: string;
  readonly lane?: number | null;
  readonly laneName?: string;
  /** The vendors' lane, along which bookings at their own times can be moved. */
  readonly vendors?: true;
}

/** Nothing is assigned by dropping there, so other jobs are not accepted. */
const takes = ({ vendors }: Target, dragged: Dragged | undefined): boolean =>
  !vendors || dragged?.job.booked?.kind === 'vendor';
const underPointer: CollisionDetection = (args) => {
  const dragged = args.active.data.current as Dragged | undefined;
  return pointerWithin({
    ...args,
    droppableContainers: args.droppableContainers.filter(({ data }) =>
      takes(data.current as Target, dragged),
    ),
  });
};

/** The move that a drop on a target requests. */
export function droppedOn({ job, by, day, lane }: Dragged, target: Target, closed: Closed): Wanted {
  const dates = datesOf(job);
  if (by === 'end') return { job, dates: endingOn(dates, target.day) };
  const from = by === 'tray' ? null : lane;
  // A booking at its own times cannot be moved to another crew.
  const crew =
    job.booked || from === undefined || target.lane === undefined
      ? {}
      : { crew: { from, to: target.lane } };
  if (day === null) return { job, dates: startingOn(dates, target.day, closed), ...crew };
  return { job, dates: movedTo(dates, day, target.day, closed), ...crew };
}

/** The mouse distance that starts a drag instead of a click; touch uses a delay. */
const FAR_PX = 6;
const RESTS_MS = 220;
const SLIPS_PX = 8;

/** The click that ends a drag must not open anything. */
function swallowPress(): void {
  const stop = (event: Event) => event.preventDefault();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}

/** A bar may span several days: it is grabbed by the one under the pointer. */
function dayUnder({ activatorEvent }: DragStartEvent): string | undefined {
  const at =
    activatorEvent instanceof TouchEvent
      ? activatorEvent.touches[0]
      : activatorEvent instanceof MouseEvent
        ? activatorEvent
        : undefined;
  const cells = at ? document.elementsFromPoint(at.clientX, at.clientY) : [];
  return cells
    .map((element) => (element instanceof HTMLElement ? element.dataset['day'] : undefined))
    .find((day) => day !== undefined);
}

type Active = Pick<DragStartEvent, 'active'>;
/** Undefined if the bar has disappeared because someone else moved the job. */
const draggedOf = ({ active: { data } }: Active): Dragged | undefined =>
  data.current && 'job' in data.current ? (data.current as Dragged) : undefined;
const nameOf = (event: Active): string => {
  const job = draggedOf(event)?.job;
  if (!job) return '';
  return job.booked ? say('somebody-on', { name: job.booked.name, job: job.title }) : job.title;
};
const targetOf = (over: DragEndEvent['over']) => over?.data.current as Target | undefined;
const targetWords = (over: DragEndEvent['over']): string | undefined => {
  const target = targetOf(over);
  return target && [fullDate(target.day), target.laneName].filter(Boolean).join(', ');
};
const accessibility = {
  announcements: {
    onDragStart: (event: Active) => say('taken-up', { what: nameOf(event) }),
    onDragOver: ({ over }: Pick<DragEndEvent, 'over'>) => targetWords(over),
    onDragEnd: (event: Active & Pick<DragEndEvent, 'over'>) => {
      const where = targetWords(event.over);
      const what = nameOf(event);
      return where ? say('put-down-on', { what, where }) : say('put-back', { what });
    },
    onDragCancel: (event: Active) => say('put-back', { what: nameOf(event) }),
  },
  // The day's button already explains the keys.
  screenReaderInstructions: { draggable: '' },
};

interface Props {
  readonly known: Known;
  readonly onDrop: (wanted: Wanted) => void;
  readonly children: ReactNode;
}

export function DragArea({ known, onDrop, children }: Props) {
  const [dragged, setDragged] = useState<Dragged>();
  const [over, setOver] = useState<Target>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: FAR_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: RESTS_MS, tolerance: SLIPS_PX } }),
  );
  const take = (event: DragStartEvent) => {
    const what = draggedOf(event);
    setDragged(what && { ...what, day: what.day && (dayUnder(event) ?? what.day) });
    setOver(undefined);
  };
  const end = () => {
    setDragged(undefined);
    swallowPress();
  };
  const drop = (event: DragEndEvent) => {
    const target = targetOf(event.over);
    if (dragged && target) onDrop(droppedOn(dragged, target, known.daysOff.closed));
    end();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={accessibility}
      onDragStart={take}
      onDragOver={(event) => setOver(targetOf(event.over))}
      onDragCancel={end}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && <Carried dragged={dragged} over={over} known={known} />}
      </DragOverlay>
    </DndContext>
  );
}

/** The preview under the pointer while dragging. */
const Carried = memo(function Carried({
  dragged,
  over,
  known,
}: Pick<Props, 'known'> & {
  readonly dragged: Dragged;
  readonly over: Target | undefined;
}) {
  return (
    <span className="cal-in-hand">
      {dragged.by !== 'end' && (
        <span className={`cal-bar-job cal-carried ${jobTone(dragged.job.status)}`}>
          {dragged.job.booked?.name ?? dragged.job.title}
        </span>
      )}
      {over && (
        <DropTip
          wanted={droppedOn(dragged, over, known.daysOff.closed)}
          target={over}
          known={known}
        />
      )}
    </span>
  );
});
