// Says the words of: what came of forgetting somebody.
import { screenWords } from '../screens.ts';
import { en } from './forgotten/en.ts';

export const say = screenWords('forgotten', en);
export type Forgotten = 'client' | 'request' | 'vendor' | 'user';
