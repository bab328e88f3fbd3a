// Says the words of: links under which other calendar programs follow the jobs.
import { screenWords } from '../screens.ts';
import { en } from './calendar-links/en.ts';

export const say = screenWords('calendar-links', en);
