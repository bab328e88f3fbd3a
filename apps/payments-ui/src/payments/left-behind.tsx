// Payments that were not processed with the others: each reason once, with its payees.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { Button, dollars, Notice } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/paying.ts';
import { payeeOf } from './payment-words.tsx';

/** A payment that was not processed, and why. */
export interface LeftBehind {
  readonly payment: VendorPayment;
  readonly reason: string;
}

/** "Alder $900.00, Birch $12.00:" */
const allOf = (left: readonly LeftBehind[]): string =>
  say('those-that-stayed', {
    payments: left
      .map(({ payment }) => `${payeeOf(payment)} ${dollars(payment.projectTotal)}`)
      .join(', '),
  });

export function LeftBehindNotice({
  left,
  onClose,
}: {
  readonly left: readonly LeftBehind[];
  readonly onClose: () => void;
}) {
  if (left.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={say('did-not-go', { count: left.length })}
      actions={<Button variant="minimal" text={say('close')} onClick={onClose} />}
    >
      {[...Map.groupBy(left, ({ reason }) => reason)].map(([reason, those]) => (
        <p key={reason}>
          <strong>{allOf(those)}</strong> {reason}
        </p>
      ))}
    </Notice>
  );
}
