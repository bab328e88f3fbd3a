// Two small bars on one scale of days: when a job is now, and when it would be.
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import { daysBetween } from '@purlin/domain/scheduling/moving.ts';
import { isWeekend } from '@purlin/domain/scheduling/working-days.ts';
import { classNames } from '@purlin/ui/ui.ts';
import type { CSSProperties } from 'react';
import { addDays, daysIn } from '../parts/days.ts';

type Dates = PlannedMove['to'];
/** So many days fit beside a row. */
const MOST_DAYS = 18;

const firstOf = ({ scheduledStartDate: start }: Dates): string => start?.slice(0, 10) ?? '';
const lastOf = ({ scheduledStartDate: start, scheduledEndDate: end }: Dates): string =>
  (end ?? start)?.slice(0, 10) ?? '';

/** The days that all rows are drawn on: from the first that is touched, as far as there is room. */
export function scaleOf(all: readonly Dates[], chosen: readonly string[]): readonly string[] {
  const dated = all.filter(({ scheduledStartDate }) => scheduledStartDate !== null);
  const touched = [...dated.flatMap((dates) => [firstOf(dates), lastOf(dates)]), ...chosen];
  const sorted = touched.toSorted();
  const lost = chosen.toSorted()[0];
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (!from || !to || !lost) return [];
  // A job that began long ago must not push the lost days off the scale.
  const near = addDays(lost, -4);
  const start = from < near ? near : from;
  const end = addDays(start, MOST_DAYS - 1);
  return daysIn({ from: start, to: to < end ? to : end });
}

const columns = (scale: readonly string[]): CSSProperties => ({
  gridTemplateColumns: scale.map((day) => (isWeekend(day) ? '0.45fr' : '1fr')).join(' '),
});

/** The part of the scale that the dates take, as grid columns; undefined: none of it. */
function onScale(dates: Dates, scale: readonly string[]): CSSProperties | undefined {
  const [start, end] = [scale[0], scale.at(-1)];
  if (!start || !end || dates.scheduledStartDate === null) return undefined;
  const from = Math.max(0, daysBetween(start, firstOf(dates)));
  const until = Math.min(scale.length - 1, daysBetween(start, lastOf(dates)));
  return until < from ? undefined : { gridColumn: `${from + 1} / ${until + 2}` };
}

export const ScaleHead = ({ scale }: { readonly scale: readonly string[] }) => (
  <div className="shift-scale shift-scale-head" style={columns(scale)} aria-hidden>
    {scale.map((day) => (
      <span key={day}>{isWeekend(day) ? '' : Number(day.slice(8))}</span>
    ))}
  </div>
);

export function BeforeAfter({
  scale,
  chosen,
  move,
  to,
}: {
  readonly scale: readonly string[];
  readonly chosen: readonly string[];
  readonly move: PlannedMove;
  /** Null: it stays. */
  readonly to: Dates | null;
}) {
  const before = onScale(move.from, scale);
  const after = to && onScale(to, scale);
  return (
    <div className="shift-scale" style={columns(scale)} aria-hidden>
      {scale.map(
        (day, n) =>
          chosen.includes(day) && (
            <i key={day} className="shift-clear cal-wet" style={{ gridColumn: n + 1 }} />
          ),
      )}
      {before && <i className="shift-before" style={before} />}
      {after && (
        <i
          className={classNames(
            'shift-after',
            move.conflicts.length > 0 ? 'shift-conflict' : !move.lost && 'shift-pushed',
          )}
          style={after}
        />
      )}
    </div>
  );
}

export const ScaleKey = () => (
  <p className="cal-key">
    <span>
      <i className="shift-before" aria-hidden />
      Now
    </span>
    <span>
      <i className="shift-after" aria-hidden />
      Off the lost days
    </span>
    <span>
      <i className="shift-after shift-pushed" aria-hidden />
      Pushed along
    </span>
    <span>
      <i className="shift-after shift-conflict" aria-hidden />
      Conflict
    </span>
    <span>
      <i className="cal-wet" aria-hidden />
      Kept clear
    </span>
  </p>
);
