// Says the words of: what lists are made of: rows that are chosen, views that are kept.
import { screenWords } from '../screens.ts';
import { en } from './lists/en.ts';

export const say = screenWords('lists', en);
