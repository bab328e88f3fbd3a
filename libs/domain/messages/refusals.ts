// Why a message command is refused.
import { conflict, missing, refusing } from '@purlin/event-sourcing/refusal.ts';

export const messageReasons = {
  'client-not-found': missing(),
  'vendor-not-found': missing(),
  /** The job belongs to another client, or the vendor is not assigned to it. */
  'job-not-found': missing(),
  /** The key of an e-mail's reply address, which is over or was never given. */
  'reply-address-over': missing(),
  'too-many-messages': conflict<{ most: number }>(),
  'conversation-full': conflict<{ most: number }>(),
};
export const refuse = refusing(messageReasons);
