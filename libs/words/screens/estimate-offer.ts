// Says the words of: estimate offer.
import { screenWords } from '../screens.ts';
import { en } from './estimate-offer/en.ts';

export const say = screenWords('estimate-offer', en);
