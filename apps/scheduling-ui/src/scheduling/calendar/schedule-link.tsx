// The ways to a new job.
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Plus } from '@blueprintjs/icons';
import { buttonClass } from '@purlin/ui/ui.ts';
import { Link, May, useLocation } from '@purlin/web/web.ts';
import { fullDate } from '../parts/days.ts';

/** The dialog on this day, over the calendar as it is. */
function useAddress(date: string | undefined, crewId: number | null = null): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(pathname === '/calendar' ? search : '');
  if (date) query.set('date', date);
  if (crewId !== null) query.set('lane', String(crewId));
  return query.size > 0 ? `/calendar/new?${query}` : '/calendar/new';
}

/** On an empty slot of the grid, for pointers; the keys have the page's own button. */
export const SlotLink = ({
  date,
  crewId = null,
}: {
  readonly date: string;
  /** The crew in whose lane it is; it gets the job. */
  readonly crewId?: number | null;
}) => (
  <May call={scheduling.add}>
    <Link
      to={useAddress(date, crewId)}
      className="cal-slot"
      tabIndex={-1}
      aria-hidden
      title={`Schedule Job on ${fullDate(date)}`}
    >
      <Plus size={14} />
    </Link>
  </May>
);

/**
 * The text is an element of its own, else the icon would count as the button's only child and lose
 * its margin.
 */
export const ScheduleLink = ({
  date,
  primary = false,
}: {
  readonly date?: string;
  readonly primary?: boolean;
}) => (
  <May call={scheduling.convert}>
    <Link to={useAddress(date)} className={buttonClass(primary ? { intent: 'primary' } : {})}>
      <Plus aria-hidden />
      <span>Schedule Job</span>
    </Link>
  </May>
);
