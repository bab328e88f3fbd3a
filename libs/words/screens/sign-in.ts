// Says the words of: sign in.
import { screenWords } from '../screens.ts';
import { en } from './sign-in/en.ts';

export const say = screenWords('sign-in', en);
