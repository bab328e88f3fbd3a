// Says the words of: asking before somebody is forgotten for ever.
import { screenWords } from '../screens.ts';
import { en } from './forget/en.ts';

export const say = screenWords('forget', en);
