// The slip of the payments to process: count, total, the bank's cutoff, arrival date, source
// account, and the button.
import type { PaymentWindow } from '@purlin/contracts/payment-sums.ts';
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { Button, dollars, Money, Notice, StatusBadge } from '@purlin/ui/ui.ts';
import { Slip } from '@purlin/ui/list/slip.tsx';
import { Link, useConnection, useMoments, useRead } from '@purlin/web/web.ts';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/paying.ts';
import { Fragment } from 'react';
import { timeLeft, weekday } from '../parts/days.ts';
import { useNow } from '../parts/use-now.ts';
import { ClearSelection } from './clear-selection.tsx';
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
  // Polled every minute, because the cutoff passes whether or not the user does anything.
  const window = useRead(payments.window, {}, { everyMs: MINUTE_MS }).data;
  const { away } = useConnection();
  const total = sumOf(chosen, 'projectTotal');
  return (
    <Slip
      count={say('selected', { count: chosen.length })}
      total={<Money amount={total} />}
      beside={chosen.length > 0 && <ClearSelection size="small" onClear={onClear} />}
      brief={window ? arrivalOf(chosen, window) : say('window-loading')}
      action={
        <Button
          intent="primary"
          data-process
          aria-keyshortcuts="P"
          text={away ? say('no-network') : say('process', { count: chosen.length })}
          loading={pending}
          disabled={away || window?.accountConfigured === false}
          onClick={onPay}
        />
      }
      after={window?.accountConfigured && stoppable(window)}
    >
      <dl className="pay-pairs">
        <dt>{say('labor')}</dt>
        <dd>
          <Money amount={sumOf(chosen, 'laborAmount')} />
        </dd>
        <dt>{say('materials')}</dt>
        <dd>
          <Money amount={sumOf(chosen, 'materialsAmount')} />
        </dd>
      </dl>
      {window && <Bank window={window} total={total} chosen={chosen} />}
    </Slip>
  );
}

const stoppable = ({ stopMinutes }: PaymentWindow): string | undefined =>
  stopMinutes === 0 ? undefined : say('can-stop', { minutes: stopMinutes });

/** "In their accounts Fri, Nov 27"; each on its own day if they differ. */
function arrivalOf(chosen: readonly VendorPayment[], { arrivesOn }: PaymentWindow): string {
  const days = chosen.flatMap((payment) => payment.arrivesOn ?? []).toSorted();
  const [first, last] = [days[0] ?? arrivesOn, days.at(-1) ?? arrivesOn];
  return first === last
    ? say('arrives', { day: weekday(first) })
    : say('arrives-between', { first: weekday(first), last: weekday(last) });
}

/** The cutoff, the arrival date, the source account, and what is left of the daily limit. */
function Bank({
  window,
  total,
  chosen,
}: {
  readonly window: PaymentWindow;
  readonly total: string;
  readonly chosen: readonly VendorPayment[];
}) {
  if (!window.accountConfigured)
    return (
      <Notice
        tone="warn"
        title={say('bank-not-ready')}
        actions={<Link to="/settings/bank">{say('open-bank-data')}</Link>}
      >
        {say('bank-not-ready-means')}
      </Notice>
    );
  const { bankName, simulated, dailyLimit, usedToday } = window;
  const left = dailyLimit === null ? null : leftOfLimit(dailyLimit, usedToday, total);
  return (
    <>
      <CutOff window={window} chosen={chosen} />
      <dl className="pay-pairs">
        <dt>{say('from')}</dt>
        <dd>{simulated ? <StatusBadge tone="quiet" label={say('simulated-bank')} /> : bankName}</dd>
        <Holders chosen={chosen} />
        {left !== null && (
          <>
            <dt>{say('left-of-limit')}</dt>
            <dd>
              <Money amount={left} />
            </dd>
          </>
        )}
      </dl>
      {left?.startsWith('-') && dailyLimit !== null && (
        <Notice tone="warn">{say('over-limit', { limit: dollars(dailyLimit) })}</Notice>
      )}
    </>
  );
}

/** The number per account holder type, because each type is a batch of its own in the file. */
const Holders = ({ chosen }: { readonly chosen: readonly VendorPayment[] }) =>
  (['business', 'person'] as const).map((holder) => {
    const theirs = chosen.filter(({ account }) => account?.holder === holder);
    return (
      theirs.length > 0 && (
        <Fragment key={holder}>
          <dt>{say(`holder.${holder}`)}</dt>
          <dd>
            {theirs.length} · <Money amount={sumOf(theirs, 'projectTotal')} />
          </dd>
        </Fragment>
      )
    );
  });

/** "Thu, Nov 26 and Fri, Nov 27" */
const holidaysOf = (days: readonly string[]): string =>
  new Intl.ListFormat(locales[appLanguage()]).format(days.map(weekday));

/** "After that it is Fri, Nov 27: banks are closed on Thu, Nov 26." */
function ifLate({ arrivesOnIfLate, holidays }: PaymentWindow): string {
  const day = weekday(arrivesOnIfLate);
  return holidays.length > 0
    ? say('if-late-closed', { day, holidays: holidaysOf(holidays) })
    : say('if-late', { day });
}

function CutOff({
  window,
  chosen,
}: {
  readonly window: PaymentWindow;
  readonly chosen: readonly VendorPayment[];
}) {
  const { cutOff, sendOn } = window;
  const moments = useMoments();
  const now = useNow(MINUTE_MS / 2);
  const left = timeLeft(Date.parse(cutOff), now);
  const today = moments?.day(cutOff) === moments?.day(new Date(now).toISOString());
  return (
    <ol className="pay-window">
      <li>
        <strong>
          {today
            ? say('cut-off-today', { hour: moments?.hour(cutOff) ?? '' })
            : say('cut-off', { when: moments?.minute(cutOff) ?? '' })}
        </strong>
        <span>{left ? say('left', { time: left }) : say('over', { day: weekday(sendOn) })}</span>
      </li>
      <li>
        <strong>{arrivalOf(chosen, window)}</strong>
        <span>{ifLate(window)}</span>
      </li>
    </ol>
  );
}
