// The way to a new job.
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Plus } from '@blueprintjs/icons';
import { buttonClass } from '@purlin/ui/ui.ts';
import { Link, May } from '@purlin/web/web.ts';

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
    <Link
      to={date ? `/calendar/new?date=${date}` : '/calendar/new'}
      className={buttonClass(primary ? { intent: 'primary' } : {})}
    >
      <Plus aria-hidden />
      <span>Schedule Job</span>
    </Link>
  </May>
);
