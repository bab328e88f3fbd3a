// Says the words of: estimate actions.
import { screenWords } from '../screens.ts';
import { en } from './estimate-actions/en.ts';

export const say = screenWords('estimate-actions', en);
