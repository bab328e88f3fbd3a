// The lane of those who come from outside.
import { WarningSignIcon } from '@blueprintjs/icons';
import { classNames } from '@purlin/ui/ui.ts';
import { monthDay } from '../parts/days.ts';
import { jobTone } from '../job-status.tsx';
import { JobLink } from '../job-link.tsx';
import { type GridProps, hazardsOn } from './day-grid.tsx';
import { LaneHead } from './lane-head.tsx';
import { hoursOf } from './with-bookings.ts';
import { type Booking, MOST_ROWS, onDay } from './lanes.ts';

/** "Valley Crane on New ridge vent, also on Metal roof, insured until Nov 20 only" */
const titleOf = ({ name, bar, alsoOn, until }: Booking): string =>
  [
    `${name} on ${bar.job.title}`,
    ...alsoOn.map((title) => `also on ${title} then`),
    ...(until ? [`insured until ${monthDay(until)} only`] : []),
  ].join(', ');

/** Their times are changed with the job. */
export const VendorRow = ({
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
            .map((booking) => titleOf(booking))
            .join(', ')}
        </span>
      </div>
    ))}
    {bookings
      .filter(({ bar }) => bar.row < MOST_ROWS)
      .map((booking) => {
        const { bar, name, alsoOn, until } = booking;
        return (
          <span
            key={`${name} ${bar.job.id}`}
            className="cal-chip cal-lane-bar cal-booking"
            style={{ gridColumn: `${bar.from + 2} / span ${bar.days}`, gridRow: bar.row + 1 }}
          >
            <JobLink
              id={bar.job.id}
              pointerOnly
              className={classNames('cal-bar-job', jobTone(bar.job.status))}
              title={titleOf(booking)}
            >
              {(alsoOn.length > 0 || until) && (
                <WarningSignIcon size={11} className="cal-doubled" />
              )}
              <b>{name}</b>
              <span>
                {until && (
                  <strong className="cal-lapsed">insured until {monthDay(until)} · </strong>
                )}
                {hoursOf(bar.job)} · {bar.job.title}
              </span>
            </JobLink>
          </span>
        );
      })}
  </div>
);
