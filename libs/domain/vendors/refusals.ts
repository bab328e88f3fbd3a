// Why a vendor command is refused.
import { conflict, missing, refusing } from '@purlin/event-sourcing/refusal.ts';

export const vendorReasons = {
  'vendor-not-found': missing(),
  'name-not-confirmed': conflict(),
  'vendor-is-being-paid': conflict<{ count: number }>(),
};
export const refuse = refusing(vendorReasons);
