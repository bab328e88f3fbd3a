// Says the words of: emails.
import { screenWords } from '../screens.ts';
import { en } from './emails/en.ts';

export const say = screenWords('emails', en);
