// The Pending tab: payments to approve, one by one or several at once.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { TickIcon } from '@blueprintjs/icons';
import { Button, type Selection, useSelection } from '@purlin/ui/ui.ts';
import { KeyTip } from '@purlin/ui/control/keys.tsx';
import { useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payments.ts';
import { type Key, type ReactNode, useState } from 'react';
import { Holds } from '../parts/holds.tsx';
import { BankRejectedLine } from './bank-rejected.tsx';
import { useToday } from '../parts/days.ts';
import { useWaitingFor } from './use-waiting-for.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { ClearSelection } from './clear-selection.tsx';
import { MoreActs } from './more-acts.tsx';
import { usePaymentActs } from './payment-acts.tsx';
import { useInsteadOf, More, PaymentList } from './payment-list.tsx';
import { PaymentRow } from './payment-row.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { SameInvoiceLine } from './same-invoice.tsx';
import { idOf, useSteadyTab, type SteadyTab } from './use-steady-tab.ts';
import { InsuranceEndedLine } from './warnings.tsx';

export function PendingTab({
  create,
  created,
  onApproved,
}: {
  readonly create: ReactNode;
  /** Payments that the user has created here, which show at once. */
  readonly created: ReadonlySet<Key>;
  readonly onApproved: (chosen: readonly VendorPayment[]) => void;
}) {
  const { list, steady } = useSteadyTab('pending', created);
  const mayApprove = useMay()(payments.approve);
  const waitsFor = useWaitingFor();
  // A rejected payment is approved only individually; one that waits for someone else, by them.
  const canApprove = (payment: VendorPayment) =>
    payment.rejectedReason === null && waitsFor(payment) === undefined;
  const selection = useSelection(list.items.filter(canApprove), idOf);
  const [approving, setApproving] = useState<readonly VendorPayment[]>();
  const instead = useInsteadOf(list, {
    title: say('none-pending'),
    hint: say('none-pending-hint'),
    action: create,
  });
  if (instead && steady.rows.length === 0) return instead;
  return (
    <>
      <Waiting
        steady={steady}
        more={list.hasMore}
        selection={mayApprove ? selection : undefined}
        canApprove={canApprove}
        onApprove={(chosen) => {
          steady.letGo(chosen.map(idOf));
          setApproving(chosen);
        }}
      />
      <More list={list} />
      {approving && (
        <ApproveDialog
          chosen={approving}
          onApproved={(chosen) => {
            selection.clear();
            if (chosen.length > 1) onApproved(chosen);
          }}
          onClose={() => setApproving(undefined)}
        />
      )}
    </>
  );
}

const countOf = ({ rows }: SteadyTab['steady'], is: (payment: VendorPayment) => boolean): number =>
  rows.filter(({ row, gone }) => !gone && is(row)).length;

const pickOf = (selection: Selection<VendorPayment>, payment: VendorPayment) => ({
  chosen: selection.isChosen(payment),
  onChoose: (on: boolean, range: boolean) => selection.choose(payment, on, range),
});

/** `selection` is undefined for users who may not approve. */
function Waiting({
  steady,
  more,
  selection,
  canApprove,
  onApprove,
}: {
  readonly more: boolean;
  readonly steady: SteadyTab['steady'];
  readonly selection: Selection<VendorPayment> | undefined;
  readonly canApprove: (payment: VendorPayment) => boolean;
  readonly onApprove: (chosen: readonly VendorPayment[]) => void;
}) {
  const today = useToday();
  const chosen = selection?.rows.length ?? 0;
  return (
    <PaymentList
      title={say('waiting')}
      more={more}
      rows={steady.rows}
      today={today}
      {...(selection && {
        choose: {
          chosen,
          of: countOf(steady, canApprove),
          onChooseAll: selection.chooseAll,
        },
      })}
      aside={
        <>
          <ChangedMeanwhile steady={steady} />
          {selection && chosen > 0 && (
            <OfSelection selection={selection} onApprove={() => onApprove(selection.rows)} />
          )}
        </>
      }
      row={(payment) => (
        <PaymentRow
          payment={payment}
          today={today}
          pick={selection && canApprove(payment) ? pickOf(selection, payment) : undefined}
          why={whyOf(payment)}
          acts={
            <Acts
              payment={payment}
              onApprove={() => onApprove([payment])}
              onAct={() => steady.letGo([payment.id])}
            />
          }
        />
      )}
    />
  );
}

const OfSelection = ({
  selection: { rows, clear },
  onApprove,
}: {
  readonly selection: Selection<VendorPayment>;
  readonly onApprove: () => void;
}) => (
  <>
    <ClearSelection onClear={clear} />
    <Button
      intent="primary"
      icon={<TickIcon />}
      text={say('approve-count', { count: rows.length })}
      onClick={onApprove}
    />
  </>
);

/** That it was rejected and why, that its bill is a duplicate, that the insurance has expired. */
const whyOf = (payment: VendorPayment): ReactNode =>
  (payment.rejectedReason !== null ||
    payment.sameInvoice.length > 0 ||
    payment.insuranceEnded !== null ||
    payment.holds.length > 0 ||
    payment.bankRejected !== null) && (
    <>
      <BankRejectedLine payment={payment} />
      {payment.holds.length > 0 && <Holds payment={payment} />}
      {payment.rejectedReason !== null && (
        <p className="pay-late">{say('rejected', { reason: payment.rejectedReason })}</p>
      )}
      <SameInvoiceLine payment={payment} />
      <InsuranceEndedLine payment={payment} />
    </>
  );

/** The next step of a rejected payment is to correct it. */
function Acts({
  payment,
  onApprove,
  onAct,
}: {
  readonly payment: VendorPayment;
  readonly onApprove: () => void;
  readonly onAct: () => void;
}) {
  const may = useMay();
  const waits = useWaitingFor()(payment);
  const acts = usePaymentActs(payment, onAct);
  return (
    <>
      {payment.rejectedReason !== null ? (
        may(payments.edit) && <Button text={say('edit')} onClick={() => acts.open('edit')} />
      ) : waits ? (
        <span className="pay-by">{waits}</span>
      ) : (
        may(payments.approve) && (
          <KeyTip keys="A">
            <Button
              text={say('approve-payment')}
              data-approve
              aria-keyshortcuts="A"
              onClick={onApprove}
            />
          </KeyTip>
        )
      )}
      <MoreActs payment={payment} acts={acts} />
    </>
  );
}
