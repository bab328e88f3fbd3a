// The way from the calendar to a job, and back to the calendar as it was.
import { Link, useLocation, useNavigate } from '@purlin/web/web.ts';
import { ChevronLeft } from '@blueprintjs/icons';
import type { MouseEvent, ReactNode } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';

/** What the job's page is told: how the calendar was filtered and where it stood. */
interface From {
  readonly calendar?: string;
}

interface JobLinkProps {
  readonly id: number;
  readonly className: string;
  readonly title?: string;
  readonly 'aria-label'?: string;
  /** In the grid the day's button has the keys and the words; this is for pointers. */
  readonly pointerOnly?: boolean;
  readonly children: ReactNode;
}

export function JobLink({ id, pointerOnly = false, children, ...look }: JobLinkProps) {
  const from: From = { calendar: useLocation().search };
  return (
    <Link
      to={`/calendar/jobs/${id}`}
      state={from}
      draggable={false}
      {...look}
      {...(pointerOnly ? { tabIndex: -1, 'aria-hidden': true } : {})}
    >
      {children}
    </Link>
  );
}

/** Who came from the calendar goes back in history, to where it was scrolled to. */
export function BackToCalendar() {
  const from = useLocation().state as From | null;
  const navigate = useNavigate();
  const back = (event: MouseEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (from?.calendar === undefined || !isPlain) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={`/calendar${from?.calendar ?? ''}`} className="pl-back" onClick={back}>
      <ChevronLeft aria-hidden />
      {say('calendar')}
    </Link>
  );
}
