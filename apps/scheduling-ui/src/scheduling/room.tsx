// The scheduling room: its screens.
import type { RoomScreens } from '@purlin/web/web.ts';
import { CalendarPage } from './calendar/calendar-page.tsx';
import { JobDetails } from './job/job-details.tsx';
import { ScheduleJob } from './schedule-job/schedule-job.tsx';
import '../scheduling-ui.css';

const scheduling: RoomScreens<'scheduling'> = {
  screens: { calendar: CalendarPage, new: ScheduleJob, job: JobDetails },
};
export default scheduling;
