// Links to the dialog for a new job.
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Plus } from '@blueprintjs/icons';
import { buttonClass } from '@purlin/ui/ui.ts';
import { Link, May, useLocation, useMay, useNavigate } from '@purlin/web/web.ts';
import { useCallback } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';

/** The URL of the dialog for this day, over the current calendar; `crew` is preselected. */
function addressOf(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  date: string | undefined,
  crewId: number | null = null,
): string {
  const query = new URLSearchParams(pathname === '/calendar' ? search : '');
  if (date) query.set('date', date);
  if (crewId !== null) query.set('lane', String(crewId));
  return query.size > 0 ? `/calendar/new?${query}` : '/calendar/new';
}

/**
 * Opens the dialog for a day, and for a crew if there are lanes; undefined for users who may not
 * schedule.
 */
export function useScheduling():
  ((date: string | undefined, crewId?: number | null) => void) | undefined {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const may = useMay()(scheduling.add);
  const open = useCallback(
    (date: string | undefined, crewId: number | null = null) =>
      void navigate(addressOf({ pathname, search }, date, crewId)),
    [navigate, pathname, search],
  );
  return may ? open : undefined;
}

/**
 * The text needs its own element, or the icon would be the button's only child and lose its margin.
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
      to={addressOf(useLocation(), date)}
      className={buttonClass(primary ? { intent: 'primary' } : {})}
    >
      <Plus aria-hidden />
      <span>{say('schedule-job')}</span>
    </Link>
  </May>
);
