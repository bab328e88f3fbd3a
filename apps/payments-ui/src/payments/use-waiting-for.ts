// Why the current user cannot approve a payment: nobody can, they gave the first of two approvals,
// or they created, changed or reopened it and the company requires someone else.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { useRead, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-acts.ts';

type Waiting = Pick<
  VendorPayment,
  'secondedBy' | 'plannedBy' | 'behind' | 'notedBy' | 'approversMissing'
>;

export function useWaitingFor(): (payment: Waiting) => string | undefined {
  const { user } = useSession();
  const window = useRead(payments.window).data;
  const me = user && `${user.firstName} ${user.lastName}`;
  return ({ secondedBy, plannedBy, behind, notedBy, approversMissing }) => {
    if (approversMissing > 0) return say('nobody-can');
    if (me === undefined) return undefined;
    if (secondedBy === me) return say('second-person');
    // If nobody else may approve, the user may after a day; until then the server refuses.
    if (notedBy === me && window && !window.alone) return say('you-noted');
    if (!window?.approverIsNotPlanner || window.alone || !behind.includes(me)) return undefined;
    return say(plannedBy === me ? 'you-created' : 'you-changed');
  };
}
