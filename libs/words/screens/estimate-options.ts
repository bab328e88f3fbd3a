// Says the words of: the packages of a multi-option estimate in its form.
import { screenWords } from '../screens.ts';
import { en } from './estimate-options/en.ts';

export const say = screenWords('estimate-options', en);
