// Asks before a payment is approved: shows it, and what others have changed since.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { ConfirmDialog, Money, Notice } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-acts.ts';
import { useState } from 'react';
import { asSeen, ChangedSince, useChangedSince } from './changed-since.tsx';
import { SameInvoice } from './same-invoice.tsx';
import { useTakingBack } from '../parts/use-taking-back.ts';
import { afterApproval } from './after-approval.ts';
import { accountOf, payeeOf, workOf } from './payment-words.tsx';
import { ApproveSeveral } from './approve-several.tsx';
import { InsuranceEndedNotice, OverBudget } from './warnings.tsx';

interface Props {
  readonly chosen: readonly VendorPayment[];
  /** Called with the payments requested, whatever the result of each. */
  readonly onApproved?: ((chosen: readonly VendorPayment[]) => void) | undefined;
  readonly onClose: () => void;
}

/** Mount it while it is open. */
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
      done: (answer) => ({
        title: say('approved'),
        action: { label: say('undo'), onPress: () => takeBack(payment.id) },
        description:
          answer.status === 'pending' ? say('another-approves') : afterApproval([answer]),
      }),
      failed: say('approve-failed'),
    },
  });
  // Changes that arrive after the approval was accepted are caused by it.
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
      title={say('approve-title')}
      onClose={onClose}
      busy={approve.pending}
      confirmLabel={say(mustLook ? 'looked-again' : 'act.approve')}
      onConfirm={() => void confirm()}
    >
      <ChangedSince seen={seen} changed={changed} />
      {payment.rejectedReason !== null && (
        <Notice tone="warn" title={say('was-rejected')}>
          {payment.rejectedReason}
        </Notice>
      )}
      <p>{say('confirm-one')}</p>
      <Asked payment={payment} />
      <SameInvoice payment={payment} />
      <OverBudget jobId={payment.jobId} />
      <InsuranceEndedNotice payment={payment} />
    </ConfirmDialog>
  );
}

/** What exactly is approved. */
const Asked = ({ payment }: { readonly payment: VendorPayment }) => (
  <dl className="pay-asked">
    <dt>{say('part.vendor')}</dt>
    <dd>{payeeOf(payment)}</dd>
    <dt>{say('part.job')}</dt>
    <dd>{workOf(payment)}</dd>
    {payment.invoiceNumber && (
      <>
        <dt>{say('part.invoice')}</dt>
        <dd>{payment.invoiceNumber}</dd>
      </>
    )}
    <dt>{say('part.labor-and-materials')}</dt>
    <dd>
      <Money amount={payment.laborAmount} /> {say('and')} <Money amount={payment.materialsAmount} />
    </dd>
    <dt>{say('to-account')}</dt>
    <dd>{accountOf(payment) ?? say('no-account')}</dd>
    {payment.secondedBy && (
      <>
        <dt>{say('first-approval')}</dt>
        <dd>{payment.secondedBy}</dd>
      </>
    )}
    <dt>{say('part.total')}</dt>
    <dd>
      <strong>
        <Money amount={payment.projectTotal} />
      </strong>
    </dd>
  </dl>
);
