// A week by crew: one lane per crew, the weather above the days, jobs as bars across them. An ARIA
// grid like the other views: arrow keys move between days and lanes, Space picks a job up and moves
// it.
import type { Crew } from '@purlin/contracts/job-shapes.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { classNames } from '@purlin/ui/ui.ts';
import { useDroppable } from '@dnd-kit/core';
import { memo, use, useMemo, useState } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';
import { daysIn, fullDate, headingOf, weekOf } from '../parts/days.ts';
import { type GridProps, hazardsOn, spoken } from './day-grid.tsx';
import { DayHeads } from './day-heads.tsx';
import { DoubleBooked, useDoubledOn } from './double-booked.ts';
import { useGridKeys } from './grid-keys.ts';
import { LaneBar } from './job-bars.tsx';
import { type Lane, lanesOf, MOST_ROWS, onDay, vendorBars } from './lanes.ts';
import { LaneHead } from './lane-head.tsx';
import { useLifting } from './lifting.ts';
import { hiddenOn } from './rows.ts';
import { pressedByKey, pressedSlot, Slot } from './slot.tsx';
import { VendorRow } from './vendor-row.tsx';
import { keyOf } from './with-bookings.ts';

const NONE = 'none';
const idOf = (crewId: number | null): string => (crewId === null ? NONE : String(crewId));

/** The keyboard position: a day, and a lane by its index. */
const dayKeys: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day, 1),
  Home: (day) => weekOf(day).from,
  End: (day) => weekOf(day).to,
  PageUp: (day) => dayAfter(day, -7),
  PageDown: (day) => dayAfter(day, 7),
};
function stepIn(lanes: readonly Lane[]) {
  return (key: string, from: string): string | undefined => {
    const [day = '', lane = NONE] = from.split(' ');
    const toDay = dayKeys[key];
    if (toDay) return `${toDay(day)} ${lane}`;
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const here = lanes.findIndex(({ crewId }) => idOf(crewId) === lane);
    const to = by === 0 ? undefined : lanes[here + by];
    return to && `${day} ${idOf(to.crewId)}`;
  };
}

/** Keyboard handling, and the lanes with the job being moved. */
function useLanes(props: Props) {
  const { crews, day, jobs, busy, daysOff, onMove, onOpen, onSchedule, onDrop, against } = props;
  const { from, to } = weekOf(day);
  const days = useMemo(() => daysIn({ from, to }), [from, to]);
  const [chosen, setChosen] = useState<string>();
  const { meetings } = use(DoubleBooked);
  const before = useMemo(() => lanesOf(jobs, crews, { from, to }), [jobs, crews, from, to]);
  const { closed } = daysOff;
  const at = before.find(({ crewId }) => idOf(crewId) === chosen) ?? before[0]!;
  const lifting = useLifting({
    place: { day, lane: at.crewId, laneName: at.name },
    here: onDay(at.bars, days.indexOf(day)),
    jobs,
    move: onDrop,
    closed,
    against,
  });
  const { placed } = lifting;
  const lanes = useMemo(() => lanesOf(placed, crews, { from, to }), [placed, crews, from, to]);
  const bookings = useMemo(
    () => vendorBars(placed, { from, to }, meetings),
    [placed, from, to, meetings],
  );
  const keys = useGridKeys({
    place: `${day} ${idOf(at.crewId)}`,
    ready: !busy,
    step: stepIn(before),
    onStep(place) {
      const [toDay = day, lane] = place.split(' ');
      setChosen(lane);
      if (toDay !== day) onMove(toDay);
    },
    onKey: lifting.onKey,
    onPress: () =>
      pressedByKey(
        onDay(at.bars, days.indexOf(day)).length === 0,
        () => onOpen(day),
        onSchedule && (() => onSchedule(day, at.crewId)),
      ),
    onLeave: lifting.putBack,
  });
  return { days, lanes, bookings, keys, lifting, laneInFocus: at.crewId };
}

type Props = GridProps & { readonly crews: readonly Crew[] };

export function CrewLanes(props: Props) {
  const { day, today, forecast, busy, daysOff, onOpen, onSchedule, onDrop } = props;
  const { days, lanes, bookings, keys, lifting, laneInFocus } = useLanes(props);
  return (
    <div className="cal-lanes-frame">
      <div
        role="grid"
        tabIndex={-1}
        aria-label={say('by-crews', { heading: headingOf('week', day) })}
        aria-busy={busy}
        className="cal-lanes"
        {...keys}
      >
        <DayHeads {...{ days, today, forecast, daysOff }} />
        {lanes.map((lane) => (
          <LaneRow
            key={idOf(lane.crewId)}
            {...{ lane, days, today, forecast, daysOff, onOpen, onSchedule }}
            lifted={lifting.lifted}
            focusDay={lane.crewId === laneInFocus ? day : undefined}
            movable={onDrop !== undefined}
          />
        ))}
        {bookings.length > 0 && (
          <VendorRow
            {...{ bookings, days, forecast }}
            closed={daysOff.closed}
            movable={onDrop !== undefined}
          />
        )}
      </div>
      <p className={lifting.lifted === undefined ? 'pl-hidden' : 'cal-lifting'} role="status">
        {lifting.spoken}
      </p>
    </div>
  );
}

