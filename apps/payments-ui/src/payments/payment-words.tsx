// Describes a payment: payee, purpose, and status.
import type { PaymentStatus, VendorPayment } from '@purlin/contracts/payments.ts';
import { StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/payments.ts';

const tones: Readonly<Record<PaymentStatus, Tone>> = {
  pending: 'warn',
  approved: 'info',
  processing: 'seen',
  paid: 'good',
  void: 'quiet',
};

/** The company's name, else the person's, else that it is unknown (rule: vendor-name). */
export const payeeOf = ({ vendor }: Pick<VendorPayment, 'vendor'>): string =>
  vendor?.companyName || vendor?.name || label('vendor.unknown');

/** "personal ••4410": the account, masked; undefined without one. */
export function accountOf({ account }: Pick<VendorPayment, 'account'>): string | undefined {
  if (!account) return undefined;
  const { holder, endsWith } = account;
  return holder === 'person' ? say('personal-account', { endsWith }) : `••${endsWith}`;
}

/** The job, in one line. */
export const workOf = ({ job }: Pick<VendorPayment, 'job'>): string => job?.title ?? say('no-job');

export const PaymentBadge = ({
  payment: { status },
}: {
  readonly payment: Pick<VendorPayment, 'status'>;
}) => <StatusBadge tone={tones[status]} label={label(`payment.${status}`)} />;
