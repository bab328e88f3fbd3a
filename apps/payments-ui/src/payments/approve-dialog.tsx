// Asks before a payment is approved.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { ConfirmDialog, Money } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { payeeOf } from './payment-card.tsx';

export function ApproveDialog({
  payment,
  onClose,
}: {
  readonly payment: VendorPayment;
  readonly onClose: () => void;
}) {
  const approve = useCommand(payments.approve, {
    toast: {
      done: { title: 'Payment Approved' },
      failed: 'Failed to approve payment. Please try again.',
    },
  });
  const confirm = async () => {
    if (await approve.run({ params: { id: payment.id } })) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Approve Vendor Payment"
      onClose={onClose}
      busy={approve.pending}
      confirmLabel="Approve Payment"
      onConfirm={() => void confirm()}
    >
      <p>Confirm approval for this vendor payment</p>
      <p className="pay-asked">
        <strong>{payeeOf(payment)}</strong>
        <strong>
          <Money amount={payment.projectTotal} />
        </strong>
      </p>
    </ConfirmDialog>
  );
}
