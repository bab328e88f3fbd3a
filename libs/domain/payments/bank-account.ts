// A vendor's bank account, in a stream with the vendor's number. One admin enters it, another
// confirms it, and the bank can test it. It is not paid until confirmed.
import { z } from 'zod';
import { decider, type MessageOf, type Meta } from '@purlin/event-sourcing/decider.ts';
import { correctionEvents, type AccountCorrection } from './account-corrections.ts';
import { AccountHolderType, AccountType, type BankAccount } from './ach/ach-file.ts';
import { commands } from './bank-account-shapes.ts';
import { hasPassed, prenoteEvents, REQUESTED, type Prenote } from './prenote.ts';
import { aDayAfter } from '../shared/days.ts';
import { refuse } from './refusals.ts';

// ---- facts

/**
 * The account as entered. Its numbers are encrypted, and unreadable once the vendor is forgotten.
 */
const Account = z.object({
  routingNumber: z.string(),
  accountNumber: z.string(),
  accountType: AccountType,
  accountHolderType: AccountHolderType,
});
const Entered = z.object({
  account: Account,
  /** The last digits; nothing else of the number is ever shown. */
  endsWith: z.string(),
  /** 1 for the first account; higher numbers are changes. */
  entry: z.int().positive(),
  by: z.string(),
  at: z.iso.datetime(),
});
const entry = z.int().positive();

export const events = {
  BankAccountEntered: Entered,
  /** Blocks payments to the vendor until another user confirms the account. */
  BankAccountChanged: Entered.extend({
    because: z.enum(['entered', 'correction']),
    /** Users notified in addition to the office. */
    userIds: z.array(z.int()).default([]),
  }),
  BankAccountConfirmed: z.object({
    entry,
    by: z.string(),
    how: z.enum(['another-admin', 'after-a-day', 'prenote']),
  }),
  BankAccountRemoved: z.object({ entry }),
  ...prenoteEvents,
  ...correctionEvents(Account),
};
export type BankAccountEvent = MessageOf<typeof events>;

// ---- state

export type VendorBankAccount =
  | { readonly status: 'none' | 'removed'; readonly entry: number }
  | {
      readonly status: 'entered' | 'confirmed';
      readonly account: BankAccount;
      readonly entry: number;
      readonly by: string;
      readonly at: string;
      readonly prenote: Prenote | null;
      readonly correction: AccountCorrection | null;
      /** Corrections that users refused since the account was entered. */
      readonly refused: readonly AccountCorrection[];
      /** Trace numbers of entries with repeated or unusable corrections. */
      readonly told: readonly string[];
    };
type Known = Extract<VendorBankAccount, { readonly account: BankAccount }>;

const known = (state: VendorBankAccount): Known =>
  'account' in state ? state : refuse('bank-account-missing');
/** The account, if it is still the one the caller saw; refuses otherwise. */
const current = (state: VendorBankAccount, which: number): Known => {
  const now = known(state);
  return now.entry === which ? now : refuse('bank-account-changed');
};
const entered = (e: z.infer<typeof Entered>): VendorBankAccount => ({
  status: 'entered',
  account: e.account,
  entry: e.entry,
  by: e.by,
  at: e.at,
  prenote: null,
  correction: null,
  refused: [],
  told: [],
});

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

const same = (a: BankAccount, b: BankAccount): boolean =>
  a.routingNumber === b.routingNumber &&
  a.accountNumber === b.accountNumber &&
  a.accountType === b.accountType &&
  a.accountHolderType === b.accountHolderType;

/** The last four characters, or fewer for a short number: never more than half of it. */
export const endOf = (accountNumber: string): string =>
  accountNumber.slice(-Math.min(4, Math.floor(accountNumber.length / 2)));

/** The event for a first or changed account. */
function newAccount(
  account: BankAccount,
  last: number,
  change: Pick<z.infer<typeof events.BankAccountChanged>, 'because' | 'userIds'>,
  { by, now }: Meta,
): BankAccountEvent {
  const endsWith = endOf(account.accountNumber);
  const data = { account, endsWith, entry: last + 1, by, at: now };
  return last === 0
    ? { type: 'BankAccountEntered', data }
    : { type: 'BankAccountChanged', data: { ...data, ...change } };
}

