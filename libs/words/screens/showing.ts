// Says the words of: photos, paths, slips, reasons and keys.
import { screenWords } from '../screens.ts';
import { en } from './showing/en.ts';

export const say = screenWords('showing', en);
