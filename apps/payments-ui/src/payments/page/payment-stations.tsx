// A payment's life as steps.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import type { Station } from '@purlin/ui/record/stations.tsx';
import { Link, Moment } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-page.ts';
import { batchName } from '../../parts/batch-name.ts';

type Known = Pick<
  VendorPayment,
  | 'status'
  | 'createdAt'
  | 'plannedBy'
  | 'secondedBy'
  | 'approvedBy'
  | 'approvedAt'
  | 'batchId'
  | 'paidAt'
  | 'returned'
  | 'rejectedReason'
>;
const ORDER = ['pending', 'approved', 'processing', 'paid'] as const;

const waitingFor = ({ rejectedReason, secondedBy, returned }: Known): string =>
  rejectedReason !== null
    ? say('waits-to-be-edited')
    : secondedBy
      ? say('first-of-two', { who: secondedBy })
      : returned
        ? say('waits-anew', { code: returned.code })
        : say('waits-for-approval');

export function stationsOf(payment: Known): readonly Station[] {
  const { status, createdAt, plannedBy, approvedBy, approvedAt } = payment;
  const { batchId, paidAt, returned } = payment;
  const reached = ORDER.findIndex((one) => one === status);
  const stateOf = (n: number): Station['state'] =>
    n < reached || status === 'paid' ? 'done' : n === reached ? 'now' : 'ahead';
  return [
    { name: say('station.planned'), state: 'done', at: <Moment at={createdAt} />, says: plannedBy },
    {
      name: say('station.approved'),
      state: reached === 0 ? 'now' : 'done',
      at: approvedAt && <Moment at={approvedAt} />,
      says: reached > 0 ? approvedBy : waitingFor(payment),
    },
    returned !== null && reached === 1
      ? {
          name: say('station.came-back'),
          state: 'failed',
          at: <Moment at={returned.at} />,
          says: say('code-means', { code: returned.code, meaning: returned.meaning }),
        }
      : {
          name: say('station.at-the-bank'),
          state: stateOf(reached === 1 ? 1 : 2),
          says:
            reached >= 2 && batchId !== null ? (
              <Link to={`/vendor-payments/batches/${batchId}`}>{batchName(batchId)}</Link>
            ) : reached === 1 ? (
              say('waits-to-be-paid')
            ) : undefined,
        },
    { name: say('station.paid'), state: stateOf(3), at: paidAt && <Moment at={paidAt} /> },
  ];
}
