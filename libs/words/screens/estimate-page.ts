// Says the words of: estimate page.
import { screenWords } from '../screens.ts';
import { en } from './estimate-page/en.ts';

export const say = screenWords('estimate-page', en);
