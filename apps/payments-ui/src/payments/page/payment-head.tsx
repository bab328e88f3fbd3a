// The head of a payment's page: whom it goes to, how it stands, what comes next; and what stands in
// its way.
import { type PaymentDetails, payments } from '@purlin/contracts/payments.ts';
import { MoreIcon, TickIcon } from '@blueprintjs/icons';
import { Button, buttonClass, dollars, MenuButton, Notice, PageHeader } from '@purlin/ui/ui.ts';
import { Link, Moment, useMay, useSession } from '@purlin/web/web.ts';
import { useState } from 'react';
import { ApproveDialog } from '../approve-dialog.tsx';
import { ActDialog, actsOn, type PaymentAct } from '../payment-acts.tsx';
import { PaymentBadge, payeeOf, workOf } from '../payment-words.tsx';

export function PaymentHead({ payment }: { readonly payment: PaymentDetails }) {
  return (
    <>
      <PageHeader
        title={payeeOf(payment)}
        beside={<PaymentBadge payment={payment} />}
        description={
          <>
            <strong className="pay-sum-said">{dollars(payment.projectTotal)}</strong>
            {payment.job ? ` for ${workOf(payment)}` : ', no job'}
            {payment.invoiceNumber && `, invoice ${payment.invoiceNumber}`}
          </>
        }
        actions={<Actions payment={payment} />}
      />
      <Notices payment={payment} />
    </>
  );
}

/** The next step stands apart; on a phone under the thumb. */
function Actions({ payment }: { readonly payment: PaymentDetails }) {
  const may = useMay();
  const { user } = useSession();
  const [open, setOpen] = useState<PaymentAct | 'approve'>();
  const close = () => setOpen(undefined);
  const actions = actsOn(payment, may, setOpen);
  const mine = user !== undefined && payment.secondedBy === `${user.firstName} ${user.lastName}`;
  return (
    <>
      {actions.length > 0 && (
        <MenuButton label="More actions" icon={<MoreIcon />} actions={actions} />
      )}
      {payment.status === 'pending' && !mine && may(payments.approve) && (
        <div className="pl-next">
          <Button
            intent="primary"
            size="large"
            icon={<TickIcon />}
            text="Approve Payment"
            onClick={() => setOpen('approve')}
          />
        </div>
      )}
      {payment.status === 'approved' && payment.hold === null && may(payments.batchProcess) && (
        <div className="pl-next">
          <Link
            to="/vendor-payments?status=approved"
            className={buttonClass({ intent: 'primary', size: 'large' })}
          >
            Pay it with the approved ones
          </Link>
        </div>
      )}
      {open === 'approve' ? (
        <ApproveDialog chosen={[payment]} onClose={close} />
      ) : (
        open && <ActDialog act={open} payment={payment} onClose={close} />
      )}
    </>
  );
}

/** Held back because it came back: one notice tells both. */
const CAME_BACK = 'payment-came-back';

function Notices({ payment }: { readonly payment: PaymentDetails }) {
  const { status, hold, returned, rejectedReason, secondedBy, vendorId } = payment;
  return (
    <>
      {returned && status !== 'paid' && (
        <Notice
          tone="bad"
          title={`The bank sent it back: ${returned.code}`}
          actions={
            hold?.code === CAME_BACK && <Link to={`/vendors/${vendorId}`}>Enter account</Link>
          }
        >
          {hold?.code === CAME_BACK ? hold.message : returned.meaning}{' '}
          {returned.note && `The bank’s words: “${returned.note}”, `}
          <Moment at={returned.at} />
        </Notice>
      )}
      {hold && hold.code !== CAME_BACK && (
        <Notice
          tone="warn"
          title="Held back"
          actions={<Link to={`/vendors/${vendorId}`}>Open the vendor</Link>}
        >
          {hold.message}
        </Notice>
      )}
      {status === 'pending' && rejectedReason && (
        <Notice tone="bad" title="Rejected">
          {rejectedReason}
        </Notice>
      )}
      {status === 'pending' && secondedBy && (
        <Notice title="One of two approvals is given">
          {secondedBy} approved it. Above this amount another person approves it too.
        </Notice>
      )}
      {status === 'void' && (
        <Notice tone="quiet" title="This payment is void">
          It is never paid, and stays in the books.
        </Notice>
      )}
    </>
  );
}
