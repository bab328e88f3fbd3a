// Says the words of: clients.
import { screenWords } from '../screens.ts';
import { en } from './clients/en.ts';

export const say = screenWords('clients', en);
