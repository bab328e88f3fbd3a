// Says the words of: QuickBooks: its records, who is who, and what differs.
import { screenWords } from '../screens.ts';
import { en } from './sync-records/en.ts';

export const say = screenWords('sync-records', en);
