// The notice after payments are approved: how many can be paid now, and what the rest wait for.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { say } from '@purlin/words/screens/payment-acts.ts';
import { briefly } from '../parts/holds.tsx';
import { isForLater } from '../parts/later.ts';

type Approved = Pick<VendorPayment, 'status' | 'holds' | 'approvedAlone'>;

/** "4 ready to pay. 1 for later. 1 waits: Account not confirmed." */
export function afterApproval(answers: readonly Approved[]): string {
  const approved = answers.filter(({ status }) => status === 'approved');
  const seconds = answers.length - approved.length;
  const held = approved.filter((one) => one.holds.length > 0 && !isForLater(one));
  const later = approved.filter(isForLater).length;
  const alone = answers.filter(({ approvedAlone }) => approvedAlone).length;
  const ready = approved.length - held.length - later;
  const why = [...new Set(held.map(({ holds }) => briefly(holds)))].join('; ');
  return [
    ready > 0 && say('count-ready', { count: ready }),
    later > 0 && say('count-later', { count: later }),
    held.length > 0 && say('count-held', { count: held.length, why }),
    seconds > 0 && say('count-second', { count: seconds }),
    alone > 0 && say('approved-alone', { count: alone }),
  ]
    .filter(Boolean)
    .join(' ');
}
