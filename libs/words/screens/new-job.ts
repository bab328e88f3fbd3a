// Says the words of: making a job, of an estimate or without one.
import { screenWords } from '../screens.ts';
import { en } from './new-job/en.ts';

export const say = screenWords('new-job', en);
