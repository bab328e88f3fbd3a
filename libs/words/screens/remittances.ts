// Says the words of: remittances.
import { screenWords } from '../screens.ts';
import { en } from './remittances/en.ts';

export const say = screenWords('remittances', en);
