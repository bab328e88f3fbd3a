// Sample events of a vendor's bank account, for specs.
import type { BankAccount } from './ach/ach-file.ts';
import type { BankAccountEvent } from './bank-account.ts';

type Of<T extends BankAccountEvent['type']> = Extract<BankAccountEvent, { type: T }>;

export const account: BankAccount = {
  routingNumber: '021000021',
  accountNumber: '7654321098',
  accountType: 'checking',
  accountHolderType: 'business',
};
export const other: BankAccount = { ...account, accountNumber: '1918171614' };
export const at = '2026-03-02T17:00:00.000Z';
export const first: Of<'BankAccountEntered'> = {
  type: 'BankAccountEntered',
  data: { account, endsWith: '1098', entry: 1, by: 'user-1', at },
};
export const confirmed: Of<'BankAccountConfirmed'> = {
  type: 'BankAccountConfirmed',
  data: { entry: 1, by: 'user-2', how: 'another-admin' },
};
export const changed: Of<'BankAccountChanged'> = {
  type: 'BankAccountChanged',
  data: {
    account: other,
    endsWith: '1614',
    entry: 2,
    by: 'user-1',
    at,
    because: 'entered',
    userIds: [1, 2],
  },
};
export const [trace, later] = ['323371070000001', '323371070000002'];
export const prenote: Of<'PrenoteSent'> = {
  type: 'PrenoteSent',
  data: { entry: 1, batchId: 3, trace, settlesOn: '2026-03-03' },
};
export const asked: Of<'PrenoteRequested'> = {
  type: 'PrenoteRequested',
  data: { entry: 1, by: 'user-1' },
};
export const taken: Of<'PrenoteTaken'> = { type: 'PrenoteTaken', data: { entry: 1, batchId: 3 } };
export const settled: Of<'PrenoteSettled'> = {
  type: 'PrenoteSettled',
  data: { entry: 1, batchId: 3, trace, settledOn: '2026-03-03' },
};
export const back: Of<'PrenoteReturned'> = {
  type: 'PrenoteReturned',
  data: { entry: 1, trace, code: 'R03' },
};
export const proposed: Of<'BankAccountCorrectionProposed'> = {
  type: 'BankAccountCorrectionProposed',
  data: {
    entry: 1,
    trace: later,
    code: 'C01',
    account: other,
    endsWith: '1614',
    dueOn: '2026-03-10',
  },
};
