// Says the words of: settings of vendor payments and of the bank they go through.
import { screenWords } from '../screens.ts';
import { en } from './settings-payments/en.ts';

export const say = screenWords('settings-payments', en);
