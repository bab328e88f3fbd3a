// The tab Pending: what waits for an approval, one by one or several at once.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { MoreIcon, TickIcon } from '@blueprintjs/icons';
import { Button, MenuButton, type Selection, useSelection } from '@purlin/ui/ui.ts';
import { useMay } from '@purlin/web/web.ts';
import { type ReactNode, useState } from 'react';
import { useToday } from '../parts/days.ts';
import { useWaitingFor } from './use-waiting-for.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { ActDialog, actsOn, type PaymentAct } from './payment-acts.tsx';
import { insteadOf, More, PaymentList } from './payment-list.tsx';
import { PaymentRow } from './payment-row.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { idOf, useSteadyTab, type SteadyTab } from './use-steady-tab.ts';

export function PendingTab({
  create,
  onApproved,
}: {
  readonly create: ReactNode;
  readonly onApproved: (chosen: readonly VendorPayment[]) => void;
}) {
  const { list, steady } = useSteadyTab('pending');
  const mayApprove = useMay()(payments.approve);
  const selection = useSelection(list.items, idOf);
  const [approving, setApproving] = useState<readonly VendorPayment[]>();
  const instead = insteadOf(list, {
    title: 'No pending payments',
    hint: 'Plan what a vendor is owed, then approve it here.',
    action: create,
  });
  if (instead && steady.rows.length === 0) return instead;
  return (
    <>
      <Waiting
        steady={steady}
        more={list.hasMore}
        selection={mayApprove ? selection : undefined}
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

/** `selection` is undefined for whoever may not approve. */
function Waiting({
  steady,
  more,
  selection,
  onApprove,
}: {
  readonly more: boolean;
  readonly steady: SteadyTab['steady'];
  readonly selection: Selection<VendorPayment> | undefined;
  readonly onApprove: (chosen: readonly VendorPayment[]) => void;
}) {
  const today = useToday();
  const count = selection?.rows.length ?? 0;
  return (
    <PaymentList
      title="Waiting for approval"
      more={more}
      rows={steady.rows}
      today={today}
      {...(selection && {
        choose: { chosen: count, onChooseAll: selection.chooseAll },
      })}
      aside={
        <>
          <ChangedMeanwhile steady={steady} />
          {selection && count > 0 && (
            <OfSelection selection={selection} onApprove={() => onApprove(selection.rows)} />
          )}
        </>
      }
      row={(payment) => (
        <PaymentRow
          payment={payment}
          today={today}
          pick={
            selection && {
              chosen: selection.isChosen(payment),
              onChoose: (on, range) => selection.choose(payment, on, range),
            }
          }
          why={payment.rejectedReason && <p className="pay-late">{rejection(payment)}</p>}
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
    <Button variant="minimal" text="Clear" data-clear aria-keyshortcuts="Escape" onClick={clear} />
    <Button
      intent="primary"
      icon={<TickIcon />}
      text={`Approve ${rows.length}`}
      onClick={onApprove}
    />
  </>
);

const rejection = ({ rejectedReason }: VendorPayment) => `Rejected: ${rejectedReason}`;

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
  const [act, setAct] = useState<PaymentAct>();
  const actions = actsOn(payment, may, (asked) => {
    onAct();
    setAct(asked);
  });
  const waits = useWaitingFor()(payment);
  return (
    <>
      {waits ? (
        <span className="pay-by">{waits}</span>
      ) : (
        may(payments.approve) && (
          <Button text="Approve Payment" data-approve aria-keyshortcuts="A" onClick={onApprove} />
        )
      )}
      {actions.length > 0 && (
        <MenuButton
          variant="minimal"
          label={`More for payment ${payment.id}`}
          icon={<MoreIcon />}
          actions={actions}
        />
      )}
      {act && <ActDialog act={act} payment={payment} onClose={() => setAct(undefined)} />}
    </>
  );
}
