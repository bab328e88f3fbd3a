// Says the words of: what all screens are made of: fields, tables, dialogs, notices.
import { screenWords } from '../screens.ts';
import { en } from './furniture/en.ts';

export const say = screenWords('furniture', en);
