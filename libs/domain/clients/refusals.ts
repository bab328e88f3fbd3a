// Why a client is not changed as asked.
import { conflict, missing, refusing } from '@purlin/event-sourcing/refusal.ts';

export const clientReasons = {
  'client-not-found': missing(),
  'name-not-confirmed': conflict(),
  /** Forgetting a client who is on the calendar. */
  'client-has-jobs': conflict<{ jobs: number }>(),
};
export const refuse = refusing(clientReasons);