/**
 * How a sole admin may confirm an account they entered themselves; refuses until a day or a prenote
 * has passed.
 */
function howAlone(
  { at, prenote, correction, refused, told }: Known,
  now: { readonly now: string; readonly today: string },
): 'after-a-day' | 'prenote' {
  const unclear = told.map((trace) => ({ trace }));
  const corrected = [...(correction ? [correction] : []), ...refused, ...unclear];
  // Prefer the stronger evidence: a prenote shows that the bank knows the account.
  if (prenote && hasPassed(prenote, corrected, now.today)) return 'prenote';
  return now.now >= aDayAfter(at) ? 'after-a-day' : refuse('bank-account-too-new', { hours: 24 });
}

/** Whether a prenote event concerns this account and its current prenote. */
const isTried = (
  state: VendorBankAccount,
  { entry: which, batchId }: { readonly entry: number; readonly batchId: number },
): state is Known & { readonly prenote: Prenote } =>
  'account' in state && state.entry === which && state.prenote?.batchId === batchId;

const withPrenote = (state: VendorBankAccount, more: Partial<Prenote>): VendorBankAccount => {
  const now = known(state);
  return { ...now, prenote: { ...(now.prenote ?? REQUESTED), ...more } };
};

/** A refused correction is not proposed again; the repetition is recorded once per trace. */
function said(
  { entry: which, trace, code }: z.infer<typeof commands.ProposeCorrection>,
  endsWith: string,
  { refused, told }: Known,
): readonly BankAccountEvent[] {
  if (told.includes(trace) || refused.some((one) => one.trace === trace)) return [];
  const data = { entry: which, trace, code, endsWith };
  return [{ type: 'BankAccountCorrectionRepeated', data }];
}

const withTold = (state: VendorBankAccount, { trace }: { readonly trace: string }): Known => {
  const now = known(state);
  return { ...now, told: [...now.told, trace] };
};

const NUMBERS = ['account.routingNumber', 'account.accountNumber'] as const;
const WITH_NUMBERS = {
  BankAccountEntered: NUMBERS,
  BankAccountChanged: NUMBERS,
  BankAccountCorrectionProposed: NUMBERS,
};

