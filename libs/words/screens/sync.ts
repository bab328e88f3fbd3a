// Says the words of: QuickBooks: its page, with records and how they stand.
import { screenWords } from '../screens.ts';
import { en } from './sync/en.ts';

export const say = screenWords('sync', en);
