// The doors of vendors' bank accounts: what is entered is never shown again but for its end.
import { z } from 'zod';
import { commands } from '@purlin/domain/payments/bank-account-shapes.ts';
import { Id, Instant } from './fields.ts';
import { command, query } from './route.ts';

const { accountType: AccountType, accountHolderType: AccountHolderType } =
  commands.EnterBankAccount.shape;

/** What a bank says an account should be: its code, what that means, and the new end. */
export const Corrected = z
  .object({ code: z.string(), meaning: z.string(), endsWith: z.string(), at: Instant })
  .meta({ id: 'CorrectedAccount' });

export const BankAccountView = z
  .object({
    /** Of the vendor. */
    id: Id,
    status: z.enum(['none', 'entered', 'confirmed']),
    /** How often one was entered: what is confirmed names the entry that was looked at. */
    entry: z.int().min(0),
    endsWith: z.string().nullable(),
    /** Of the one that was confirmed before it, to which money went until now. */
    formerEndsWith: z.string().nullable(),
    accountType: AccountType.nullable(),
    accountHolderType: AccountHolderType.nullable(),
    enteredBy: z.string().nullable(),
    enteredAt: Instant.nullable(),
    confirmedBy: z.string().nullable(),
    confirmedAt: Instant.nullable(),
    /** The caller entered it, so somebody else confirms it. */
    mine: z.boolean(),
    /** Nobody else could confirm it now. */
    onlyAdmin: z.boolean(),
    /** Of the only one who could: from when somebody added just now can; null: there is nobody. */
    anotherFrom: Instant.nullable(),
    /** From when the caller may, where it is not now: alone, or somebody was added just now. */
    confirmableAt: Instant.nullable(),
    /** The test transfer to it; null where nobody asked for one, or it was turned back. */
    test: z
      .object({
        /** `not-sent`: the last one was stopped or rejected, and can be asked for again. */
        state: z.enum(['asked', 'sent', 'passed', 'corrected', 'not-sent']),
        batchId: Id.nullable(),
        /** When it has passed unless it comes back; null while it is in no file. */
        passesOn: z.iso.date().nullable(),
        /** Its file can only be written on this day; null where nothing puts it off. */
        waitsUntil: z.iso.date().nullable(),
        /** Why it was not sent. */
        reason: z.string().nullable(),
      })
      .nullable(),
    /** The bank says that it cannot be paid. */
    turnedBack: z
      .object({ code: z.string(), meaning: z.string(), at: Instant.nullable() })
      .nullable(),
    /** What the bank says it should be. */
    correction: z
      .object({
        trace: z.string(),
        code: z.string(),
        meaning: z.string(),
        endsWith: z.string(),
        dueOn: z.iso.date(),
      })
      .nullable(),
  })
  .meta({ id: 'BankAccount' });
export type BankAccountView = z.infer<typeof BankAccountView>;

/** One that was entered, and that nobody has confirmed so far. */
export const UnconfirmedAccount = z
  .object({
    vendorId: Id,
    vendor: z.string(),
    endsWith: z.string(),
    enteredBy: z.string(),
    enteredAt: Instant,
    /** The caller entered it, so somebody else confirms it. */
    mine: z.boolean(),
  })
  .meta({ id: 'UnconfirmedAccount' });
export type UnconfirmedAccount = z.infer<typeof UnconfirmedAccount>;

const right = 'vendors.bank';
/** Where money goes is not changed by whoever finds a session open. */
const password = true;
const decider = 'bankAccount';

export const bankAccounts = {
  unconfirmed: query('/api/bank-accounts/unconfirmed', {
    right: 'accounts.read',
    summary: 'Bank accounts of vendors that wait for somebody to confirm them, the oldest first',
    answer: z.array(UnconfirmedAccount),
  }),
  show: query('/api/vendors/:id/bank-account', {
    right: 'accounts.read',
    of: 'bankAccount',
    summary: "A vendor's bank account: who entered it, who confirmed it, and its last four digits",
    answer: BankAccountView,
  }),
  enter: command('PUT', '/api/vendors/:id/bank-account', {
    right,
    password,
    summary: 'Enters the account a vendor is paid to, or another one; another admin confirms it',
    decider,
    command: 'EnterBankAccount',
    answer: BankAccountView,
    body: commands.EnterBankAccount.omit({ userIds: true }),
  }),
  confirm: command('POST', '/api/vendors/:id/bank-account/confirm', {
    right: 'vendors.confirm',
    password,
    summary: 'Confirms the account that somebody else entered, after asking the vendor',
    decider,
    command: 'ConfirmBankAccount',
    answer: BankAccountView,
    body: commands.ConfirmBankAccount.pick({ entry: true }),
  }),
  test: command('POST', '/api/vendors/:id/bank-account/test', {
    right,
    password,
    summary:
      'Sends a test transfer of $0.00, with which the bank tries the account; one an account',
    decider,
    command: 'RequestPrenote',
    answer: BankAccountView,
    body: commands.RequestPrenote,
  }),
  acceptCorrection: command('POST', '/api/vendors/:id/bank-account/accept-correction', {
    right,
    password,
    summary: 'Takes over what the bank says the account should be; another admin confirms it',
    decider,
    command: 'AcceptCorrection',
    answer: BankAccountView,
    body: commands.AcceptCorrection.omit({ userIds: true }),
  }),
  refuseCorrection: command('POST', '/api/vendors/:id/bank-account/refuse-correction', {
    right,
    password,
    summary: 'Keeps the account as it is, after asking the vendor; the same is not asked again',
    decider,
    command: 'RefuseCorrection',
    answer: BankAccountView,
    body: commands.RefuseCorrection,
  }),
  remove: command('DELETE', '/api/vendors/:id/bank-account', {
    right,
    password,
    summary: 'Removes the account; nothing is paid to the vendor without one',
    decider,
    command: 'RemoveBankAccount',
    answer: BankAccountView,
  }),
};
