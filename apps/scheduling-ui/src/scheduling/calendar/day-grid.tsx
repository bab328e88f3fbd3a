// A week or a month as a grid of days (the ARIA grid pattern): arrows move by days and weeks, Page
// Up and Down by months, Enter opens the day, Space takes up a job.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { type ForecastDay, weather } from '@purlin/contracts/weather.ts';
import { classNames } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { useDroppable } from '@dnd-kit/core';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import {
  addDays,
  addMonths,
  daysIn,
  fullDate,
  headingOf,
  type Mode,
  shown,
  weekday,
  weekOf,
} from '../parts/days.ts';
import { jobsByDay, type DatedJob } from './jobs-by-day.ts';
import { JobBars } from './job-bars.tsx';
import { useLifting } from './lifting.ts';
import { byDay, hazardWords } from '../weather/weather-words.ts';
import { SlotLink } from './schedule-link.tsx';
import type { Wanted } from './use-moves.ts';

const spoken = (day: string, jobs: readonly Job[], hazards: string): string =>
  `${fullDate(day)}, ${hazards && `${hazards}, `}` +
  (jobs.length === 0
    ? 'no jobs'
    : `${jobs.length === 1 ? '1 job' : `${jobs.length} jobs`}: ` +
      jobs.map(({ title }) => title).join(', '));

const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => weekOf(day).from,
  End: (day) => weekOf(day).to,
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

interface Props {
  readonly mode: Exclude<Mode, 'day'>;
  /** The day that has the focus when the grid is entered. */
  readonly day: string;
  readonly today: string;
  readonly jobs: readonly Job[];
  readonly busy: boolean;
  readonly onMove: (day: string) => void;
  readonly onOpen: (day: string) => void;
  /** Moves a job; unset for people who may not. */
  readonly onDrop: ((wanted: Wanted) => Promise<void>) | undefined;
}

/** Lets the arrows move from day to day; the focus follows when the day is drawn. */
function useGridKeys(
  day: string,
  onMove: (day: string) => void,
  lifting: Pick<ReturnType<typeof useLifting>, 'onKey' | 'putBack'>,
) {
  const grid = useRef<HTMLDivElement>(null);
  /**
   * Where the keys have led to. Keys can be faster than the page is drawn, and each goes on from
   * the one before.
   */
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (asked.current !== day) return;
    asked.current = undefined;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (lifting.onKey(event)) return;
    const move = moves[event.key];
    if (!move || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    asked.current = move(asked.current ?? day);
    onMove(asked.current);
  };
  // A carried job stays with the keys: whoever goes elsewhere has put it back.
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
      lifting.putBack();
  };
  // Whoever comes from elsewhere begins at the day that is shown.
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) asked.current = undefined;
  };
  return { ref: grid, onKeyDown, onFocus, onBlur };
}

export function DayGrid({ mode, day, today, jobs, busy, onMove, onOpen, onDrop }: Props) {
  const lifting = useLifting(day, jobs, onDrop);
  const keys = useGridKeys(day, onMove, lifting);
  const span = shown(mode, day);
  const days = daysIn(span);
  const weeks = Array.from({ length: days.length / 7 }, (_, n) => days.slice(n * 7, n * 7 + 7));
  const onDays = jobsByDay(lifting.placed, span);
  const forecast = byDay(useRead(weather.forecast).data);
  return (
    <>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={headingOf(mode, day)}
        aria-busy={busy}
        className={classNames('cal-grid', `cal-${mode}`)}
        {...keys}
      >
        <div role="row" className="cal-row cal-names">
          {weeks[0]!.map((first) => (
            <div key={first} role="columnheader">
              {weekday(first)}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className="cal-row">
            {week.map((one) => (
              <Cell
                key={one}
                one={one}
                here={onDays.get(one) ?? nothing}
                hazards={hazardsOn(forecast.get(one))}
                focus={one === day}
                other={mode === 'month' && one.slice(0, 7) !== day.slice(0, 7)}
                {...{ mode, today, onOpen }}
                movable={onDrop !== undefined}
                liftedId={lifting.liftedId}
              />
            ))}
          </div>
        ))}
      </div>
      <p className="pl-hidden" role="status">
        {lifting.spoken}
      </p>
    </>
  );
}

const nothing: readonly DatedJob[] = [];
const hazardsOn = (day: ForecastDay | undefined): string => (day ? hazardWords(day) : '');

interface CellProps extends Pick<Props, 'mode' | 'today' | 'onOpen'> {
  readonly one: string;
  readonly here: readonly DatedJob[];
  /** What the weather brings beyond the limits, in words. */
  readonly hazards: string;
  /** The keys begin here. */
  readonly focus: boolean;
  /** Of another month than the one that is shown. */
  readonly other: boolean;
  readonly movable: boolean;
  readonly liftedId: number | undefined;
}

/** One day: its number and what is on; pressed, it opens, and so does a job in it. */
function Cell({
  one,
  here,
  hazards,
  focus,
  other,
  mode,
  today,
  onOpen,
  movable,
  liftedId,
}: CellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: one, data: { day: one }, disabled: !movable });
  return (
    <div
      ref={setNodeRef}
      role="gridcell"
      {...(one === today ? { 'aria-current': 'date' as const } : {})}
      className={classNames(
        'cal-cell',
        other && 'cal-other',
        hazards && 'cal-wet',
        isOver && 'cal-over',
      )}
    >
      <button
        type="button"
        tabIndex={focus ? 0 : -1}
        aria-label={spoken(one, here, hazards)}
        {...(movable ? { 'aria-keyshortcuts': 'Space' } : {})}
        onClick={() => onOpen(one)}
      >
        <span className="cal-number" aria-hidden>
          {Number(one.slice(8))}
        </span>
      </button>
      {hazards && (
        <span className="cal-weather" aria-hidden>
          {hazards}
        </span>
      )}
      <SlotLink date={one} />
      <JobBars day={one} jobs={here} mode={mode} movable={movable} liftedId={liftedId} />
    </div>
  );
}
