// The tab Pending: what waits for an approval, one by one or several at once.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { MoreIcon, TickIcon } from '@blueprintjs/icons';
import { Button, MenuButton, type Selection, useSelection } from '@purlin/ui/ui.ts';
import { useMay, useSession } from '@purlin/web/web.ts';
import { type ReactNode, useState } from 'react';
import { useToday } from '../parts/days.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { ActDialog, actsOn, type PaymentAct } from './payment-acts.tsx';
import { insteadOf, More, PaymentList } from './payment-list.tsx';
import { PaymentRow } from './payment-row.tsx';
import { useTab } from './use-tab.ts';

const idOf = ({ id }: VendorPayment): number => id;

export function PendingTab({
  create,
  onApproved,
}: {
  readonly create: ReactNode;
  readonly onApproved: (chosen: readonly VendorPayment[]) => void;
}) {
  const list = useTab('pending');
  const mayApprove = useMay()(payments.approve);
  const selection = useSelection(list.items, idOf);
  const [approving, setApproving] = useState<readonly VendorPayment[]>();
  const instead = insteadOf(list, {
    title: 'No pending payments',
    hint: 'Plan what a vendor is owed, then approve it here.',
    action: create,
  });
  if (instead) return instead;
  return (
    <>
      <Waiting
        payments={list.items}
        selection={mayApprove ? selection : undefined}
        onApprove={setApproving}
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
  payments: waiting,
  selection,
  onApprove,
}: {
  readonly payments: readonly VendorPayment[];
  readonly selection: Selection<VendorPayment> | undefined;
  readonly onApprove: (chosen: readonly VendorPayment[]) => void;
}) {
  const today = useToday();
  const count = selection?.rows.length ?? 0;
  return (
    <PaymentList
      title="Waiting for approval"
      payments={waiting}
      {...(selection && {
        choose: { chosen: count, onChooseAll: selection.chooseAll },
        aside: count > 0 && (
          <Button
            intent="primary"
            icon={<TickIcon />}
            text={`Approve ${count}`}
            onClick={() => onApprove(selection.rows)}
          />
        ),
      })}
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
          acts={<Acts payment={payment} onApprove={() => onApprove([payment])} />}
        />
      )}
    />
  );
}

const rejection = ({ rejectedReason }: VendorPayment) => `Rejected: ${rejectedReason}`;

function Acts({
  payment,
  onApprove,
}: {
  readonly payment: VendorPayment;
  readonly onApprove: () => void;
}) {
  const may = useMay();
  const { user } = useSession();
  const [act, setAct] = useState<PaymentAct>();
  const actions = actsOn(payment, may, setAct);
  // The first of two approvals is from whoever looks.
  const given = user && payment.secondedBy === `${user.firstName} ${user.lastName}`;
  return (
    <>
      {given ? (
        <span className="pay-by">Waits for a second person</span>
      ) : (
        may(payments.approve) && <Button text="Approve Payment" onClick={onApprove} />
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
