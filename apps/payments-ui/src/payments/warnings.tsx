// Warnings where money is decided: the vendor's insurance has expired, or the job's vendor payments
// exceed its budget. Neither blocks a decision.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { fromDecimal } from '@purlin/domain/shared/money.ts';
import { Notice } from '@purlin/ui/ui.ts';
import { useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-form.ts';

/** Already shown as a hold if the company blocks such payments. */
const isTold = ({ holds }: Pick<VendorPayment, 'holds'>): boolean =>
  holds.some(({ code }) => code === 'insurance-lapsed');

/** In a row of a list. */
export const InsuranceEndedLine = ({ payment }: { readonly payment: VendorPayment }) =>
  payment.insuranceEnded === null || isTold(payment) ? null : (
    <p className="pay-twice">{say('insurance-ended', { day: payment.insuranceEnded })}</p>
  );

/** In the confirmation of one payment. */
export const InsuranceEndedNotice = ({ payment }: { readonly payment: VendorPayment }) =>
  payment.insuranceEnded === null || isTold(payment) ? null : (
    <Notice tone="warn" title={say('insurance-ended', { day: payment.insuranceEnded })}>
      {say('paid-all-the-same')}
    </Notice>
  );

/**
 * By how many cents a job's vendor payments exceed its budget. `moreCents`: the amount being typed,
 * not counted yet.
 */
export const overBudgetCents = (budgetLeft: string | null, moreCents: number): number =>
  budgetLeft === null ? 0 : Math.max(0, moreCents - fromDecimal(budgetLeft));

/** Shows by how much, if the selected job has a budget. */
export function OverBudget({
  jobId,
  moreCents = 0,
}: {
  readonly jobId: number | null;
  readonly moreCents?: number;
}) {
  const may = useMay()(scheduling.details);
  const job = useRead(
    scheduling.details,
    { params: { id: jobId ?? 0 } },
    { enabled: may && jobId !== null },
  ).data;
  if (!job || job.budget === null) return null;
  const over = overBudgetCents(job.vendorPayments.budgetLeft, moreCents);
  if (over === 0) return null;
  return (
    <Notice tone="warn" title={say('over-budget', { over })}>
      {say('over-budget-of', { title: job.title, budget: fromDecimal(job.budget) })}
    </Notice>
  );
}
