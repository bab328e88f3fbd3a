// The rules that protect vendor payments, by their names in the settings.
import { z } from 'zod';

export const PaymentRule = z.enum([
  'approverIsNotPlanner',
  'twoApprovalsAbove',
  'mostPerPayment',
  'dailyLimit',
  'refuseLapsedInsurance',
]);
export type PaymentRule = z.infer<typeof PaymentRule>;
