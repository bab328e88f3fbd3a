// Says the words of: bank-answers.
import { screenWords } from '../screens.ts';
import { en } from './bank-answers/en.ts';

export const say = screenWords('bank-answers', en);
