// Says the words of: settings of the company: who it is, estimates, planning, checklists.
import { screenWords } from '../screens.ts';
import { en } from './settings-company/en.ts';

export const say = screenWords('settings-company', en);
