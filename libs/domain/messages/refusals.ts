// Why a message is not taken.
import { conflict, missing, refusing } from '@purlin/event-sourcing/refusal.ts';

export const messageReasons = {
  'client-not-found': missing(),
  'vendor-not-found': missing(),
  /** The job does not belong to the client, or the vendor is not on it. */
  'job-not-found': missing(),
  'too-many-messages': conflict<{ most: number }>(),
  'conversation-full': conflict<{ most: number }>(),
};
export const refuse = refusing(messageReasons);
