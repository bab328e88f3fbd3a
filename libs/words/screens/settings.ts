// Says the words of: settings: their list, what all panels share, and the small ones.
import { screenWords } from '../screens.ts';
import { en } from './settings/en.ts';

export const say = screenWords('settings', en);
