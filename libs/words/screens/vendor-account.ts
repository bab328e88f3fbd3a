// Says the words of: a vendor's bank account.
import { screenWords } from '../screens.ts';
import { en } from './vendor-account/en.ts';

export const say = screenWords('vendor-account', en);
