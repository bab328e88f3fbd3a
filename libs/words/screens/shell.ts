// Says the words of: frame, palette, shortcuts, whole pages.
import { screenWords } from '../screens.ts';
import { en } from './shell/en.ts';

export const say = screenWords('shell', en);
