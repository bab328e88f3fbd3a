// The slip of what is to be paid: how many, how much, until when the bank takes it and when it
// arrives, from which account, and the button.
import { payments, type PaymentWindow, type VendorPayment } from '@purlin/contracts/payments.ts';
import { Button, dollars, Money, Notice, StatusBadge } from '@purlin/ui/ui.ts';
import { Slip } from '@purlin/ui/parts/slip.tsx';
import { Link, useConnection, useMoments, useRead } from '@purlin/web/web.ts';
import { timeLeft, weekday } from '../parts/days.ts';
import { useNow } from '../parts/use-now.ts';
import { leftOfLimit, sumOf } from './sums.ts';

const MINUTE_MS = 60_000;

export function PaymentSlip({
  chosen,
  pending,
  onClear,
  onPay,
}: {
  readonly chosen: readonly VendorPayment[];
  readonly pending: boolean;
  readonly onClear: () => void;
  readonly onPay: () => void;
}) {
  // Told once a minute: the cut-off passes whether or not somebody presses something.
  const window = useRead(payments.window, {}, { everyMs: MINUTE_MS }).data;
  const { away } = useConnection();
  const total = sumOf(chosen, 'projectTotal');
  return (
    <Slip
      count={`${chosen.length} payment(s) selected`}
      total={<Money amount={total} />}
      beside={
        chosen.length > 0 && (
          <Button variant="minimal" size="small" text="Clear" onClick={onClear} />
        )
      }
      brief={window ? <Arrival window={window} /> : 'The bank’s window is on its way'}
      action={
        <Button
          intent="primary"
          text={away ? 'Waiting for the network' : `Process ACH Payments (${chosen.length})`}
          loading={pending}
          disabled={away || window?.accountConfigured === false}
          onClick={onPay}
        />
      }
      after={window?.accountConfigured && stoppable(window)}
    >
      <dl className="pay-pairs">
        <dt>Labor</dt>
        <dd>
          <Money amount={sumOf(chosen, 'laborAmount')} />
        </dd>
        <dt>Materials</dt>
        <dd>
          <Money amount={sumOf(chosen, 'materialsAmount')} />
        </dd>
      </dl>
      {window && <Bank window={window} total={total} />}
    </Slip>
  );
}

const stoppable = ({ stopMinutes }: PaymentWindow): string | undefined =>
  stopMinutes === 0
    ? undefined
    : `You can stop it for ${stopMinutes === 1 ? 'a minute' : `${stopMinutes} minutes`}`;

const Arrival = ({ window: { arrivesOn } }: { readonly window: PaymentWindow }) => (
  <>In their accounts {weekday(arrivesOn)}</>
);

/** Until when, when it arrives, from where, and how much more can go today. */
function Bank({ window, total }: { readonly window: PaymentWindow; readonly total: string }) {
  if (!window.accountConfigured)
    return (
      <Notice
        tone="warn"
        title="The bank is not set up"
        actions={<Link to="/settings/bank">Enter the bank’s data</Link>}
      >
        Payments can be approved; they are sent once the company’s bank is known.
      </Notice>
    );
  const { bankName, simulated, dailyLimit, usedToday } = window;
  const left = dailyLimit === null ? null : leftOfLimit(dailyLimit, usedToday, total);
  return (
    <>
      <CutOff window={window} />
      <dl className="pay-pairs">
        <dt>From</dt>
        <dd>
          {bankName} {simulated && <StatusBadge tone="quiet" label="Simulated" />}
        </dd>
        {left !== null && (
          <>
            <dt>Left of daily limit</dt>
            <dd>
              <Money amount={left} />
            </dd>
          </>
        )}
      </dl>
      {left?.startsWith('-') && dailyLimit !== null && (
        <Notice tone="warn">
          This is more than the {dollars(dailyLimit)} that may leave the company in a day. Choose
          fewer, or pay the rest tomorrow.
        </Notice>
      )}
    </>
  );
}

function CutOff({ window: { cutOff, arrivesOn, sendOn } }: { readonly window: PaymentWindow }) {
  const moments = useMoments();
  const now = useNow(MINUTE_MS / 2);
  const left = timeLeft(Date.parse(cutOff), now);
  const today = moments?.day(cutOff) === moments?.day(new Date(now).toISOString());
  return (
    <ol className="pay-window">
      <li>
        <strong>
          Cut-off {today ? `today, ${moments?.hour(cutOff)}` : moments?.minute(cutOff)}
        </strong>
        <span>{left ? `${left} left` : `Over: it is sent ${weekday(sendOn)}`}</span>
      </li>
      <li>
        <strong>In their accounts {weekday(arrivesOn)}</strong>
      </li>
    </ol>
  );
}
