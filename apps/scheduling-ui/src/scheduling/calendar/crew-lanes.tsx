// A week by crews: a lane for each, the weather above the days, jobs as bars over them. An ARIA grid
// as the other views are: arrows walk days and lanes, Space takes a job up and carries it along.
import type { CalendarJob, Crew } from '@purlin/contracts/job-shapes.ts';
import { classNames } from '@purlin/ui/ui.ts';
import { useDroppable } from '@dnd-kit/core';
import { memo, useMemo, useState, type CSSProperties } from 'react';
import { addDays, daysIn, fullDate, headingOf, shortHour, weekOf } from '../parts/days.ts';
import { jobTone } from '../job-status.tsx';
import { JobLink } from '../job-link.tsx';
import { type GridProps, hazardsOn, spoken } from './day-grid.tsx';
import { DayHeads } from './day-heads.tsx';
import { useGridKeys } from './grid-keys.ts';
import { LaneBar } from './job-bars.tsx';
import { type Booking, bookingsOf, type Lane, lanesOf } from './lanes.ts';
import { useLifting } from './lifting.ts';
import { hiddenOn, type Bar } from './rows.ts';
import { SlotLink } from './schedule-link.tsx';

/** So many bars lie over each other in a lane; more open with the day. */
const MOST_ROWS = 5;
const NONE = 'none';
const idOf = (crewId: number | null): string => (crewId === null ? NONE : String(crewId));

const onDay = (bars: readonly Bar[], n: number): readonly CalendarJob[] =>
  bars.filter(({ from, days }) => from <= n && n < from + days).map(({ job }) => job);

/** Where the keys are: a day, and a lane by its number. */
const dayKeys: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  Home: (day) => weekOf(day).from,
  End: (day) => weekOf(day).to,
  PageUp: (day) => addDays(day, -7),
  PageDown: (day) => addDays(day, 7),
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

export function CrewLanes({
  crews,
  day,
  today,
  jobs,
  forecast,
  busy,
  onMove,
  onOpen,
  onDrop,
  onUndo,
  against,
}: GridProps & { readonly crews: readonly Crew[] }) {
  const { from, to } = weekOf(day);
  const days = useMemo(() => daysIn({ from, to }), [from, to]);
  const [chosen, setChosen] = useState<string>();
  const before = useMemo(() => lanesOf(jobs, crews, { from, to }), [jobs, crews, from, to]);
  const at = before.find(({ crewId }) => idOf(crewId) === chosen) ?? before[0]!;
  const lifting = useLifting({
    place: { day, lane: at.crewId, laneName: at.name },
    here: at.bars.filter((bar) => onDay([bar], days.indexOf(day)).length > 0).map(({ job }) => job),
    jobs,
    move: onDrop,
    undo: onUndo,
    against,
  });
  const { placed, liftedId } = lifting;
  const lanes = useMemo(() => lanesOf(placed, crews, { from, to }), [placed, crews, from, to]);
  const bookings = useMemo(() => bookingsOf(placed, { from, to }), [placed, from, to]);
  const keys = useGridKeys({
    place: `${day} ${idOf(at.crewId)}`,
    step: stepIn(before),
    onStep(place) {
      const [toDay = day, lane] = place.split(' ');
      setChosen(lane);
      if (toDay !== day) onMove(toDay);
    },
    onKey: lifting.onKey,
    onLeave: lifting.putBack,
  });
  return (
    <div className="cal-lanes-frame">
      <div
        role="grid"
        tabIndex={-1}
        aria-label={`${headingOf('week', day)}, by crews`}
        aria-busy={busy}
        className="cal-lanes"
        {...keys}
      >
        <DayHeads {...{ days, today, forecast }} />
        {lanes.map((lane) => (
          <LaneRow
            key={idOf(lane.crewId)}
            {...{ lane, days, today, forecast, liftedId, onOpen }}
            focusDay={lane.crewId === at.crewId ? day : undefined}
            movable={onDrop !== undefined}
          />
        ))}
        {bookings.length > 0 && <VendorRow bookings={bookings} days={days} forecast={forecast} />}
      </div>
      <p className="pl-hidden" role="status">
        {lifting.spoken}
      </p>
    </div>
  );
}

interface RowProps extends Pick<GridProps, 'today' | 'forecast' | 'onOpen'> {
  readonly lane: Lane;
  readonly days: readonly string[];
  readonly liftedId: number | undefined;
  /** The day that the keys are on in this lane. */
  readonly focusDay: string | undefined;
  readonly movable: boolean;
}

