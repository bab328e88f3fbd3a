// The lane of those who come from outside.
import { classNames } from '@purlin/ui/ui.ts';
import { shortHour } from '../parts/days.ts';
import { jobTone } from '../job-status.tsx';
import { JobLink } from '../job-link.tsx';
import { type GridProps, hazardsOn } from './day-grid.tsx';
import { LaneHead } from './lane-head.tsx';
import { type Booking, MOST_ROWS, onDay } from './lanes.ts';

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
