// Says the words of: sets of lines that are offered again and again.
import { screenWords } from '../screens.ts';
import { en } from './templates/en.ts';

export const say = screenWords('templates', en);
