// Says the words of: the client's and the vendor's portal.
import { screenWords } from '../screens.ts';
import { en } from './portals/en.ts';

export const say = screenWords('portals', en);
