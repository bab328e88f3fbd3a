// The vendors' lane. Bookings at their own times can be dragged; the others move with their job.
import { WarningSignIcon } from '@blueprintjs/icons';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { classNames } from '@purlin/ui/ui.ts';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { say } from '@purlin/words/screens/calendar.ts';
import { hoursOf, monthDay } from '../parts/days.ts';
import { jobTone } from '../job-status.tsx';
import { JobLink } from '../job-link.tsx';
import { type GridProps, hazardsOn } from './day-grid.tsx';
import type { Dragged } from './drag-area.tsx';
import { End } from './job-bars.tsx';
import { lastDay } from './jobs-by-day.ts';
import { LaneHead } from './lane-head.tsx';
import { type VendorBar, MOST_ROWS, onDay } from './lanes.ts';
import { restsOf } from './rows.ts';
import { keyOf } from './with-bookings.ts';

/** "Valley Crane on New ridge vent, also on Metal roof, insured until Nov 20 only" */
const titleOf = ({ name, bar, alsoOn, until, vendorIssue }: VendorBar): string =>
  [
    say('somebody-on', { name, job: bar.job.title }),
    ...(vendorIssue ? [vendorIssue] : []),
    ...alsoOn.map((title) => say('also-on-then', { job: title })),
    ...(until ? [say('insured-until-only', { date: monthDay(until) })] : []),
  ].join(', ');

interface Props extends Pick<GridProps, 'forecast'> {
  readonly bookings: readonly VendorBar[];
  readonly days: readonly string[];
  readonly closed: Closed;
  readonly movable: boolean;
}

export const VendorRow = ({ bookings, days, forecast, closed, movable }: Props) => (
  <div role="row" className="cal-lane">
    <LaneHead
      name={say('vendors')}
      detail={say('booked', {
        count: bookings.filter(({ bar }) => bar.job.status !== 'cancelled').length,
      })}
      color={null}
    />
    {days.map((day, n) => (
      <VendorCell
        key={day}
        {...{ day, movable }}
        column={n + 2}
        wet={hazardsOn(forecast.get(day)) !== ''}
        label={bookings
          .filter(({ bar }) => onDay([bar], n).length > 0)
          .map((booking) => titleOf(booking))
          .join(', ')}
      />
    ))}
    {bookings
      .filter(({ bar }) => bar.row < MOST_ROWS)
      .map((booking) => (
        <VendorChip
          key={`${booking.name} ${booking.bar.job.id}`}
          {...{ booking, days, closed, movable }}
        />
      ))}
  </div>
);

function VendorCell({
  day,
  column,
  wet,
  label,
  movable,
}: {
  readonly day: string;
  readonly column: number;
  readonly wet: boolean;
  readonly label: string;
  readonly movable: boolean;
}) {
  const { setNodeRef, isOver: over } = useDroppable({
    id: `${day} vendors`,
    data: { day, vendors: true },
    disabled: !movable,
  });
  return (
    <div
      ref={setNodeRef}
      role="gridcell"
      data-day={day}
      className={classNames('cal-lane-cell', wet && 'cal-wet', over && 'cal-over')}
      style={{ gridColumn: `${column} / ${column + 1}` }}
    >
      <span className="pl-hidden">{label}</span>
    </div>
  );
}

function VendorChip({
  booking,
  days,
  closed,
  movable,
}: Pick<Props, 'days' | 'closed' | 'movable'> & { readonly booking: VendorBar }) {
  const { bar, name, alsoOn, until, vendorIssue } = booking;
  const { job } = bar;
  const rests = restsOf(bar, days, closed);
  const disabled = !movable || job.booked === undefined || isOver(job);
  const data: Dragged = { job, by: 'day', day: days[bar.from]! };
  const id = `vendors ${name} ${keyOf(job)}`;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, data, disabled });
  return (
    <span
      ref={setNodeRef}
      {...listeners}
      className={classNames(
        'cal-chip cal-lane-bar cal-booking',
        rests.length > 0 && 'cal-rests',
        rests.length > 0 && jobTone(job.status),
        !disabled && 'cal-movable',
        isDragging && 'cal-lifted',
      )}
      style={{ gridColumn: `${bar.from + 2} / span ${bar.days}`, gridRow: bar.row + 1 }}
    >
      <JobLink
        id={job.id}
        pointerOnly
        className={classNames('cal-bar-job', jobTone(job.status))}
        title={titleOf(booking)}
      >
        {(alsoOn.length > 0 || until || vendorIssue) && (
          <WarningSignIcon size={11} className="cal-doubled" />
        )}
        <b>{name}</b>
        <span>
          {until && (
            <strong className="cal-lapsed">
              {say('insured-until', { date: monthDay(until) })} ·{' '}
            </strong>
          )}
          {hoursOf(job)} · {job.title}
        </span>
      </JobLink>
      {rests.map((n) => (
        <i key={n} className="cal-rest" style={{ gridColumn: n + 1 }} aria-hidden />
      ))}
      {!disabled && lastDay(job) === days[bar.from + bar.days - 1] && (
        <End {...data} id={`${id} ends`} />
      )}
    </span>
  );
}
