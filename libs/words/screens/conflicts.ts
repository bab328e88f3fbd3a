// Says the words of: somebody else has changed what a form changes.
import { screenWords } from '../screens.ts';
import { en } from './conflicts/en.ts';

export const say = screenWords('conflicts', en);

/** Says who changed such a thing meanwhile. */
export const changedThis =
  (thing: 'estimate' | 'section' | 'item') =>
  (who: 'me' | 'known' | 'nobody', name: string): string =>
    say(`changed.${thing}`, { who, name });
