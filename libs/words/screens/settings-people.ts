// Says the words of: settings of users, their roles, and the keys of programs.
import { screenWords } from '../screens.ts';
import { en } from './settings-people/en.ts';

export const say = screenWords('settings-people', en);
