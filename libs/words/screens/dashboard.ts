// Says the words of: dashboard.
import { screenWords } from '../screens.ts';
import { en } from './dashboard/en.ts';

export const say = screenWords('dashboard', en);
