// The scheduling front end as the shell sees it: the calendar and its jobs.
import type { Remote } from '@purlin/web/web.ts';
import { CalendarPage } from './scheduling/calendar/calendar-page.tsx';
import { JobDetails } from './scheduling/job/job-details.tsx';
import { ScheduleJob } from './scheduling/schedule-job/schedule-job.tsx';
import './scheduling-ui.css';

const remote: Remote = {
  routes: [
    { path: 'calendar', element: <CalendarPage /> },
    { path: 'calendar/new', element: <ScheduleJob /> },
    { path: 'calendar/jobs/:id', element: <JobDetails /> },
  ],
};
export default remote;
