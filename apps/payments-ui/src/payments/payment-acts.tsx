// What can be done with a payment besides approving it: edit, reject, void.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { CrossIcon, DisableIcon, EditIcon } from '@blueprintjs/icons';
import type { MenuAction } from '@purlin/ui/ui.ts';
import { useCommand, type useMay } from '@purlin/web/web.ts';
import { EditPaymentDialog } from './payment-dialog.tsx';
import { ReasonDialog, REJECTING, VOIDING } from './reason-dialog.tsx';

export type PaymentAct = 'edit' | 'reject' | 'void';

/** What else can be done with a payment as it stands. */
export function actsOn(
  { status, rejectedReason }: VendorPayment,
  may: ReturnType<typeof useMay>,
  onOpen: (act: PaymentAct) => void,
): readonly MenuAction[] {
  const open = status === 'pending' || status === 'approved';
  return [
    ...(status === 'pending' && may(payments.edit)
      ? [{ label: 'Edit', icon: <EditIcon />, onSelect: () => onOpen('edit') }]
      : []),
    ...(open && rejectedReason === null && may(payments.reject)
      ? [{ label: 'Reject', icon: <CrossIcon />, onSelect: () => onOpen('reject') }]
      : []),
    ...(open && may(payments.void)
      ? [
          {
            label: 'Void',
            icon: <DisableIcon />,
            destructive: true,
            onSelect: () => onOpen('void'),
          },
        ]
      : []),
  ];
}

/** The dialog of one of them. Mounted while it is open. */
export function ActDialog({
  act,
  payment,
  onClose,
}: {
  readonly act: PaymentAct;
  readonly payment: VendorPayment;
  readonly onClose: () => void;
}) {
  const reject = useCommand(payments.reject, {
    toast: { done: { title: 'Payment rejected' }, failed: 'Failed to reject payment' },
  });
  const voiding = useCommand(payments.void, {
    toast: { done: { title: 'Payment voided' }, failed: 'Failed to void payment' },
  });
  if (act === 'edit') return <EditPaymentDialog payment={payment} onClose={onClose} />;
  return (
    <ReasonDialog
      asked={act === 'reject' ? REJECTING : VOIDING}
      command={act === 'reject' ? reject : voiding}
      payment={payment}
      onClose={onClose}
    />
  );
}