export const bankAccount = decider<VendorBankAccount>()({
  category: 'bankAccount',
  events,
  initial: { status: 'none', entry: 0 },
  evolve: {
    BankAccountEntered: (_, e) => entered(e),
    BankAccountChanged: (_, e) => entered(e),
    BankAccountConfirmed: (state) => ({ ...known(state), status: 'confirmed' }),
    BankAccountRemoved: ({ entry: last }) => ({ status: 'removed', entry: last }),
    PrenoteRequested: (state) => withPrenote(state, REQUESTED),
    PrenoteTaken: (state, { batchId }) => withPrenote(state, { batchId }),
    PrenoteSent: (state, { entry: _, ...sent }) => withPrenote(state, sent),
    PrenoteSettled: (state, { trace, settledOn }) => withPrenote(state, { trace, settledOn }),
    PrenoteReturned: (state, { trace }) => withPrenote(state, { trace, returned: true }),
    PrenoteReleased: (state) => ({ ...known(state), prenote: null }),
    BankAccountCorrectionProposed: (state, { trace, code, account }) => ({
      ...known(state),
      correction: { trace, code, account },
    }),
    BankAccountCorrectionRefused: (state) => {
      const now = known(state);
      return {
        ...now,
        correction: null,
        refused: now.correction ? [...now.refused, now.correction] : now.refused,
      };
    },
    BankAccountCorrectionRepeated: withTold,
    BankAccountCorrectionUnusable: withTold,
  },
  personal: {
    ...WITH_NUMBERS,
    BankAccountCorrectionRefused: ['reason'],
    PrenoteReleased: ['reason'],
  },
  withheld: WITH_NUMBERS,
  commands,
  decide: {
    EnterBankAccount: ({ userIds, ...account }, state, meta) =>
      'account' in state && same(account, state.account)
        ? []
        : [newAccount(account, state.entry, { because: 'entered', userIds }, meta)],
    ConfirmBankAccount: ({ entry: which, onlyAdmin, newcomer, established }, state, meta) => {
      const now = current(state, which);
      if (now.status === 'confirmed') return [];
      if (now.prenote?.returned) return refuse('account-turned-back');
      const another = meta.by !== now.by;
      if (!another && !onlyAdmin) return refuse('own-bank-account');
      if (another && newcomer) return refuse('newcomer', { hours: 24 });
      // The user who entered it may have added the confirming user.
      if (another && !established.includes(now.by) && meta.now < aDayAfter(now.at))
        return refuse('account-of-newcomer', { hours: 24 });
      const how = another ? ('another-admin' as const) : howAlone(now, meta);
      return [{ type: 'BankAccountConfirmed', data: { entry: which, by: meta.by, how } }];
    },
    RemoveBankAccount: (_, state) =>
      'account' in state ? [{ type: 'BankAccountRemoved', data: { entry: state.entry } }] : [],
    RequestPrenote: ({ entry: which }, state, { by }) => {
      const now = current(state, which);
      if (now.prenote?.returned) return refuse('account-turned-back');
      if (now.status === 'confirmed') return refuse('bank-account-confirmed');
      return now.prenote ? [] : [{ type: 'PrenoteRequested', data: { entry: which, by } }];
    },
    // This stream serializes: an account is tested in one batch only.
    TakePrenote: ({ entry: which, batchId }, state) => {
      const { prenote } = current(state, which);
      if (prenote?.batchId === batchId) return [];
      if (!prenote) return refuse('prenote-not-asked-for');
      if (prenote.batchId !== null) return refuse('prenote-taken', { batch: prenote.batchId });
      return [{ type: 'PrenoteTaken', data: { entry: which, batchId } }];
    },
    // Ignored if the account was changed in the meantime.
    RecordPrenote: (c, state) =>
      isTried(state, c) && state.prenote.trace === null ? [{ type: 'PrenoteSent', data: c }] : [],
    RecordPrenoteSettlement: (c, state) =>
      isTried(state, c) && state.prenote.settledOn === null
        ? [{ type: 'PrenoteSettled', data: c }]
        : [],
    RecordPrenoteReturn: ({ batchId, ...c }, state) =>
      isTried(state, { ...c, batchId }) && !state.prenote.returned
        ? [{ type: 'PrenoteReturned', data: c }]
        : [],
    ReleasePrenote: (c, state) =>
      isTried(state, c) && !state.prenote.returned ? [{ type: 'PrenoteReleased', data: c }] : [],
    ProposeCorrection: (c, state) => {
      if (!('account' in state) || state.entry !== c.entry || state.correction?.trace === c.trace)
        return [];
      // A refused correction is not proposed again, even for another payment.
      const endsWith = endOf(c.account.accountNumber);
      if (same(c.account, state.account)) return [];
      if (state.refused.some(({ account }) => same(c.account, account)))
        return said(c, endsWith, state);
      return [{ type: 'BankAccountCorrectionProposed', data: { ...c, endsWith } }];
    },
    NoteUnusableCorrection: (c, state) =>
      'account' in state && state.entry === c.entry && !state.told.includes(c.trace)
        ? [{ type: 'BankAccountCorrectionUnusable', data: c }]
        : [],
    AcceptCorrection: ({ trace, userIds }, state, meta) => {
      const { correction, entry: last } = known(state);
      if (correction?.trace !== trace) return refuse('correction-unknown');
      const change = { because: 'correction', userIds } as const;
      return [newAccount(correction.account, last, change, meta)];
    },
    RefuseCorrection: ({ trace, reason }, state) => {
      const { correction, entry: last, refused } = known(state);
      if (refused.some((one) => one.trace === trace)) return [];
      if (correction?.trace !== trace) return refuse('correction-unknown');
      const { code, account } = correction;
      const endsWith = endOf(account.accountNumber);
      const data = { entry: last, trace, code, endsWith, reason };
      return [{ type: 'BankAccountCorrectionRefused', data }];
    },
  },
});
