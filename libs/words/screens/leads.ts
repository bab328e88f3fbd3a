// Says the words of: leads.
import { screenWords } from '../screens.ts';
import { en } from './leads/en.ts';

export const say = screenWords('leads', en);
