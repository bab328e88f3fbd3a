// Says the words of: what became of a call to the server.
import { screenWords } from '../screens.ts';
import { en } from './calls/en.ts';

export const say = screenWords('calls', en);
