// The scheduling room: its screens.
import type { RoomScreens } from '@purlin/web/web.ts';
import { CalendarPage } from './calendar/calendar-page.tsx';
import { CrewsDialog } from './crews/crews-dialog.tsx';
import { JobPage } from './job/job-page.tsx';
import { ScheduleJob } from './schedule-job/schedule-job.tsx';
import '../scheduling-ui.css';

const scheduling: RoomScreens<'scheduling'> = {
  screens: { calendar: CalendarPage, new: ScheduleJob, crews: CrewsDialog, job: JobPage },
};
export default scheduling;
