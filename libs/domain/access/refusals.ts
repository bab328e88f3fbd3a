// Why a user is not added or linked as asked.
import { conflict, missing, refusing } from '@purlin/event-sourcing/refusal.ts';

export const accessReasons = {
  'user-not-found': missing(),
  'name-not-confirmed': conflict(),
  'user-is-you': conflict(),
  /** Who cannot sign in needs no password. */
  'user-inactive': conflict(),
  'client-unknown': missing(),
  'vendor-not-found': missing(),
  /** The role that the link would need. */
  'link-of-another-role': conflict<{ role: 'client' | 'vendor' }>(),
};
export const refuse = refusing(accessReasons);
