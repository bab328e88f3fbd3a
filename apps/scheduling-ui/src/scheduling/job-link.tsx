// Links from the calendar to a job, and back to the calendar in the same state.
import { Link, useLocation, useNavigate } from '@purlin/web/web.ts';
import { ChevronLeft } from '@blueprintjs/icons';
import type { MouseEvent, ReactNode } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';

/** Navigation state for the job's page: the calendar's filters and position. */
interface From {
  readonly calendar?: string;
}

interface JobLinkProps {
  readonly id: number;
  readonly className: string;
  readonly title?: string;
  readonly 'aria-label'?: string;
  /** In the grid the day's button handles the keyboard and the label; this link is for pointers. */
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

/** Users who came from the calendar go back in history, which restores the scroll position. */
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
