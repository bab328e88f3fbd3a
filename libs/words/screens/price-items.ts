// Says the words of: an item of the price book.
import { screenWords } from '../screens.ts';
import { en } from './price-items/en.ts';

export const say = screenWords('price-items', en);
