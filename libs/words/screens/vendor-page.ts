// Says the words of: a vendor's page and papers.
import { screenWords } from '../screens.ts';
import { en } from './vendor-page/en.ts';

export const say = screenWords('vendor-page', en);
