// The menu of other actions on a payment in a list.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { MoreIcon } from '@blueprintjs/icons';
import { MenuButton } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/payments.ts';
import { type PaymentActs, usePaymentActs } from './payment-acts.tsx';

export const MoreActs = ({
  payment,
  acts: { actions, dialog },
}: {
  readonly payment: VendorPayment;
  readonly acts: PaymentActs;
}) => (
  <>
    {actions.length > 0 && (
      <MenuButton
        variant="minimal"
        label={say('more-for', { id: payment.id })}
        icon={<MoreIcon />}
        actions={actions}
      />
    )}
    {dialog}
  </>
);

/** For a row without a button of its own. */
export const OnlyMore = ({
  payment,
  onAct,
}: {
  readonly payment: VendorPayment;
  readonly onAct: () => void;
}) => <MoreActs payment={payment} acts={usePaymentActs(payment, onAct)} />;
