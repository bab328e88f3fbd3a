// Specs of the notice after a bulk approval: what can be paid now, and what the rest wait for.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { expect, it } from 'vitest';
import { afterApproval } from './after-approval.ts';

const EARLY = { code: 'payment-too-early', message: '' };
const NO_ACCOUNT = { code: 'no-bank-account', message: '' };
type Outcome = Pick<VendorPayment, 'status' | 'holds' | 'approvedAlone'>;
const approved = (...holds: VendorPayment['holds']): Outcome => ({
  status: 'approved',
  holds,
  approvedAlone: false,
});

it('counts what is ready, for later, on hold with its reason, or half approved', () => {
  expect(afterApproval([approved(), approved()])).toBe('2 ready to pay.');
  expect(
    afterApproval([
      approved(),
      approved(EARLY),
      approved(NO_ACCOUNT),
      approved(NO_ACCOUNT, EARLY),
      { status: 'pending', holds: [], approvedAlone: false },
    ]),
  ).toBe(
    '1 ready to pay. 1 for later. 2 on hold: No account; No account · Not due yet. ' +
      '1 needs a second approval.',
  );
});

it('says once that nobody else could have approved them', () => {
  const alone = { ...approved(), approvedAlone: true };
  expect(afterApproval([alone])).toBe(
    '1 ready to pay. You’re the only person who can approve payments, so this one is approved ' +
      'by you alone. Add a second person in Settings.',
  );
  expect(afterApproval([alone, alone, approved()])).toBe(
    '3 ready to pay. You’re the only person who can approve payments, so 2 of these are ' +
      'approved by you alone. Add a second person in Settings.',
  );
});
