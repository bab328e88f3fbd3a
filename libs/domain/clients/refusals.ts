// Why a client command is refused.
import { conflict, missing, refusing } from '@purlin/event-sourcing/refusal.ts';

export const clientReasons = {
  'client-not-found': missing(),
  'name-not-confirmed': conflict(),
  /** The client has jobs ahead and can't be forgotten yet. */
  'client-has-jobs': conflict<{ jobs: number }>(),
};
export const refuse = refusing(clientReasons);
