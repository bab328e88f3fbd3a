// Says the words of: set up.
import { screenWords } from '../screens.ts';
import { en } from './set-up/en.ts';

export const say = screenWords('set-up', en);
