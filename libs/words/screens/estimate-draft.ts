// Says the words of: what is checked and compared in a draft.
import { screenWords } from '../screens.ts';
import { en } from './estimate-draft/en.ts';

export const say = screenWords('estimate-draft', en);
