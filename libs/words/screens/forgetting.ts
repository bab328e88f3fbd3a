// Says the words of: what goes when somebody is forgotten, what stays, and why.
import { screenWords } from '../screens.ts';
import { en } from './forgetting/en.ts';

export const say = screenWords('forgetting', en);
export type ForgettingKey = keyof typeof en;
