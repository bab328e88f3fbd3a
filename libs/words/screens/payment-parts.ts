// Says the words of: what payments and batches have in common: holds, days, who confirms.
import { screenWords } from '../screens.ts';
import { en } from './payment-parts/en.ts';

export const say = screenWords('payment-parts', en);
