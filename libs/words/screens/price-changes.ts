// Says the words of: many prices changed in one step.
import { screenWords } from '../screens.ts';
import { en } from './price-changes/en.ts';

export const say = screenWords('price-changes', en);
