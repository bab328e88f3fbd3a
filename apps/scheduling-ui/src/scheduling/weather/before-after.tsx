// Two small bars on one scale of days: the job's current and new dates.
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import { workedDays } from '@purlin/domain/scheduling/worked-days.ts';
import { clearedOn, isWeekend, type Closed } from '@purlin/domain/scheduling/working-days.ts';
import { dayAfter, daysBetween } from '@purlin/domain/shared/days.ts';
import { classNames } from '@purlin/ui/ui.ts';
import type { CSSProperties } from 'react';
import { say } from '@purlin/words/screens/weather.ts';
import type { DaysOff } from '../parts/days-off.ts';
import { daysIn, shortMonth } from '../parts/days.ts';

type Dates = PlannedMove['to'];
/** The number of days that fit beside a row. */
const MOST_DAYS = 18;

const firstOf = ({ scheduledStartDate: start }: Dates): string => start?.slice(0, 10) ?? '';
const lastOf = ({ scheduledStartDate: start, scheduledEndDate: end }: Dates): string =>
  (end ?? start)?.slice(0, 10) ?? '';

/** The days that all rows share: from the first affected one, as far as they fit. */
export function scaleOf(all: readonly Dates[], chosen: readonly string[]): readonly string[] {
  const dated = all.filter(({ scheduledStartDate }) => scheduledStartDate !== null);
  const touched = [...dated.flatMap((dates) => [firstOf(dates), lastOf(dates)]), ...chosen];
  const sorted = touched.toSorted();
  const lost = chosen.toSorted()[0];
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (!from || !to || !lost) return [];
  // A job that started long ago must not push the lost days off the scale.
  const near = dayAfter(lost, -4);
  const start = from < near ? near : from;
  const end = dayAfter(start, MOST_DAYS - 1);
  return daysIn({ from: start, to: to < end ? to : end });
}

const columns = (scale: readonly string[]): CSSProperties => ({
  gridTemplateColumns: scale.map((day) => (isWeekend(day) ? '0.45fr' : '1fr')).join(' '),
});

/** The dates' part of the scale, as grid columns; undefined if none of it is visible. */
function onScale(dates: Dates, scale: readonly string[]): CSSProperties | undefined {
  const [start, end] = [scale[0], scale.at(-1)];
  if (!start || !end || dates.scheduledStartDate === null) return undefined;
  const from = Math.max(0, daysBetween(start, firstOf(dates)));
  const until = Math.min(scale.length - 1, daysBetween(start, lastOf(dates)));
  return until < from ? undefined : { gridColumn: `${from + 1} / ${until + 2}` };
}

/** The runs of consecutive work days, as grid columns. */
function runsOf(dates: Dates, scale: readonly string[], resting: Closed) {
  const { scheduledStartDate: start, scheduledEndDate: end } = dates;
  if (start === null) return [];
  const worked = workedDays({ start, end }, resting)
    .map((day) => scale.indexOf(day))
    .filter((n) => n >= 0);
  const firsts = worked.filter((n, at) => worked[at - 1] !== n - 1);
  const lasts = worked.filter((n, at) => worked[at + 1] !== n + 1);
  return firsts.map((first, at): CSSProperties => ({
    gridColumn: `${first + 1} / ${lasts[at]! + 2}`,
  }));
}

/** The month's name where it starts; weekends are too narrow for a number. */
export const ScaleHead = ({
  scale,
  daysOff,
}: {
  readonly scale: readonly string[];
  readonly daysOff: DaysOff;
}) => (
  <div className="shift-scale shift-scale-head" style={columns(scale)} aria-hidden>
    {scale.map((day, n) => (
      <span
        key={day}
        title={daysOff.nameOf(day) || undefined}
        className={daysOff.closed(day) ? 'shift-off' : undefined}
      >
        {n > 0 && day.endsWith('-01')
          ? shortMonth(day)
          : isWeekend(day)
            ? ''
            : Number(day.slice(8))}
      </span>
    ))}
  </div>
);

export function BeforeAfter({
  scale,
  chosen,
  daysOff,
  move,
  to,
  conflict,
}: {
  readonly scale: readonly string[];
  readonly chosen: readonly string[];
  readonly daysOff: DaysOff;
  readonly move: PlannedMove;
  /** Null if it stays. */
  readonly to: Dates | null;
  /** There is a conflict. */
  readonly conflict: boolean;
}) {
  const before = onScale(move.from, scale);
  const resting = clearedOn(daysOff.closed, new Set(chosen));
  const after = to ? runsOf(to, scale, resting) : [];
  return (
    <div className="shift-scale" style={columns(scale)} aria-hidden>
      {scale.map(
        (day, n) =>
          resting(day) && (
            <i
              key={day}
              className={chosen.includes(day) ? 'shift-clear cal-wet' : 'shift-off'}
              style={{ gridColumn: n + 1 }}
            />
          ),
      )}
      {before && <i className="shift-before" style={before} />}
      {after.map((run) => (
        <i
          key={String(run.gridColumn)}
          className={classNames(
            'shift-after',
            conflict ? 'shift-conflict' : !move.lost && 'shift-pushed',
          )}
          style={run}
        />
      ))}
    </div>
  );
}

export const ScaleKey = () => (
  <p className="cal-key">
    <span>
      <i className="shift-before" aria-hidden />
      {say('now')}
    </span>
    <span>
      <i className="shift-after" aria-hidden />
      {say('off-lost-days')}
    </span>
    <span>
      <i className="shift-after shift-pushed" aria-hidden />
      {say('pushed-along')}
    </span>
    <span>
      <i className="shift-after shift-conflict" aria-hidden />
      {say('conflict')}
    </span>
    <span>
      <i className="cal-wet" aria-hidden />
      {say('kept-clear')}
    </span>
    <span>
      <i className="shift-off" aria-hidden />
      {say('day-off')}
    </span>
  </p>
);
