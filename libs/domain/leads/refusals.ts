// Why a command about a lead or a newsletter subscription is refused.
import { conflict, missing, refusing } from '@purlin/event-sourcing/refusal.ts';

export const leadReasons = {
  'lead-not-found': missing(),
  'name-not-confirmed': conflict(),
  'reason-missing': conflict(),
  'already-a-client': conflict(),
  'not-staff': conflict(),
  'client-unknown': missing(),
  'estimate-unknown': missing(),
  'link-outdated': missing(),
  'subscriber-not-found': missing(),
  'not-pending': conflict(),
};
export const refuse = refusing(leadReasons);
