// Says the words of: the sheet of keyboard shortcuts.
import { screenWords } from '../screens.ts';
import { en } from './shortcuts/en.ts';

export const say = screenWords('shortcuts', en);
