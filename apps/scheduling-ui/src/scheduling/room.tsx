// The scheduling screens.
import type { RoomScreens } from '@purlin/web/web.ts';
import { CalendarPage } from './calendar/calendar-page.tsx';
import { FeedsDialog } from './feeds/feeds-dialog.tsx';
import { CrewsDialog } from './crews/crews-dialog.tsx';
import { JobsDashboard } from './dashboard/week-panel.tsx';
import { JobPage } from './job/job-page.tsx';
import { WeatherShift } from './weather/weather-shift.tsx';
import { ScheduleJob } from './schedule-job/schedule-job.tsx';
import '../scheduling-ui.css';

const scheduling: RoomScreens<'scheduling'> = {
  screens: {
    calendar: CalendarPage,
    new: ScheduleJob,
    crews: CrewsDialog,
    feeds: FeedsDialog,
    shift: WeatherShift,
    job: JobPage,
  },
  dashboard: JobsDashboard,
};
export default scheduling;
