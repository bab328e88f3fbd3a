// Says the words of: vendors.
import { screenWords } from '../screens.ts';
import { en } from './vendors/en.ts';

export const say = screenWords('vendors', en);
