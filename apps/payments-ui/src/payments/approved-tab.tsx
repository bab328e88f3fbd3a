// The tab Approved as a checkout: what can be paid now, what is held back and why, and beside it
// the slip of what is chosen, with the bank's window before the button.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { Button, type Selection, useSelection } from '@purlin/ui/ui.ts';
import type { KeptRow } from '@purlin/ui/parts/steady-rows.ts';
import { useMay } from '@purlin/web/web.ts';
import type { Key, ReactNode } from 'react';
import { AtTheBank } from '../batches/at-the-bank.tsx';
import { fridayOf, useToday, weekday } from '../parts/days.ts';
import { HeldBack } from './held-back.tsx';
import { OnlyMore } from './more-acts.tsx';
import { insteadOf, More, PaymentList } from './payment-list.tsx';
import { PaymentRow } from './payment-row.tsx';
import { PaymentSlip } from './payment-slip.tsx';
import { useProcessing, type LeftBehind } from './use-processing.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { idOf, useSteadyTab } from './use-steady-tab.ts';

/** `chosen`: the keys of those that are chosen when one comes here. */
export function ApprovedTab({ chosen }: { readonly chosen: ReadonlySet<Key> }) {
  const { list, steady } = useSteadyTab('approved');
  const mayPay = useMay()(payments.batchProcess);
  const lines = steady.rows.filter(({ row }) => row.hold === null);
  const ready = lines.flatMap(({ row, gone }) => (gone ? [] : [row]));
  const held = steady.rows.flatMap(({ row, gone }) => (gone || row.hold === null ? [] : [row]));
  const selection = useSelection(ready, idOf, chosen);
  const { command, process, leftBehind } = useProcessing();
  const pay = () => {
    steady.letGo(selection.rows.map(idOf));
    void process(selection.rows).then((done) => done && selection.clear());
  };
  const instead = insteadOf(list, {
    title: 'No approved payments',
    hint: 'Payments appear here as soon as somebody has approved them.',
  });
  return (
    <div className="pl-checkout">
      <div>
        <div className="pl-checkout-list">
          {instead}
          {lines.length > 0 && (
            <Ready
              lines={lines}
              ready={ready}
              selection={mayPay ? selection : undefined}
              leftBehind={leftBehind}
              meanwhile={<ChangedMeanwhile steady={steady} />}
              acts={(payment) => (
                <OnlyMore payment={payment} onAct={() => steady.letGo([payment.id])} />
              )}
            />
          )}
          {held.length > 0 && (
            <HeldBack
              payments={held}
              acts={(payment) => (
                <OnlyMore payment={payment} onAct={() => steady.letGo([payment.id])} />
              )}
            />
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
  lines,
  ready,
  selection,
  leftBehind,
  meanwhile,
  acts,
}: {
  readonly meanwhile: ReactNode;
  readonly lines: readonly KeptRow<VendorPayment>[];
  readonly ready: readonly VendorPayment[];
  readonly selection: Selection<VendorPayment> | undefined;
  readonly leftBehind: LeftBehind;
  readonly acts: (payment: VendorPayment) => ReactNode;
}) {
  const today = useToday();
  return (
    <PaymentList
      title="Ready to pay"
      rows={lines}
      today={today}
      {...(selection && {
        choose: {
          chosen: selection.rows.length,
          of: ready.length,
          onChooseAll: selection.chooseAll,
        },
      })}
      aside={
        <>
          {meanwhile}
          {selection && today && <DueButton ready={ready} today={today} selection={selection} />}
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
          why={<Failed reason={leftBehind.get(payment.id)} />}
          acts={acts(payment)}
        />
      )}
    />
  );
}

/** Why it did not go with the others just now. */
const Failed = ({ reason }: { readonly reason: string | undefined }): ReactNode =>
  reason && <p className="pay-late">{reason}</p>;

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