interface RowProps extends Pick<
  GridProps,
  'today' | 'forecast' | 'daysOff' | 'onOpen' | 'onSchedule'
> {
  readonly lane: Lane;
  readonly days: readonly string[];
  readonly lifted: string | undefined;
  /** The focused day in this lane. */
  readonly focusDay: string | undefined;
  readonly movable: boolean;
}

const LaneRow = memo(function LaneRow({
  lane: { crewId, name, detail, color, bars },
  days,
  today,
  forecast,
  lifted,
  focusDay,
  movable,
  daysOff,
  onOpen,
  onSchedule,
}: RowProps) {
  const hidden = hiddenOn(bars, MOST_ROWS, days.length);
  const doubledOn = useDoubledOn();
  return (
    <div role="row" className="cal-lane">
      <LaneHead {...{ name, detail, color }} />
      {days.map((day, n) => (
        <LaneCell
          key={day}
          {...{ day, crewId, name, movable, onOpen, onSchedule }}
          isOff={daysOff.closed(day) !== false}
          isFree={onDay(bars, n).length === 0}
          column={n + 2}
          label={spoken(
            `${fullDate(day)}, ${name}`,
            // The lane already says whose times these are.
            onDay(bars, n).map(({ booked: _, ...job }) => job),
            hazardsOn(forecast.get(day)),
            doubledOn(day),
          )}
          wet={hazardsOn(forecast.get(day)) !== ''}
          isToday={day === today}
          focus={day === focusDay}
          more={hidden[n]!}
        />
      ))}
      {bars
        .filter(({ row }) => row < MOST_ROWS)
        .map((bar) => (
          <LaneBar
            key={bar.job.id}
            bar={bar}
            week={days}
            lane={crewId}
            rests={daysOff.closed}
            lifted={keyOf(bar.job) === lifted}
            movable={movable}
          />
        ))}
    </div>
  );
});

interface CellProps extends Pick<GridProps, 'onOpen' | 'onSchedule'> {
  readonly day: string;
  readonly crewId: number | null;
  readonly name: string;
  readonly column: number;
  readonly label: string;
  readonly wet: boolean;
  readonly isOff: boolean;
  readonly isFree: boolean;
  readonly isToday: boolean;
  readonly focus: boolean;
  readonly more: number;
  readonly movable: boolean;
}

function LaneCell({ day, crewId, name, column, wet, isOff, isToday, movable, ...rest }: CellProps) {
  const { setNodeRef, isOver } = useDroppable({
    id: `${day} ${idOf(crewId)}`,
    data: { day, lane: crewId, laneName: name },
    disabled: !movable,
  });
  return (
    <div
      ref={setNodeRef}
      role="gridcell"
      data-day={day}
      data-place={`${day} ${idOf(crewId)}`}
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
      className={classNames(
        'cal-lane-cell',
        isOff && 'cal-off',
        wet && 'cal-wet',
        isOver && 'cal-over',
      )}
      style={{ gridColumn: `${column} / ${column + 1}` }}
    >
      <LaneCellContent {...{ day, movable }} crewId={crewId} {...rest} />
    </div>
  );
}

/** Memoized apart from the cell, which rerenders on every drag move. */
const LaneCellContent = memo(function LaneCellContent({
  day,
  crewId,
  label,
  focus,
  more,
  movable,
  isFree,
  onOpen,
  onSchedule,
}: Omit<CellProps, 'name' | 'column' | 'wet' | 'isOff' | 'isToday'>) {
  return (
    <>
      <button
        type="button"
        tabIndex={focus ? 0 : -1}
        aria-label={label}
        {...(movable ? { 'aria-keyshortcuts': 'Space' } : {})}
        onClick={pressedSlot(
          isFree,
          () => onOpen(day),
          onSchedule && (() => onSchedule(day, crewId)),
        )}
      >
        {more > 0 && (
          <span className="cal-more" aria-hidden>
            +{more}
          </span>
        )}
      </button>
      {onSchedule && <Slot />}
    </>
  );
});
