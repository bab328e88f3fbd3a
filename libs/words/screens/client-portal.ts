// Says the words of: what a client finds in their portal.
import { screenWords } from '../screens.ts';
import { en } from './client-portal/en.ts';

export const say = screenWords('client-portal', en);
