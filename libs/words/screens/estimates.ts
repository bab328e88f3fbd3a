// Says the words of: estimates.
import { screenWords } from '../screens.ts';
import { en } from './estimates/en.ts';

export const say = screenWords('estimates', en);
