// Says the words of: a job’s dates and people, and what speaks against them.
import { screenWords } from '../screens.ts';
import { en } from './scheduling/en.ts';

export const say = screenWords('scheduling', en);
