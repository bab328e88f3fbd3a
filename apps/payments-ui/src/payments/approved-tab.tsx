// The tab Approved as a checkout: what can be paid now, what is held back and why, and beside it
// the slip of what is chosen, with the bank's window before the button.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { MoreIcon } from '@blueprintjs/icons';
import { Button, MenuButton, type Selection, useSelection } from '@purlin/ui/ui.ts';
import { useMay } from '@purlin/web/web.ts';
import { type Key, type ReactNode, useState } from 'react';
import { AtTheBank } from '../batches/at-the-bank.tsx';
import { fridayOf, useToday, weekday } from '../parts/days.ts';
import { HeldBack } from './held-back.tsx';
import { ActDialog, actsOn, type PaymentAct } from './payment-acts.tsx';
import { insteadOf, More, PaymentList } from './payment-list.tsx';
import { PaymentRow } from './payment-row.tsx';
import { PaymentSlip } from './payment-slip.tsx';
import { useProcessing, type LeftBehind } from './use-processing.ts';
import { useTab } from './use-tab.ts';

const idOf = ({ id }: VendorPayment): number => id;

/** `chosen`: the keys of those that are chosen when one comes here. */
export function ApprovedTab({ chosen }: { readonly chosen: ReadonlySet<Key> }) {
  const list = useTab('approved');
  const mayPay = useMay()(payments.batchProcess);
  const ready = list.items.filter(({ hold }) => hold === null);
  const held = list.items.filter(({ hold }) => hold !== null);
  const selection = useSelection(ready, idOf, chosen);
  const { command, process, leftBehind } = useProcessing();
  const pay = () => void process(selection.rows).then((done) => done && selection.clear());
  const instead = insteadOf(list, {
    title: 'No approved payments',
    hint: 'Payments appear here as soon as somebody has approved them.',
  });
  return (
    <div className="pl-checkout">
      <div>
        <div className="pl-checkout-list">
          {instead}
          {ready.length > 0 && (
            <Ready
              ready={ready}
              selection={mayPay ? selection : undefined}
              leftBehind={leftBehind}
            />
          )}
          {held.length > 0 && (
            <HeldBack payments={held} acts={(payment) => <Acts payment={payment} />} />
          )}
          <More list={list} />
        </div>
        <aside className="pl-checkout-side" aria-label="Paying">
          {mayPay && ready.length > 0 && (
            <PaymentSlip
              chosen={selection.rows}
              pending={command.pending}
              onClear={selection.clear}
              onPay={pay}
            />
          )}
          <AtTheBank />
        </aside>
      </div>
    </div>
  );
}

/** `selection` is undefined for whoever may only look. */
function Ready({
  ready,
  selection,
  leftBehind,
}: {
  readonly ready: readonly VendorPayment[];
  readonly selection: Selection<VendorPayment> | undefined;
  readonly leftBehind: LeftBehind;
}) {
  const today = useToday();
  return (
    <PaymentList
      title="Ready to pay"
      payments={ready}
      {...(selection && {
        choose: { chosen: selection.rows.length, onChooseAll: selection.chooseAll },
        aside: today && <DueButton ready={ready} today={today} selection={selection} />,
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
          why={<Failed reason={leftBehind.get(payment.id)} />}
          acts={<Acts payment={payment} />}
        />
      )}
    />
  );
}

/** Why it did not go with the others just now. */
const Failed = ({ reason }: { readonly reason: string | undefined }): ReactNode =>
  reason && <p className="pay-late">{reason}</p>;

/** What else can be done with it, and its dialog. */
function Acts({ payment }: { readonly payment: VendorPayment }) {
  const may = useMay();
  const [act, setAct] = useState<PaymentAct>();
  const actions = actsOn(payment, may, setAct);
  if (actions.length === 0) return null;
  return (
    <>
      <MenuButton
        variant="minimal"
        label={`More for payment ${payment.id}`}
        icon={<MoreIcon />}
        actions={actions}
      />
      {act && <ActDialog act={act} payment={payment} onClose={() => setAct(undefined)} />}
    </>
  );
}

/** Chooses everything that is due this week. */
function DueButton({
  ready,
  today,
  selection,
}: {
  readonly ready: readonly VendorPayment[];
  readonly today: string;
  readonly selection: Selection<VendorPayment>;
}) {
  const last = fridayOf(today);
  const due = ready.filter(({ scheduledPaymentDate }) => scheduledPaymentDate <= last);
  if (due.length === 0 || due.length === ready.length) return null;
  return (
    <Button
      variant="minimal"
      intent="primary"
      text={`Due by ${weekday(last)} (${due.length})`}
      onClick={() => {
        selection.clear();
        for (const payment of due) selection.choose(payment, true, false);
      }}
    />
  );
}
