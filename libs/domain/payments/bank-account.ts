// The bank account of a vendor, in a stream numbered like the vendor: entered by one admin,
// confirmed by another, tried by the bank. Until it is confirmed nothing is paid to it.
import { z } from 'zod';
import { decider, type MessageOf, type Meta } from '@purlin/event-sourcing/decider.ts';
import { AccountHolderType, AccountType, TraceNumber, type BankAccount } from './ach/ach-file.ts';
import { firstDayAfterPrenote } from './ach/banking-days.ts';
import { commands } from './bank-account-shapes.ts';
import { refuse } from './refusals.ts';

// ---- facts

/** As it was entered; its numbers are sealed, and unreadable once the vendor is forgotten. */
const Account = z.object({
  routingNumber: z.string(),
  accountNumber: z.string(),
  accountType: AccountType,
  accountHolderType: AccountHolderType,
});
const Entered = z.object({
  account: Account,
  /** All that is ever shown of the number. */
  endsWith: z.string(),
  /** The first is 1; every other one is a change. */
  entry: z.int().positive(),
  by: z.string(),
  at: z.iso.datetime(),
});
const entry = z.int().positive();

export const events = {
  BankAccountEntered: Entered,
  /** Quarantines what is to be paid to the vendor until somebody else confirms it. */
  BankAccountChanged: Entered.extend({
    because: z.enum(['entered', 'correction']),
    /** Who was told of it beside the office. */
    userIds: z.array(z.int()).default([]),
  }),
  BankAccountConfirmed: z.object({
    entry,
    by: z.string(),
    how: z.enum(['another-admin', 'after-a-day', 'prenote']),
  }),
  BankAccountRemoved: z.object({ entry }),
  PrenoteSent: z.object({ entry, trace: TraceNumber, settlesOn: z.iso.date() }),
  PrenoteReturned: z.object({ entry, trace: TraceNumber, code: z.string() }),
  BankAccountCorrectionProposed: z.object({
    entry,
    trace: TraceNumber,
    code: z.string(),
    account: Account,
    endsWith: z.string(),
    /** Until when, or before the next payment, it has to be obeyed. */
    dueOn: z.iso.date(),
  }),
};
export type BankAccountEvent = MessageOf<typeof events>;

// ---- state

export interface Prenote {
  readonly trace: string;
  readonly settlesOn: string;
  readonly returned: boolean;
}
export type VendorBankAccount =
  | { readonly status: 'none' | 'removed'; readonly entry: number }
  | {
      readonly status: 'entered' | 'confirmed';
      readonly account: BankAccount;
      readonly entry: number;
      readonly by: string;
      readonly at: string;
      readonly prenote: Prenote | null;
      readonly correction: { readonly trace: string; readonly account: BankAccount } | null;
    };
type Known = Extract<VendorBankAccount, { readonly account: BankAccount }>;

const known = (state: VendorBankAccount): Known =>
  'account' in state ? state : refuse('bank-account-missing');
/** Who says something about an account that was changed meanwhile speaks of another one. */
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
});

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

const same = (a: BankAccount, b: BankAccount): boolean =>
  a.routingNumber === b.routingNumber &&
  a.accountNumber === b.accountNumber &&
  a.accountType === b.accountType &&
  a.accountHolderType === b.accountHolderType;

/** The last four characters of a number, of a short one fewer: never most of it. */
export const endOf = (accountNumber: string): string =>
  accountNumber.slice(-Math.min(4, Math.floor(accountNumber.length / 2)));

/** The first account of a vendor, or a change of it. */
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

const DAY = 24 * 60 * 60 * 1000;
const aDayAfter = (instant: string): string => new Date(Date.parse(instant) + DAY).toISOString();

/** How the only admin may confirm what the same admin entered; refuses while neither has passed. */
function howAlone(
  { at, prenote }: Known,
  now: { readonly now: string; readonly today: string },
): 'after-a-day' | 'prenote' {
  if (now.now >= aDayAfter(at)) return 'after-a-day';
  const tried = prenote && now.today >= firstDayAfterPrenote(prenote.settlesOn);
  return tried ? 'prenote' : refuse('bank-account-too-new', { hours: 24 });
}

