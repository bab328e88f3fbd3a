// The Approved tab as a checkout: payments that can be paid now, payments on hold and why, and
// beside them the slip of the selection, with the bank's cutoff above the button.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { Button, type Selection, useSelection } from '@purlin/ui/ui.ts';
import type { KeptRow } from '@purlin/ui/list/steady-rows.ts';
import { useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payments.ts';
import { say as sayPaying } from '@purlin/words/screens/paying.ts';
import type { Key, ReactNode } from 'react';
import { AtTheBank } from '../batches/at-the-bank.tsx';
import { fridayOf, useToday, weekday } from '../parts/days.ts';
import { isForLater } from '../parts/later.ts';
import { HeldBack } from './held-back.tsx';
import { Later } from './later.tsx';
import { OnlyMore } from './more-acts.tsx';
import { useInsteadOf, More, PaymentList } from './payment-list.tsx';
import { PaymentRow } from './payment-row.tsx';
import { PaymentSlip } from './payment-slip.tsx';
import { BankRejectedLine } from './bank-rejected.tsx';
import { LeftBehindNotice } from './left-behind.tsx';
import { useProcessing } from './use-processing.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { idOf, useSteadyTab } from './use-steady-tab.ts';
import { InsuranceEndedLine } from './warnings.tsx';

type Acts = (payment: VendorPayment) => ReactNode;

/** `chosen`: the keys of the preselected payments. */
export function ApprovedTab({ chosen }: { readonly chosen: ReadonlySet<Key> }) {
  const { list, steady } = useSteadyTab('approved');
  const mayPay = useMay()(payments.batchProcess);
  const lines = steady.rows.filter(({ row }) => row.holds.length === 0);
  const ready = lines.flatMap(({ row, gone }) => (gone ? [] : [row]));
  const selection = useSelection(ready, idOf, chosen);
  const { command, process, leftBehind, forget } = useProcessing();
  const pay = () => {
    steady.letGo(selection.rows.map(idOf));
    void process(selection.rows).then((done) => done && selection.clear());
  };
  const acts: Acts = (payment) => (
    <OnlyMore payment={payment} onAct={() => steady.letGo([payment.id])} />
  );
  const instead = useInsteadOf(list, {
    title: say('none-approved'),
    hint: say('none-approved-hint'),
  });
  return (
    <div className="pl-checkout">
      <div>
        <div className="pl-checkout-list">
          <LeftBehindNotice left={leftBehind} onClose={forget} />
          {instead}
          {lines.length > 0 && (
            <Ready
              lines={lines}
              ready={ready}
              selection={mayPay ? selection : undefined}
              meanwhile={<ChangedMeanwhile steady={steady} />}
              acts={acts}
            />
          )}
          <Waiting
            payments={steady.rows.flatMap(({ row, gone }) => (gone ? [] : [row]))}
            acts={acts}
          />
          <More list={list} />
        </div>
        <aside className="pl-checkout-side" aria-label={sayPaying('paying')}>
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

/** Payments on hold with the reasons, then those that only wait for their day. */
function Waiting({
  payments: all,
  acts,
}: {
  readonly payments: readonly VendorPayment[];
  readonly acts: Acts;
}) {
  const waiting = all.filter(({ holds }) => holds.length > 0);
  const held = waiting.filter((one) => !isForLater(one));
  return (
    <>
      {held.length > 0 && <HeldBack payments={held} acts={acts} />}
      <Later payments={waiting.filter(isForLater)} acts={acts} />
    </>
  );
}

/** `selection` is undefined for users who may only read. */
function Ready({
  lines,
  ready,
  selection,
  meanwhile,
  acts,
}: {
  readonly meanwhile: ReactNode;
  readonly lines: readonly KeptRow<VendorPayment>[];
  readonly ready: readonly VendorPayment[];
  readonly selection: Selection<VendorPayment> | undefined;
  readonly acts: Acts;
}) {
  const today = useToday();
  return (
    <PaymentList
      title={say('ready')}
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
          why={
            (payment.bankRejected || payment.insuranceEnded) && (
              <>
                <BankRejectedLine payment={payment} />
                <InsuranceEndedLine payment={payment} />
              </>
            )
          }
          acts={acts(payment)}
        />
      )}
    />
  );
}

/** Selects everything due this week. */
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
      text={say('due-by', { day: weekday(last), count: due.length })}
      onClick={() => {
        selection.clear();
        for (const payment of due) selection.choose(payment, true, false);
      }}
    />
  );
}
