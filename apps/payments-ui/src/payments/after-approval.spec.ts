// Whoever approved several hears what can be paid now, and what the others wait for.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { expect, it } from 'vitest';
import { afterApproval } from './after-approval.ts';

const EARLY = { code: 'payment-too-early', message: '' };
const NO_ACCOUNT = { code: 'no-bank-account', message: '' };
const approved = (...holds: VendorPayment['holds']): Pick<VendorPayment, 'status' | 'holds'> => ({
  status: 'approved',
  holds,
});

it('counts what is ready, for later, held back with its reason, or half approved', () => {
  expect(afterApproval([approved(), approved()])).toBe('2 ready to pay.');
  expect(
    afterApproval([
      approved(),
      approved(EARLY),
      approved(NO_ACCOUNT),
      approved(NO_ACCOUNT, EARLY),
      { status: 'pending', holds: [] },
    ]),
  ).toBe(
    '1 ready to pay. 1 for later. 2 on hold: No account; No account · Not due yet. ' +
      '1 needs a second approval.',
  );
});
