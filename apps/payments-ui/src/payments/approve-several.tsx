// Asks before several payments are approved: each amount and the total, as of now. Payments that
// others changed meanwhile are marked, and must be reviewed again before they count.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { ConfirmDialog, Money, Notice } from '@purlin/ui/ui.ts';
import { useBulk } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-acts.ts';
import { useState } from 'react';
import { afterApproval } from './after-approval.ts';
import { asSeen, differencesOf } from './changed-since.tsx';
import { payeeOf } from './payment-words.tsx';
import { SameInvoiceLine } from './same-invoice.tsx';
import { InsuranceEndedLine, OverBudget } from './warnings.tsx';
import { sumOf } from './sums.ts';
import { useTab } from './use-tab.ts';

interface Chosen {
  /** Those that can still be approved, as of now. */
  readonly open: readonly VendorPayment[];
  /** Those that someone approved, rejected or voided meanwhile. */
  readonly gone: readonly VendorPayment[];
}

const standing = ({ open, gone }: Chosen): string =>
  [...open.map(({ id, revision }) => `${id}@${revision}`), ...gone.map(({ id }) => id)].join();

/**
 * The selected payments as of now. Once the approval is being sent (`answered`), changes are caused
 * by it.
 */
function useChosenNow(chosen: readonly VendorPayment[], answered: boolean): Chosen {
  const { items, loading, problem } = useTab('pending');
  const [known, setKnown] = useState<Chosen>({ open: chosen, gone: [] });
  if (answered || loading || problem) return known;
  const pending = new Map(
    items.filter(({ rejectedReason }) => rejectedReason === null).map((one) => [one.id, one]),
  );
  const now: Chosen = {
    open: chosen.flatMap(({ id }) => pending.get(id) ?? []),
    gone: chosen.filter(({ id }) => !pending.has(id)),
  };
  if (standing(now) !== standing(known)) setKnown(now);
  return now;
}

/** Refused payments stay pending and are listed with the reason. */
export function ApproveSeveral({
  chosen,
  onApproved,
  onClose,
}: {
  readonly chosen: readonly VendorPayment[];
  readonly onApproved?: ((chosen: readonly VendorPayment[]) => void) | undefined;
  readonly onClose: () => void;
}) {
  const [answered, setAnswered] = useState(false);
  const { open, gone } = useChosenNow(chosen, answered);
  const now = standing({ open, gone });
  const [looked, setLooked] = useState(() => standing({ open: chosen, gone: [] }));
  const { carryOut, pending } = useBulk<VendorPayment>(payeeOf, () => onApproved?.(open));
  const takingBack = useBulk<VendorPayment>(payeeOf, () => {});
  const undo = (done: readonly VendorPayment[]) =>
    takingBack.carryOut(payments.takeBackApproval, done, ({ id }) => ({ params: { id } }), {
      became: (count) => say('done-pending', { count }),
    });
  const confirm = () => {
    if (open.length === 0) return onClose();
    if (now !== looked) return setLooked(now);
    setAnswered(true);
    void carryOut(
      payments.approve,
      open,
      (payment) => ({ params: { id: payment.id }, headers: asSeen(payment) }),
      { became: (count) => say('done-approved', { count }), tells: afterApproval, undo },
    ).then(onClose);
  };
  return (
    <ConfirmDialog
      isOpen
      title={say('approve-title')}
      onClose={onClose}
      busy={pending}
      confirmLabel={labelOf(open.length, now !== looked)}
      onConfirm={confirm}
    >
      <Meanwhile seen={chosen} open={open} gone={gone} />
      <Twice payments={open} />
      <p>
        {say('confirm-several', { count: open.length })}{' '}
        <strong>
          <Money amount={sumOf(open, 'projectTotal')} />
        </strong>{' '}
        {say('in-all')}
      </p>
      {jobsOf(open).map((jobId) => (
        <OverBudget key={jobId} jobId={jobId} />
      ))}
      <Amounts payments={open} />
    </ConfirmDialog>
  );
}

const labelOf = (open: number, mustLook: boolean): string =>
  open === 0
    ? say('close')
    : mustLook
      ? say('looked-again')
      : say('approve-several', { count: open });

/** What others did to the payments meanwhile, one line each. */
function Meanwhile({ seen, open, gone }: Chosen & { readonly seen: readonly VendorPayment[] }) {
  const before = new Map(seen.map((payment) => [payment.id, payment]));
  const changed = open.filter(({ id, revision }) => before.get(id)?.revision !== revision);
  if (changed.length + gone.length === 0) return null;
  return (
    <Notice tone="bad" title={say('some-changed')}>
      {changed.map((payment) => (
        <p key={payment.id}>
          {payeeOf(payment)}. {differencesOf(before.get(payment.id)!, payment)}
        </p>
      ))}
      {gone.map((payment) => (
        <p key={payment.id}>{say('not-waiting', { payee: payeeOf(payment) })}</p>
      ))}
    </Notice>
  );
}

const jobsOf = (asked: readonly VendorPayment[]): readonly number[] => [
  ...new Set(asked.flatMap(({ jobId }) => jobId ?? [])),
];

/** Above a long list: says that some of its lines have a warning. */
function Twice({ payments: asked }: { readonly payments: readonly VendorPayment[] }) {
  const twice = asked.filter(({ sameInvoice }) => sameInvoice.length > 0).length;
  if (twice === 0) return null;
  return (
    <Notice tone="warn" title={say('invoices-here', { count: twice })}>
      {say('same-bill-below')}
    </Notice>
  );
}

const Amounts = ({ payments: asked }: { readonly payments: readonly VendorPayment[] }) => (
  <dl className="pay-asked">
    {asked.map((payment) => (
      <div key={payment.id}>
        <dt>
          {payment.invoiceNumber
            ? say('with-invoice', { payee: payeeOf(payment), number: payment.invoiceNumber })
            : payeeOf(payment)}
          <SameInvoiceLine payment={payment} />
          <InsuranceEndedLine payment={payment} />
        </dt>
        <dd>
          <Money amount={payment.projectTotal} />
        </dd>
      </div>
    ))}
  </dl>
);
