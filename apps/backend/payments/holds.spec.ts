// What came back from an account waits for another account, and only when the account was to blame.
import { expect, it } from 'vitest';
import { checkPayable, refusalOf, type Judging } from './holds.ts';
import { SIMULATED_ORIGINATOR } from './originator.ts';
import type { BankAccountRow } from './read-models/bank-account-list.ts';
import type { PaymentRow } from './read-models/vendor-payment-list.ts';

const row = {
  vendorId: 7,
  totalCents: 4_025,
  payee: 'Dogwood Supply',
  scheduledPaymentDate: '2026-11-23',
  returnedAt: '2026-11-19T14:00:00.000Z',
} as PaymentRow;
const judgedWith = (enteredAt: string): Judging => ({
  terms: {
    settings: { refuseLapsedInsurance: false } as Judging['terms']['settings'],
    bankName: '',
    originator: SIMULATED_ORIGINATOR,
    dailyCents: null,
  },
  now: { day: '2026-11-23', time: '10:00' },
  today: '2026-11-23',
  vendors: new Map(),
  accounts: new Map([
    [7, { status: 'confirmed', prenoteReturned: null, enteredAt } as BankAccountRow],
  ]),
});
const heldBy = (returnedCode: PaymentRow['returnedCode'], enteredAt: string) =>
  refusalOf(() => checkPayable({ ...row, returnedCode }, judgedWith(enteredAt)))?.code;

it('is held back while the account is still the one it came back from', () => {
  expect(heldBy('R03', '2026-01-05T10:00:00.000Z')).toBe('payment-came-back');
  expect(heldBy('R03', '2026-11-20T10:00:00.000Z')).toBeUndefined();
});
it('can be paid again at once where the account was not to blame', () =>
  expect(heldBy('R24', '2026-01-05T10:00:00.000Z')).toBeUndefined());
