// Says the words of: money now.
import { screenWords } from '../screens.ts';
import { en } from './money-now/en.ts';

export const say = screenWords('money-now', en);
