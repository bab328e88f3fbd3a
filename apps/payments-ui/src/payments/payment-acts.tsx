// What can be done with a payment besides approving it: edit, reject, void.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { CrossIcon, DisableIcon, EditIcon } from '@blueprintjs/icons';
import type { MenuAction } from '@purlin/ui/ui.ts';
import { type ReasonAsked, ReasonDialog } from '@purlin/ui/parts/reason-dialog.tsx';
import { useCommand, type useMay } from '@purlin/web/web.ts';
import { asSeen, ChangedSince, useChangedSince } from './changed-since.tsx';
import { EditPaymentDialog } from './payment-dialog.tsx';

export type PaymentAct = 'edit' | 'reject' | 'void';

const REJECTING: ReasonAsked = {
  title: 'Reject payment',
  lead: 'It goes back to Pending, with your reason beside it, and approvals no longer count.',
  usual: ['Amount is wrong', 'Work not finished', 'Invoice missing', 'Wrong vendor'],
  submitLabel: 'Reject',
  busyLabel: 'Rejecting...',
  destructive: true,
};
const VOIDING: ReasonAsked = {
  title: 'Void payment',
  lead: 'It is never paid, and stays in the books with your reason. This cannot be undone.',
  usual: ['Paid another way', 'Entered twice', 'Vendor waived it'],
  submitLabel: 'Void payment',
  busyLabel: 'Voiding...',
  destructive: true,
};
const MOST = 500;

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
  const command = act === 'reject' ? reject : voiding;
  const { now, changed } = useChangedSince(payment, command.problem);
  if (act === 'edit') return <EditPaymentDialog payment={payment} onClose={onClose} />;
  return (
    <ReasonDialog
      asked={act === 'reject' ? REJECTING : VOIDING}
      most={MOST}
      pending={command.pending}
      problem={changed ? undefined : command.problem}
      notice={<ChangedSince seen={payment} changed={changed} />}
      onSubmit={(reason) =>
        void command
          .run({ params: { id: now.id }, body: { reason }, headers: asSeen(now) })
          .then((done) => done && onClose())
      }
      onClose={onClose}
    />
  );
}
