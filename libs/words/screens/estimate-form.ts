// Says the words of: the form of an estimate, in wizards and on its page.
import { screenWords } from '../screens.ts';
import { en } from './estimate-form/en.ts';

export const say = screenWords('estimate-form', en);
