// Says the words of: payments: the lists of what is planned, approved and paid.
import { screenWords } from '../screens.ts';
import { en } from './payments/en.ts';

export const say = screenWords('payments', en);
