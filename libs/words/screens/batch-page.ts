// Says the words of: batch-page.
import { screenWords } from '../screens.ts';
import { en } from './batch-page/en.ts';

export const say = screenWords('batch-page', en);
