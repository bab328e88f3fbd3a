// Says the words of: paying vendors: the slip, and what became of the payments.
import { screenWords } from '../screens.ts';
import { en } from './paying/en.ts';

export const say = screenWords('paying', en);
