// Says the words of: where one of our records stands in QuickBooks, on its own page.
import { screenWords } from '../screens.ts';
import { en } from './in-quickbooks/en.ts';

export const say = screenWords('in-quickbooks', en);
