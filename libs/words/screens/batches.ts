// Says the words of: batches.
import { screenWords } from '../screens.ts';
import { en } from './batches/en.ts';

export const say = screenWords('batches', en);
