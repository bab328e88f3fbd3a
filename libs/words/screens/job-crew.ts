// Says the words of: who works on a job and when, and what is to be ticked off there.
import { screenWords } from '../screens.ts';
import { en } from './job-crew/en.ts';

export const say = screenWords('job-crew', en);
