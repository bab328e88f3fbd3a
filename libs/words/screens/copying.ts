// Says the words of: copying a text.
import { screenWords } from '../screens.ts';
import { en } from './copying/en.ts';

export const say = screenWords('copying', en);
