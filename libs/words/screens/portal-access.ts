// Says the words of: who signs in to a portal for a client or a vendor.
import { screenWords } from '../screens.ts';
import { en } from './portal-access/en.ts';

export const say = screenWords('portal-access', en);
