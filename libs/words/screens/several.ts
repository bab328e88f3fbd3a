// Says the words of: what became of several things at once, and of lists.
import { screenWords } from '../screens.ts';
import { en } from './several/en.ts';

export const say = screenWords('several', en);
