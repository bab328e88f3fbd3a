// Says the words of: needs you.
import { screenWords } from '../screens.ts';
import { en } from './needs-you/en.ts';

export const say = screenWords('needs-you', en);
