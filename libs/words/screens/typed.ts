// Says the words of: what is typed into a form: amounts, what is still needed, what is not saved.
import { screenWords } from '../screens.ts';
import { en } from './typed/en.ts';

export const say = screenWords('typed', en);
