// Says the words of: messages between the office and its clients and vendors.
import { screenWords } from '../screens.ts';
import { en } from './messages/en.ts';

export const say = screenWords('messages', en);