/**
 * The account that can be paid today, and which it is. Refuses while there is none, while nobody
 * has confirmed it, while a prenote is under way, after one came back, and while a correction of
 * the bank is open.
 */
export function payableAccount(
  state: VendorBankAccount,
  payee: string,
  today: string,
): { readonly account: BankAccount; readonly entry: number } {
  if (!('account' in state)) return refuse('no-bank-account', { payee });
  const { account, entry: which, prenote } = state;
  if (prenote?.returned) return refuse('prenote-returned', { payee });
  if (state.status === 'entered') return refuse('bank-account-unconfirmed', { payee });
  if (state.correction) return refuse('correction-open', { payee });
  const date = prenote && firstDayAfterPrenote(prenote.settlesOn);
  if (date && today < date) return refuse('prenote-under-way', { payee, date });
  return { account, entry: which };
}

const NUMBERS = ['account.routingNumber', 'account.accountNumber'] as const;

export const bankAccount = decider<VendorBankAccount>()({
  category: 'bankAccount',
  events,
  initial: { status: 'none', entry: 0 },
  evolve: {
    BankAccountEntered: (_, e) => entered(e),
    BankAccountChanged: (_, e) => entered(e),
    BankAccountConfirmed: (state) => ({ ...known(state), status: 'confirmed' }),
    BankAccountRemoved: ({ entry: last }) => ({ status: 'removed', entry: last }),
    PrenoteSent: (state, { trace, settlesOn }) => ({
      ...known(state),
      prenote: { trace, settlesOn, returned: false },
    }),
    PrenoteReturned: (state) => {
      const now = known(state);
      return { ...now, prenote: now.prenote && { ...now.prenote, returned: true } };
    },
    BankAccountCorrectionProposed: (state, { trace, account }) => ({
      ...known(state),
      correction: { trace, account },
    }),
  },
  personal: {
    BankAccountEntered: NUMBERS,
    BankAccountChanged: NUMBERS,
    BankAccountCorrectionProposed: NUMBERS,
  },
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
      // Whoever added them may be the one who entered it.
      if (another && !established.includes(now.by) && meta.now < aDayAfter(now.at))
        return refuse('account-of-newcomer', { hours: 24 });
      const how = another ? ('another-admin' as const) : howAlone(now, meta);
      return [{ type: 'BankAccountConfirmed', data: { entry: which, by: meta.by, how } }];
    },
    RemoveBankAccount: (_, state) =>
      'account' in state ? [{ type: 'BankAccountRemoved', data: { entry: state.entry } }] : [],
    RecordPrenote: (c, state) => {
      const now = current(state, c.entry);
      return now.prenote?.trace === c.trace ? [] : [{ type: 'PrenoteSent', data: c }];
    },
    // The account may have been changed since the prenote; then it says nothing any more.
    RecordPrenoteReturn: ({ trace, code }, state) => {
      if (!('account' in state) || state.prenote?.trace !== trace || state.prenote.returned)
        return [];
      return [{ type: 'PrenoteReturned', data: { entry: state.entry, trace, code } }];
    },
    ProposeCorrection: (c, state) => {
      if (!('account' in state) || state.entry !== c.entry || state.correction?.trace === c.trace)
        return [];
      if (same(c.account, state.account)) return [];
      const endsWith = endOf(c.account.accountNumber);
      return [{ type: 'BankAccountCorrectionProposed', data: { ...c, endsWith } }];
    },
    AcceptCorrection: ({ trace, userIds }, state, meta) => {
      const { correction, entry: last } = known(state);
      if (correction?.trace !== trace) return refuse('correction-unknown');
      const change = { because: 'correction', userIds } as const;
      return [newAccount(correction.account, last, change, meta)];
    },
  },
});
