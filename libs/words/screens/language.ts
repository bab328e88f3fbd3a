// Says the words of: choosing the language of the screens.
import { screenWords } from '../screens.ts';
import { en } from './language/en.ts';

export const say = screenWords('language', en);
