// Says the words of: one thing that cannot be shown, and why.
import { screenWords } from '../screens.ts';
import { en } from './absent/en.ts';

export const say = screenWords('absent', en);

type Thing = 'estimate' | 'client' | 'vendor' | 'request' | 'payment' | 'batch' | 'job';
/** What is said where such a thing cannot be shown. */
export const absent = (thing: Thing) => ({
  notFound: say(`not-found.${thing}`),
  gone: say(`gone.${thing}`),
  forbidden: say('forbidden'),
  failed: say(`failed.${thing}`),
  loading: say(`loading.${thing}`),
});
