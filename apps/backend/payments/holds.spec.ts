// Nothing more is sent to an account that the bank says cannot be paid, and no vendor is paid who
// is put away.
import { expect, it } from 'vitest';
import type { VendorRow } from '../vendors/read-models/vendor-list.ts';
import { unpayable, type Judging } from './holds.ts';
import { SIMULATED_ORIGINATOR } from './originator.ts';
import type { BankAccountRow } from './read-models/bank-account-list.ts';
import type { PaymentRow } from './read-models/vendor-payment-list.ts';

const row = {
  id: 3,
  vendorId: 7,
  totalCents: 4_025,
  payee: 'Dogwood Supply',
  scheduledPaymentDate: '2026-11-23',
} as PaymentRow;
const ACCOUNT = {
  id: 7,
  status: 'confirmed',
  entry: 2,
  prenoteAskedAt: null,
  prenoteReturned: null,
} as BankAccountRow;
const held = (more: Partial<Judging>) =>
  unpayable(row, {
    terms: {
      settings: { refuseLapsedInsurance: true } as Judging['terms']['settings'],
      bankName: '',
      originator: SIMULATED_ORIGINATOR,
      dailyCents: null,
    },
    now: { day: '2026-11-23', time: '10:00' },
    today: '2026-11-23',
    vendors: new Map(),
    accounts: new Map([[7, ACCOUNT]]),
    returns: [],
    inQuestion: new Map(),
    isAlone: () => false,
    ...more,
  }).map(({ code }) => code);
const came = (code: 'R03' | 'R24', accountEntry: number, vendorId = 7) => ({
  returns: [{ vendorId, accountEntry, code, at: '2026-11-20T15:00:00Z' }],
});

it('an account from which anything came back is not paid again, whichever payment it is', () => {
  expect(held({})).toEqual([]);
  expect(held(came('R03', 2))).toEqual(['payment-came-back']);
});
it('another account of the vendor can be paid, and others of other vendors', () => {
  expect(held(came('R03', 1))).toEqual([]);
  expect(held(came('R03', 2, 8))).toEqual([]);
});
it('what was in a batch with an answer of the bank that needs review waits, and nothing else does', () => {
  expect(held({ inQuestion: new Map([[3, 12]]) })).toEqual(['bank-answer-open']);
  expect(held({ inQuestion: new Map([[4, 12]]) })).toEqual([]);
});
it('an account that was not to blame can be paid at once', () =>
  expect(held(came('R24', 2))).toEqual([]));
it.each([
  [{ status: 'active', archivedAt: '2026-11-01T10:00:00Z' }, 'vendor-archived'],
  [{ status: 'inactive', archivedAt: null }, 'vendor-inactive'],
])('nobody is paid who is %j', (vendor, code) =>
  expect(
    held({
      vendors: new Map([
        [7, { name: 'Dogwood Supply', documents: [], ...vendor } as unknown as VendorRow],
      ]),
    }),
  ).toEqual([code]),
);

const correction = { code: 'C01', trace: '1', endsWith: '9990', dueOn: '2026-12-01' };
const LAPSED = {
  name: 'Dogwood Supply',
  status: 'active',
  archivedAt: null,
  documents: [{ kind: 'liability-insurance', number: null, expiresOn: '2026-11-01' }],
} as unknown as VendorRow;
it('everything that keeps it back is told, not the first thing alone', () => {
  const corrected = { ...ACCOUNT, correction } as BankAccountRow;
  expect(held({ ...came('R03', 2), accounts: new Map([[7, corrected]]) })).toEqual([
    'payment-came-back',
    'correction-open',
  ]);
  const entered = { ...ACCOUNT, status: 'entered' } as BankAccountRow;
  expect(held({ vendors: new Map([[7, LAPSED]]), accounts: new Map([[7, entered]]) })).toEqual([
    'insurance-lapsed',
    'bank-account-unconfirmed',
  ]);
});
it('an account that is being tried waits, whoever confirmed it, until the third banking day', () => {
  const tried = (more: Partial<BankAccountRow>) =>
    held({
      accounts: new Map([
        [
          7,
          {
            ...ACCOUNT,
            prenoteAskedAt: '2026-11-16T10:00:00Z',
            prenoteSettlesOn: null,
            prenoteSettledOn: null,
            ...more,
          },
        ],
      ]),
    });
  expect(tried({})).toEqual(['prenote-on-its-way']);
  expect(tried({ prenoteSettlesOn: '2026-11-19' })).toEqual(['prenote-under-way']);
  expect(tried({ prenoteSettlesOn: '2026-11-18' })).toEqual(['prenote-on-its-way']);
  expect(tried({ prenoteSettledOn: '2026-11-18' })).toEqual([]);
});
