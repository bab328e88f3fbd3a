// Says the words of: the sections of the settings, as their page and the palette call them.
import { screenWords } from '../screens.ts';
import { en } from './settings-places/en.ts';

export const say = screenWords('settings-places', en);
