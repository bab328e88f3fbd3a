// Why whoever looks is not the one to approve a payment: they gave the first of two approvals, or
// they created, changed or reopened it and the company wants somebody else.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { useRead, useSession } from '@purlin/web/web.ts';

type Waiting = Pick<VendorPayment, 'secondedBy' | 'plannedBy' | 'behind'>;

export function useWaitingFor(): (payment: Waiting) => string | undefined {
  const { user } = useSession();
  const window = useRead(payments.window).data;
  const me = user && `${user.firstName} ${user.lastName}`;
  return ({ secondedBy, plannedBy, behind }) => {
    if (me === undefined) return undefined;
    if (secondedBy === me) return 'Waits for a second person';
    if (!window?.approverIsNotPlanner || behind !== me) return undefined;
    return plannedBy === me
      ? 'You created it: somebody else approves'
      : 'You changed it last: somebody else approves';
  };
}
