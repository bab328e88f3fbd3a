// Says the words of: price book.
import { screenWords } from '../screens.ts';
import { en } from './price-book/en.ts';

export const say = screenWords('price-book', en);
