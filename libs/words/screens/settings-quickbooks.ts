// Says the words of: settings of QuickBooks: the connection and the accounts to book on.
import { screenWords } from '../screens.ts';
import { en } from './settings-quickbooks/en.ts';

export const say = screenWords('settings-quickbooks', en);
