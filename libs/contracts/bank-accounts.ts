// Routes of vendors' bank accounts. Account numbers are never returned, only their last digits.
import { z } from 'zod';
import { commands } from '@purlin/domain/payments/bank-account-shapes.ts';
import { Id, Instant } from './fields.ts';
import { command, query } from './route.ts';

const { accountType: AccountType, accountHolderType: AccountHolderType } =
  commands.EnterBankAccount.shape;

/** A correction by the bank: its code, the meaning, and the new last digits. */
export const Corrected = z
  .object({ code: z.string(), meaning: z.string(), endsWith: z.string(), at: Instant })
  .meta({ id: 'CorrectedAccount' });

export const BankAccountView = z
  .object({
    /** The vendor's id. */
    id: Id,
    status: z.enum(['none', 'entered', 'confirmed']),
    /** The number of accounts entered so far; a confirmation names the entry the user saw. */
    entry: z.int().min(0),
    endsWith: z.string().nullable(),
    /** Last digits of the account confirmed before, which payments went to until now. */
    formerEndsWith: z.string().nullable(),
    accountType: AccountType.nullable(),
    accountHolderType: AccountHolderType.nullable(),
    enteredBy: z.string().nullable(),
    enteredAt: Instant.nullable(),
    confirmedBy: z.string().nullable(),
    confirmedAt: Instant.nullable(),
    /** The caller entered it, so someone else must confirm it. */
    mine: z.boolean(),
    /** Nobody else can confirm it now. */
    onlyAdmin: z.boolean(),
    /**
     * If nobody else can confirm it: when a recently added user will be able to; null if there is
     * none.
     */
    anotherFrom: Instant.nullable(),
    /**
     * When the caller can confirm it, if not yet: as the only admin, or as a recently added user.
     */
    confirmableAt: Instant.nullable(),
    /** The prenote; null if none was requested, or if it was returned. */
    test: z
      .object({
        /** `not-sent`: the last one was stopped or rejected, and can be requested again. */
        state: z.enum(['asked', 'sent', 'passed', 'corrected', 'not-sent']),
        batchId: Id.nullable(),
        /** When it passes unless returned; null until it is in a file. */
        passesOn: z.iso.date().nullable(),
        /** The day its file can be written, if delayed; null otherwise. */
        waitsUntil: z.iso.date().nullable(),
        /** Why it was not sent. */
        reason: z.string().nullable(),
      })
      .nullable(),
    /** The bank says that the account can't be paid. */
    turnedBack: z
      .object({ code: z.string(), meaning: z.string(), at: Instant.nullable() })
      .nullable(),
    /** The account as the bank would correct it. */
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

/** An entered account awaiting confirmation. */
export const UnconfirmedAccount = z
  .object({
    vendorId: Id,
    vendor: z.string(),
    endsWith: z.string(),
    enteredBy: z.string(),
    enteredAt: Instant,
    /** The caller entered it, so someone else must confirm it. */
    mine: z.boolean(),
  })
  .meta({ id: 'UnconfirmedAccount' });
export type UnconfirmedAccount = z.infer<typeof UnconfirmedAccount>;

const right = 'vendors.bank';
/** An unattended session must not suffice to redirect payments. */
const password = true;
const decider = 'bankAccount';

export const bankAccounts = {
  unconfirmed: query('/api/bank-accounts/unconfirmed', {
    right: 'accounts.read',
    summary: 'Vendor bank accounts waiting to be confirmed, oldest first',
    answer: z.array(UnconfirmedAccount),
  }),
  show: query('/api/vendors/:id/bank-account', {
    right: 'accounts.read',
    of: 'bankAccount',
    summary: 'A vendor’s bank account: who entered it, who confirmed it, and its last four digits',
    answer: BankAccountView,
  }),
  enter: command('PUT', '/api/vendors/:id/bank-account', {
    right,
    password,
    summary: 'Adds or replaces a vendor’s bank account; another admin has to confirm it',
    decider,
    command: 'EnterBankAccount',
    answer: BankAccountView,
    body: commands.EnterBankAccount.omit({ userIds: true }),
  }),
  confirm: command('POST', '/api/vendors/:id/bank-account/confirm', {
    right: 'vendors.confirm',
    password,
    summary: 'Confirms a bank account that someone else entered, after checking with the vendor',
    decider,
    command: 'ConfirmBankAccount',
    answer: BankAccountView,
    body: commands.ConfirmBankAccount.pick({ entry: true }),
  }),
  test: command('POST', '/api/vendors/:id/bank-account/test', {
    right,
    password,
    summary: 'Requests a $0.00 test transfer (prenote) to test the account; one per account',
    decider,
    command: 'RequestPrenote',
    answer: BankAccountView,
    body: commands.RequestPrenote,
  }),
  acceptCorrection: command('POST', '/api/vendors/:id/bank-account/accept-correction', {
    right,
    password,
    summary: 'Accepts the bank’s correction to the account; another admin has to confirm it',
    decider,
    command: 'AcceptCorrection',
    answer: BankAccountView,
    body: commands.AcceptCorrection.omit({ userIds: true }),
  }),
  refuseCorrection: command('POST', '/api/vendors/:id/bank-account/refuse-correction', {
    right,
    password,
    summary:
      'Rejects the bank’s correction after checking with the vendor; the same one isn’t raised ' +
      'again',
    decider,
    command: 'RefuseCorrection',
    answer: BankAccountView,
    body: commands.RefuseCorrection,
  }),
  remove: command('DELETE', '/api/vendors/:id/bank-account', {
    right,
    password,
    summary: 'Removes the bank account; the vendor can’t be paid without one',
    decider,
    command: 'RemoveBankAccount',
    answer: BankAccountView,
  }),
};
