// Says the words of: what stands still, above every page.
import { screenWords } from '../screens.ts';
import { en } from './conditions/en.ts';

export const say = screenWords('conditions', en);