const LaneRow = memo(function LaneRow({
  lane: { crewId, name, detail, color, bars },
  days,
  today,
  forecast,
  liftedId,
  focusDay,
  movable,
  onOpen,
}: RowProps) {
  const hidden = hiddenOn(bars, MOST_ROWS, days.length);
  return (
    <div role="row" className="cal-lane">
      <LaneHead {...{ name, detail, color }} />
      {days.map((day, n) => (
        <LaneCell
          key={day}
          {...{ day, crewId, name, movable, onOpen }}
          column={n + 2}
          label={spoken(`${fullDate(day)}, ${name}`, onDay(bars, n), hazardsOn(forecast.get(day)))}
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
            lifted={bar.job.id === liftedId}
            movable={
              movable && !bar.job.crewSchedules.some((one) => one.crewId === crewId && one.ownDates)
            }
          />
        ))}
    </div>
  );
});

const LaneHead = ({
  name,
  detail,
  color,
}: {
  readonly name: string;
  readonly detail: string;
  readonly color: string | null;
}) => (
  <div
    role="rowheader"
    className="cal-lane-head"
    style={color === null ? {} : ({ '--crew': color } as CSSProperties)}
  >
    <b>{name}</b>
    <span>{detail}</span>
  </div>
);

interface CellProps extends Pick<GridProps, 'onOpen'> {
  readonly day: string;
  readonly crewId: number | null;
  readonly name: string;
  readonly column: number;
  readonly label: string;
  readonly wet: boolean;
  readonly isToday: boolean;
  readonly focus: boolean;
  readonly more: number;
  readonly movable: boolean;
}

function LaneCell({ day, crewId, name, column, wet, isToday, movable, ...rest }: CellProps) {
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
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
      className={classNames('cal-lane-cell', wet && 'cal-wet', isOver && 'cal-over')}
      style={{ gridColumn: `${column} / ${column + 1}` }}
    >
      <LaneCellContent {...{ day, movable }} crewId={crewId} {...rest} />
    </div>
  );
}

/** Apart from the cell, which hears of every step of a drag. */
const LaneCellContent = memo(function LaneCellContent({
  day,
  crewId,
  label,
  focus,
  more,
  movable,
  onOpen,
}: Omit<CellProps, 'name' | 'column' | 'wet' | 'isToday'>) {
  return (
    <>
      <button
        type="button"
        tabIndex={focus ? 0 : -1}
        aria-label={label}
        {...(movable ? { 'aria-keyshortcuts': 'Space' } : {})}
        onClick={() => onOpen(day)}
      >
        {more > 0 && (
          <span className="cal-more" aria-hidden>
            +{more}
          </span>
        )}
      </button>
      <SlotLink date={day} crewId={crewId} />
    </>
  );
});

/** Who comes from outside; their times are changed with the job. */
const VendorRow = ({
  bookings,
  days,
  forecast,
}: {
  readonly bookings: readonly Booking[];
  readonly days: readonly string[];
  readonly forecast: GridProps['forecast'];
}) => (
  <div role="row" className="cal-lane">
    <LaneHead name="Vendors" detail={`${bookings.length} booked`} color={null} />
    {days.map((day, n) => (
      <div
        key={day}
        role="gridcell"
        className={classNames('cal-lane-cell', hazardsOn(forecast.get(day)) && 'cal-wet')}
        style={{ gridColumn: `${n + 2} / ${n + 3}` }}
      >
        <span className="pl-hidden">
          {bookings
            .filter(({ bar }) => onDay([bar], n).length > 0)
            .map(({ name, bar }) => `${name} on ${bar.job.title}`)
            .join(', ')}
        </span>
      </div>
    ))}
    {bookings
      .filter(({ bar }) => bar.row < MOST_ROWS)
      .map(({ bar, name }) => (
        <span
          key={`${name} ${bar.job.id}`}
          className="cal-chip cal-lane-bar cal-booking"
          style={{ gridColumn: `${bar.from + 2} / span ${bar.days}`, gridRow: bar.row + 1 }}
        >
          <JobLink
            id={bar.job.id}
            pointerOnly
            className={classNames('cal-bar-job', jobTone(bar.job.status))}
            title={`${name} on ${bar.job.title}`}
          >
            <b>{name}</b>
            <span>
              {shortHour(bar.job.scheduledStartDate)} · {bar.job.title}
            </span>
          </JobLink>
        </span>
      ))}
  </div>
);
