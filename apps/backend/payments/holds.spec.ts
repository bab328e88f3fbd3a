// Nothing more is sent to an account that the bank says cannot be paid, and no vendor is paid who
// is put away.
import { expect, it } from 'vitest';
import type { VendorRow } from '../vendors/read-models/vendor-list.ts';
import { checkPayable, refusalOf, type Judging } from './holds.ts';
import { SIMULATED_ORIGINATOR } from './originator.ts';
import type { BankAccountRow } from './read-models/bank-account-list.ts';
import type { PaymentRow } from './read-models/vendor-payment-list.ts';

const row = {
  vendorId: 7,
  totalCents: 4_025,
  payee: 'Dogwood Supply',
  scheduledPaymentDate: '2026-11-23',
} as PaymentRow;
const ACCOUNT = { status: 'confirmed', prenoteReturned: null, entry: 2 } as BankAccountRow;
const held = (more: Partial<Judging>) =>
  refusalOf(() =>
    checkPayable(row, {
      terms: {
        settings: { refuseLapsedInsurance: false } as Judging['terms']['settings'],
        bankName: '',
        originator: SIMULATED_ORIGINATOR,
        dailyCents: null,
      },
      now: { day: '2026-11-23', time: '10:00' },
      today: '2026-11-23',
      vendors: new Map(),
      accounts: new Map([[7, ACCOUNT]]),
      returns: [],
      ...more,
    }),
  )?.code;
const came = (code: 'R03' | 'R24', accountEntry: number, vendorId = 7) => ({
  returns: [{ vendorId, accountEntry, code }],
});

it('an account from which anything came back is not paid again, whichever payment it is', () => {
  expect(held({})).toBeUndefined();
  expect(held(came('R03', 2))).toBe('payment-came-back');
});
it('another account of the vendor can be paid, and others of other vendors', () => {
  expect(held(came('R03', 1))).toBeUndefined();
  expect(held(came('R03', 2, 8))).toBeUndefined();
});
it('an account that was not to blame can be paid at once', () =>
  expect(held(came('R24', 2))).toBeUndefined());
it.each([
  [{ status: 'active', archivedAt: '2026-11-01T10:00:00Z' }, 'vendor-archived'],
  [{ status: 'inactive', archivedAt: null }, 'vendor-inactive'],
])('nobody is paid who is %j', (vendor, code) =>
  expect(
    held({ vendors: new Map([[7, { name: 'Dogwood Supply', ...vendor } as VendorRow]]) }),
  ).toBe(code),
);
