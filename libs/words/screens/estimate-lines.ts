// Says the words of: the table of an estimate’s lines.
import { screenWords } from '../screens.ts';
import { en } from './estimate-lines/en.ts';

export const say = screenWords('estimate-lines', en);
