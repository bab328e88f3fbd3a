// What staff see of codes: statuses, kinds, units, roles, actions.
import { sayer, type Say } from './catalogue.ts';
import { en } from './labels/en.ts';

/** In English, the only language of the app so far. */
export const label: Say<typeof en> = sayer({ en })('en');
