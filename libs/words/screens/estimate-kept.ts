// Says the words of: where the work on an estimate is kept.
import { screenWords } from '../screens.ts';
import { en } from './estimate-kept/en.ts';

export const say = screenWords('estimate-kept', en);
