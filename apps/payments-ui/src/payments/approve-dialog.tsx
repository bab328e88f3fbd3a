// Asks before a payment is approved: what it is, and what somebody changed of it meanwhile.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { ConfirmDialog, Money, Notice } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { useState } from 'react';
import { asSeen, ChangedSince, useChangedSince } from './changed-since.tsx';
import { SameInvoice } from './same-invoice.tsx';
import { useTakingBack } from './use-taking-back.ts';
import { accountOf, payeeOf, workOf } from './payment-words.tsx';
import { ApproveSeveral } from './approve-several.tsx';

interface Props {
  readonly chosen: readonly VendorPayment[];
  /** Told which were asked for, whatever became of each. */
  readonly onApproved?: ((chosen: readonly VendorPayment[]) => void) | undefined;
  readonly onClose: () => void;
}

/** Mounted while it is open. */
export const ApproveDialog = (props: Props) =>
  props.chosen.length === 1 ? (
    <ApproveOne {...props} payment={props.chosen[0]!} />
  ) : (
    <ApproveSeveral {...props} />
  );

function ApproveOne({
  payment: seen,
  onApproved,
  onClose,
}: Props & { readonly payment: VendorPayment }) {
  const takeBack = useTakingBack();
  const approve = useCommand(payments.approve, {
    toast: {
      done: ({ status }) => ({
        title: 'Payment Approved',
        action: { label: 'Undo', onPress: () => takeBack(payment.id) },
        ...(status === 'pending' && {
          description: 'Another person approves it too before it can be paid.',
        }),
      }),
      failed: 'Failed to approve payment. Please try again.',
    },
  });
  // What changes once the answer is taken is the answer's doing, too.
  const [taken, setTaken] = useState(false);
  const { now: payment, changed } = useChangedSince(seen, {
    pending: approve.pending || taken,
    problem: approve.problem,
  });
  const [looked, setLooked] = useState(seen.revision);
  const mustLook = payment.revision !== looked;
  const confirm = async () => {
    if (mustLook) return setLooked(payment.revision);
    setTaken(true);
    if (!(await approve.run({ params: { id: payment.id }, headers: asSeen(payment) })))
      return setTaken(false);
    onApproved?.([payment]);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Approve Vendor Payment"
      onClose={onClose}
      busy={approve.pending}
      confirmLabel={mustLook ? 'I Have Looked Again' : 'Approve Payment'}
      onConfirm={() => void confirm()}
    >
      <ChangedSince seen={seen} changed={changed} />
      {payment.rejectedReason !== null && (
        <Notice tone="warn" title="It was rejected">
          {payment.rejectedReason}
        </Notice>
      )}
      <p>Confirm approval for this vendor payment</p>
      <Asked payment={payment} />
      <SameInvoice payment={payment} />
    </ConfirmDialog>
  );
}

/** What exactly is approved. */
const Asked = ({ payment }: { readonly payment: VendorPayment }) => (
  <dl className="pay-asked">
    <dt>Vendor</dt>
    <dd>{payeeOf(payment)}</dd>
    <dt>Job</dt>
    <dd>{workOf(payment)}</dd>
    {payment.invoiceNumber && (
      <>
        <dt>Invoice</dt>
        <dd>{payment.invoiceNumber}</dd>
      </>
    )}
    <dt>Labor and materials</dt>
    <dd>
      <Money amount={payment.laborAmount} /> and <Money amount={payment.materialsAmount} />
    </dd>
    <dt>To account</dt>
    <dd>{accountOf(payment) ?? 'None yet: it is held back until there is one'}</dd>
    {payment.secondedBy && (
      <>
        <dt>First approval</dt>
        <dd>{payment.secondedBy}</dd>
      </>
    )}
    <dt>Total</dt>
    <dd>
      <strong>
        <Money amount={payment.projectTotal} />
      </strong>
    </dd>
  </dl>
);
