// Says the words of: the palette: where one may go, and what one may create.
import { screenWords } from '../screens.ts';
import { en } from './palette/en.ts';

export const say = screenWords('palette', en);
