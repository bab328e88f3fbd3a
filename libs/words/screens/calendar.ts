// Says the words of: the calendar, the list of jobs, and the week on the dashboard.
import { screenWords } from '../screens.ts';
import { en } from './calendar/en.ts';

export const say = screenWords('calendar', en);
