// Why a vendor is not changed as asked.
import { missing, refusing } from '@purlin/event-sourcing/refusal.ts';

export const vendorReasons = { 'vendor-not-found': missing() };
export const refuse = refusing(vendorReasons);
