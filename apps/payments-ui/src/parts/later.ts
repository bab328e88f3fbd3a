// Whether a payment is only waiting for its day.
import type { VendorPayment } from '@purlin/contracts/payments.ts';

export const isForLater = ({ holds }: Pick<VendorPayment, 'holds'>): boolean =>
  holds.length > 0 && holds.every(({ code }) => code === 'payment-too-early');
