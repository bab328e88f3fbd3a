// Why a command about users or API keys is refused.
import { conflict, missing, refusing } from '@purlin/event-sourcing/refusal.ts';

export const accessReasons = {
  'user-not-found': missing(),
  'name-not-confirmed': conflict(),
  'user-is-you': conflict(),
  /** Somebody must remain who can add users. */
  'last-admin': conflict(),
  /** A user who cannot sign in needs no password. */
  'user-inactive': conflict(),
  'client-unknown': missing(),
  'vendor-not-found': missing(),
  'passkey-not-found': missing(),
  'too-many-passkeys': conflict<{ most: number }>(),
  'key-not-found': missing(),
  'key-expires-before': conflict(),
  'key-expires-late': conflict<{ days: number }>(),
  /** The role that the link requires. */
  'link-of-another-role': conflict<{ role: 'client' | 'vendor' }>(),
};
export const refuse = refusing(accessReasons);
