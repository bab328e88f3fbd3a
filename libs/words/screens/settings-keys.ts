// Says the words of: settings of API keys: the programs of others that are let in.
import { screenWords } from '../screens.ts';
import { en } from './settings-keys/en.ts';

export const say = screenWords('settings-keys', en);
