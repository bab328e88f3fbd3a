// Says the words of: a vendor's work orders and the days ahead.
import { screenWords } from '../screens.ts';
import { en } from './orders/en.ts';

export const say = screenWords('orders', en);
