// Why a payment to a vendor is not planned or approved as asked.
import { conflict, missing, refusing } from '@purlin/event-sourcing/refusal.ts';

export const paymentReasons = {
  'payment-not-found': missing(),
  'payment-of-nothing': conflict(),
  'vendor-not-found': missing(),
  'vendor-inactive': conflict<{ vendor: string }>(),
  'job-not-found': missing(),
};
export const refuse = refusing(paymentReasons);
