// The header of a payment's page: payee, status, next step, and what blocks it.
import { type PaymentDetails, payments } from '@purlin/contracts/payments.ts';
import { EditIcon, MoreIcon, TickIcon } from '@blueprintjs/icons';
import { Button, buttonClass, dollars, MenuButton, Notice, PageHeader } from '@purlin/ui/ui.ts';
import { InQuickBooks } from '@purlin/web/in-quickbooks.tsx';
import { ended, Link, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-page.ts';
import { useState } from 'react';
import { CameBackWhen } from '../../parts/came-back.tsx';
import { BankRejected } from '../bank-rejected.tsx';
import { Holds } from '../../parts/holds.tsx';
import { ApproveDialog } from '../approve-dialog.tsx';
import { usePaymentActs } from '../payment-acts.tsx';
import { SameInvoiceNotice } from '../same-invoice.tsx';
import { InsuranceEndedNotice } from '../warnings.tsx';
import { PaymentBadge, payeeOf, workOf } from '../payment-words.tsx';
import { useWaitingFor } from '../use-waiting-for.ts';

export function PaymentHead({ payment }: { readonly payment: PaymentDetails }) {
  return (
    <>
      <PageHeader
        title={payeeOf(payment)}
        beside={<PaymentBadge payment={payment} />}
        description={
          <>
            <strong className="pay-sum-said">{dollars(payment.projectTotal)}</strong>
            {payment.job ? say('for-work', { work: workOf(payment) }) : say('for-no-job')}
            {payment.invoiceNumber && say('with-invoice', { number: payment.invoiceNumber })}
          </>
        }
        figures={<InQuickBooks kind="bill-payment" id={payment.id} />}
        actions={<Actions payment={payment} />}
      />
      <Notices payment={payment} />
    </>
  );
}

/** The next step stands apart; on a phone it is at the bottom. */
function Actions({ payment }: { readonly payment: PaymentDetails }) {
  const { actions, open, dialog } = usePaymentActs(payment);
  return (
    <>
      {actions.length > 0 && (
        <MenuButton label={say('more-actions')} icon={<MoreIcon />} actions={actions} />
      )}
      <NextStep payment={payment} onEdit={() => open('edit')} />
      {dialog}
    </>
  );
}

/** One of: approve it, correct it after a rejection, pay it; if the user may. */
function NextStep({
  payment,
  onEdit,
}: {
  readonly payment: PaymentDetails;
  readonly onEdit: () => void;
}) {
  const may = useMay();
  const waits = useWaitingFor()(payment);
  const [approving, setApproving] = useState(false);
  const { status, rejectedReason, holds } = payment;
  if (status === 'approved' && holds.length === 0 && may(payments.batchProcess))
    return (
      <div className="pl-next">
        <Link
          to="/vendor-payments?status=approved"
          className={buttonClass({ intent: 'primary', size: 'large' })}
        >
          {say('pay-with-approved')}
        </Link>
      </div>
    );
  if (status !== 'pending') return null;
  const rejected = rejectedReason !== null;
  if (!may(rejected ? payments.edit : payments.approve)) return null;
  if (!rejected && waits) return <span className="pl-muted">{waits}</span>;
  return (
    <div className="pl-next">
      <Button
        intent="primary"
        size="large"
        icon={rejected ? <EditIcon /> : <TickIcon />}
        text={say(rejected ? 'edit-payment' : 'approve-payment')}
        onClick={() => (rejected ? onEdit() : setApproving(true))}
      />
      {approving && <ApproveDialog chosen={[payment]} onClose={() => setApproving(false)} />}
    </div>
  );
}

const heldAs = ({ status }: PaymentDetails): string =>
  say(status === 'pending' ? 'waits-for-another' : 'held-back');

function Notices({ payment }: { readonly payment: PaymentDetails }) {
  const { status, holds, returned, rejectedReason, secondedBy, approversMissing } = payment;
  return (
    <>
      {returned && status !== 'paid' && (
        <Notice tone="bad" title={say('sent-back', { code: returned.code })}>
          {returned.meaning} <CameBackWhen returned={returned} />
        </Notice>
      )}
      <BankRejected payment={payment} />
      {holds.length > 0 && (
        <Notice
          tone="warn"
          title={
            holds.length === 1 ? heldAs(payment) : say('held-back-for', { count: holds.length })
          }
        >
          <Holds payment={{ ...payment, returned: null }} />
        </Notice>
      )}
      {status === 'pending' && rejectedReason && (
        <Notice tone="bad" title={say('rejected')}>
          {say('rejected-means', { reason: ended(rejectedReason) })}
        </Notice>
      )}
      <SameInvoiceNotice payment={payment} />
      <InsuranceEndedNotice payment={payment} />
      {approversMissing > 0 && (
        <Notice
          tone="bad"
          title={say('nobody-can')}
          actions={
            <>
              <Link to="/settings/users">{say('add-person')}</Link>
              <Link to="/settings/payments">{say('open-setting')}</Link>
            </>
          }
        >
          {say('nobody-can-means', { count: approversMissing })}
        </Notice>
      )}
      {status === 'pending' && secondedBy && (
        <Notice title={say('one-of-two')}>{say('one-of-two-means', { who: secondedBy })}</Notice>
      )}
      {status === 'void' && (
        <Notice tone="quiet" title={say('is-void')}>
          {rejectedReason && ended(rejectedReason)} {say('is-void-means')}
        </Notice>
      )}
    </>
  );
}
