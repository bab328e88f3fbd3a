// Says the words of: crews.
import { screenWords } from '../screens.ts';
import { en } from './crews/en.ts';

export const say = screenWords('crews', en);
