// Says the words of: the wizards that make a new estimate.
import { screenWords } from '../screens.ts';
import { en } from './estimate-wizards/en.ts';

export const say = screenWords('estimate-wizards', en);
