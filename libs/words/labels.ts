// What is seen of codes: statuses, kinds, units, roles, actions.
import { screenWords } from './screens.ts';
import { en } from './screens/labels/en.ts';

/** In the language of the screens; the backend has none and gets English. */
export const label = screenWords('labels', en);
