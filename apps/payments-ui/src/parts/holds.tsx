// The holds on a payment: each reason as a sentence and a short label, with what resolves it.
import { bankAccounts } from '@purlin/contracts/bank-accounts.ts';
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { Button, buttonClass } from '@purlin/ui/ui.ts';
import { Link, May, Moment, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-parts.ts';
import { useTakingBack } from './use-taking-back.ts';
import { useWaitsToConfirm, WhoConfirms } from './who-confirms.tsx';

type Hold = VendorPayment['holds'][number];
type Held = Pick<VendorPayment, 'id' | 'status' | 'vendorId' | 'vendor' | 'holds'> &
  Partial<Pick<VendorPayment, 'returned'>>;

/** Short labels, where there is no room for sentences. */
const BRIEF = {
  'bank-not-set-up': 'brief.bank-not-set-up',
  'bank-data-wrong': 'brief.bank-data-wrong',
  'vendor-inactive': 'brief.vendor-inactive',
  'vendor-archived': 'brief.vendor-archived',
  'insurance-lapsed': 'brief.insurance-lapsed',
  'payee-unprintable': 'brief.payee-unprintable',
  'payment-came-back': 'brief.turned-back',
  'no-bank-account': 'brief.no-bank-account',
  'prenote-returned': 'brief.turned-back',
  'bank-account-unconfirmed': 'brief.bank-account-unconfirmed',
  'prenote-on-its-way': 'brief.being-tried',
  'prenote-under-way': 'brief.being-tried',
  'correction-open': 'brief.correction-open',
  'payment-over-limit': 'brief.payment-over-limit',
  'payment-too-early': 'brief.payment-too-early',
  'noted-by-hand': 'brief.noted-by-hand',
  'perhaps-paid-already': 'brief.perhaps-paid-already',
  'bank-answer-open': 'brief.bank-answer-open',
  'second-approval-missing': 'brief.second-approval-missing',
  'approved-by-planner': 'brief.approved-by-planner',
} as const;
const briefOf: Readonly<Record<string, (typeof BRIEF)[keyof typeof BRIEF]>> = BRIEF;

/**
 * Holds resolved on the vendor's page, by reason. The others are resolved elsewhere or by
 * themselves.
 */
const AT_THE_VENDOR = {
  'no-bank-account': 'end.enter-account',
  'bank-account-unconfirmed': 'end.look-at-account',
  'correction-open': 'end.look-at-correction',
  'prenote-returned': 'end.change-account',
  'prenote-on-its-way': 'end.look-at-test',
  'prenote-under-way': 'end.look-at-test',
  'vendor-inactive': 'end.open-vendor',
  'vendor-archived': 'end.open-vendor',
  'insurance-lapsed': 'end.update-document',
  'payment-came-back': 'end.change-account',
  'payee-unprintable': 'end.open-vendor',
} as const;
const endAtVendor: Readonly<Record<string, (typeof AT_THE_VENDOR)[keyof typeof AT_THE_VENDOR]>> =
  AT_THE_VENDOR;
const IN_SETTINGS = {
  'bank-not-set-up': ['/settings/bank', 'end.enter-bank-data'],
  'bank-data-wrong': ['/settings/bank', 'end.correct-bank-data'],
  'payment-over-limit': ['/settings/payments', 'end.look-at-limit'],
} as const;
const endInSettings: Readonly<Record<string, (typeof IN_SETTINGS)[keyof typeof IN_SETTINGS]>> =
  IN_SETTINGS;

/** "No account · Insurance lapsed" */
export const briefly = (holds: readonly Hold[]): string =>
  holds
    .map(({ code, message }) => {
      const key = briefOf[code];
      return key ? say(key) : message;
    })
    .join(' · ');

/** Holds that a new approval resolves. */
const TAKE_BACK = new Set([
  'second-approval-missing',
  'approved-by-planner',
  'perhaps-paid-already',
]);

/**
 * Holds that are resolved on the payment itself, or shown with its own return, so they are never
 * shared with another payment.
 */
const isOwn = ({ code }: Hold, { returned }: Held): boolean =>
  TAKE_BACK.has(code) || (code === 'payment-came-back' && Boolean(returned));

/** Groups payments by vendor; each payment lists only the holds not shown above it. */
export function byVendor<P extends Held>(
  held: readonly P[],
): readonly { readonly payment: P; readonly above: readonly Hold[] }[] {
  const groups = Map.groupBy(held, ({ vendorId }) => vendorId);
  return [...groups.values()].flatMap((group) =>
    group.map((payment, at) => {
      const said = new Set(group.slice(0, at).flatMap((one) => one.holds.map(wordsOf)));
      const above = payment.holds.filter(
        (hold) => said.has(wordsOf(hold)) && !isOwn(hold, payment),
      );
      return { payment, above };
    }),
  );
}
const wordsOf = ({ code, message }: Hold): string => `${code} ${message}`;

/**
 * All holds on a payment, each with what resolves it. Those shown `above` are only short labels.
 */
export const Holds = ({
  payment,
  above = [],
}: {
  readonly payment: Held;
  readonly above?: readonly Hold[];
}) => (
  <ul className="pay-holds">
    {above.length > 0 && (
      <li>
        <p>{say('as-above', { reasons: briefly(above) })}</p>
      </li>
    )}
    {payment.holds
      .filter((hold) => !above.includes(hold))
      .map((hold) => (
        <li key={hold.code}>
          <p>
            <strong>{hold.message}</strong>
            {hold.code === 'payment-came-back' && payment.returned && (
              <>
                {' '}
                {payment.returned.meaning} {say('back-since')}{' '}
                <Moment at={payment.returned.at} as="day" />.
              </>
            )}
          </p>
          <HoldEnd hold={hold} payment={payment} />
        </li>
      ))}
  </ul>
);

/** What resolves a hold, and where. Renders nothing if it resolves by itself. */
export function HoldEnd({
  hold: { code },
  payment: { id, status, vendorId, vendor },
}: {
  readonly hold: Hold;
  readonly payment: Held;
}) {
  const takeBack = useTakingBack();
  const setting = endInSettings[code];
  if (TAKE_BACK.has(code) && status === 'approved')
    return (
      <May call={payments.takeBackApproval}>
        <Button size="small" text={say('take-back')} onClick={() => takeBack(id)} />
      </May>
    );
  if (code === 'bank-account-unconfirmed')
    return <Confirming vendorId={vendorId} contactPerson={vendor?.name ?? ''} />;
  if (setting) return <To to={setting[0]} text={say(setting[1])} />;
  const text = endAtVendor[code];
  return text ? <To to={`/vendors/${vendorId}`} text={say(text)} /> : null;
}

const To = ({ to, text }: { readonly to: string; readonly text: string }) => (
  <Link to={to} className={buttonClass({ size: 'small' })}>
    {text}
  </Link>
);

/**
 * A link to confirm the account for users who may; for users who may not yet, or who entered it
 * themselves, who can.
 */
function Confirming({
  vendorId: id,
  contactPerson,
}: {
  readonly vendorId: number;
  readonly contactPerson: string;
}) {
  const may = useMay();
  const waits = useWaitsToConfirm();
  const enabled = may(bankAccounts.show);
  const account = useRead(bankAccounts.show, { params: { id } }, { enabled }).data;
  if (!account) return null;
  return waits(account) ? (
    <p>
      <WhoConfirms account={account} contactPerson={contactPerson} />
    </p>
  ) : (
    <To to={`/vendors/${id}`} text={say('confirm-account')} />
  );
}
