// Who has approved a payment and who stands behind it, as the list of payments shows it.
import { isSameWork, standing } from '@purlin/domain/payments/payment-plan.ts';

export const UNAPPROVED = {
  secondedBy: null,
  approvedBy: null,
  approvedAt: null,
  approvedAlone: false,
};
export const NOT_NOTED = { notedBy: null, notedAt: null };

/** Approved as before, or to be approved anew, by others than who reopened it. */
export const reopened = (
  { reopenedBy: by, reopenedAt: at }: Readonly<Record<'reopenedBy' | 'reopenedAt', string | null>>,
  anew = false,
) =>
  by === null
    ? anew
      ? { status: 'pending' as const, ...UNAPPROVED }
      : { status: 'approved' as const }
    : { status: 'pending' as const, ...UNAPPROVED, notedBy: by, notedAt: at };

/** Everybody who has a hand in it: who made it what it is, and on whose word it was not paid. */
export const handsIn = ({
  behind,
  notedBy,
}: {
  readonly behind: readonly string[];
  readonly notedBy: string | null;
}): readonly string[] => standing(behind, notedBy);

type Behind = Omit<Parameters<typeof isSameWork>[0], 'scheduledDate'> & {
  readonly scheduledPaymentDate: string;
  readonly behind: readonly string[];
};
/** Who stands behind it once somebody made this of it. */
export const behindAfter = (
  plan: Parameters<typeof isSameWork>[0],
  row: Behind | undefined,
  editedBy: string | null,
): readonly string[] =>
  row && isSameWork(plan, { ...row, scheduledDate: row.scheduledPaymentDate })
    ? row.behind
    : standing(row?.behind ?? [], editedBy);
