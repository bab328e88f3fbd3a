// Says the words of: the preview of the public site.
import { screenWords } from '../screens.ts';
import { en } from './site-preview/en.ts';

export const say = screenWords('site-preview', en);
