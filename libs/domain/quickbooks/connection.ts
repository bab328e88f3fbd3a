// The connection to QuickBooks: to which company, whether it holds, and how far its changes were
// looked at. Tokens are no history: they are kept sealed beside it.
import { z } from 'zod';
import { decider, type MessageOf, type Upcast } from '@purlin/event-sourcing/decider.ts';
import { CalendarDate } from '../shared/dates.ts';
import { Accounts, commands, RealmId, UnusedAccount, WhichAccount } from './connection-shapes.ts';
import { refuse } from './refusals.ts';

// ---- facts

const Of = z.object({ realmId: RealmId });

export const events = {
  QuickBooksConnected: Of.extend({
    companyName: z.string(),
    demo: z.boolean(),
    holdsUntil: z.iso.datetime().nullable(),
    /** The company is new to us: nothing goes there before somebody starts the sync. */
    awaitsGo: z.boolean(),
    at: z.iso.datetime(),
  }),
  /** Papers of this day and later ones go there, and everybody. */
  QuickBooksGoGiven: Of.extend({ papersFrom: CalendarDate }),
  QuickBooksDisconnected: Of,
  QuickBooksReconnectNeeded: Of,
  QuickBooksAccountsChosen: Of.extend({ accounts: Accounts }),
  QuickBooksAccountsInQuestion: Of.extend({
    open: z.array(WhichAccount),
    /** Of those the ones that were chosen and are not in use any more. */
    unused: z.array(UnusedAccount).optional(),
  }),
  /** Fewer are to be chosen: what was made inactive there is in use again. */
  QuickBooksAccountsInUseAgain: Of.extend({ open: z.array(WhichAccount) }),
  /** More records wait for somebody than when it was said last. */
  QuickBooksNeedsSomebody: Of.extend({ count: z.int().positive() }),
  QuickBooksNeedsFewer: Of.extend({ count: z.int().min(0) }),
  QuickBooksSyncAsked: Of,
  QuickBooksChangesHeard: Of,
  QuickBooksComparisonBegun: Of,
  QuickBooksCompared: Of.extend({
    until: z.iso.datetime(),
    compared: z.int().min(0),
    differing: z.int().min(0),
  }),
};
export type ConnectionEvent = MessageOf<typeof events>;
/** What whoever looks after the books is told of. */
export type ConnectionNews = Extract<
  ConnectionEvent,
  {
    type: 'QuickBooksReconnectNeeded' | 'QuickBooksAccountsInQuestion' | 'QuickBooksNeedsSomebody';
  }
>;

// ---- state

export interface Connection {
  readonly status: 'none' | 'connected' | 'reconnect-needed' | 'disconnected';
  readonly realmId: string | null;
  /** A notice came that nobody has looked at yet. */
  readonly heard: boolean;
  /** Somebody asked for a sync that has not begun yet. */
  readonly asked: boolean;
  /** How many records waited for somebody when it was said last. */
  readonly told: number;
  /** What was chosen for each company. */
  readonly accounts: Readonly<Record<string, Accounts>>;
  /** Of which somebody was asked to choose one, and has not yet. */
  readonly open: readonly WhichAccount[];
  /** The companies that something may go to, each with the day of the first papers; null: all. */
  readonly begun: Begun;
}
export type Begun = Readonly<Record<string, string | null>>;

/** Those to which something may go, once this one is connected. */
export const begunWith = (
  begun: Begun,
  { realmId, awaitsGo }: { readonly realmId: string; readonly awaitsGo: boolean },
): Begun => (awaitsGo || realmId in begun ? begun : { ...begun, [realmId]: null });

/** Whether something may go there now. */
export const isStarted = ({ status, realmId, begun }: Connection): boolean =>
  status === 'connected' && realmId !== null && realmId in begun;
/** Whether what changes here waits to go there: also until somebody has connected again. */
export const isKept = (state: Connection): boolean =>
  isStarted(state.status === 'reconnect-needed' ? { ...state, status: 'connected' } : state);

/** What is booked on after a choice: what it does not name stays as it was. */
export const afterChoice = (
  before: Accounts | undefined,
  chosen: z.output<typeof commands.ChooseAccounts>,
): Accounts => ({
  income: chosen.income ?? before?.income ?? null,
  expense: chosen.expense ?? before?.expense ?? null,
  bank: chosen.bank ?? before?.bank ?? null,
});

/** What is still to be chosen after a choice: what it left as it was. */
export const stillOpen = (
  open: readonly WhichAccount[],
  before: Accounts | undefined,
  now: Accounts,
): readonly WhichAccount[] =>
  open.filter((which) => now[which] === null || now[which] === before?.[which]);

/** There is one, and it is of this company. */
const isOf = (state: Connection, realmId: string): boolean =>
  state.realmId === realmId && state.status !== 'disconnected';
const connected = (state: Connection): string =>
  state.status === 'connected' && state.realmId !== null
    ? state.realmId
    : refuse('quickbooks-not-connected');

// ---- upcasts

const upcasts = {
  /** Until 2026-11 everything went there at once. */
  QuickBooksConnected: [(e: object) => ({ ...e, awaitsGo: false })],
} satisfies Record<string, readonly Upcast[]>;

// ---- decide

/** There is one stream, number 1. */
export const CONNECTION = 1;

export const quickbooksConnection = decider<Connection>()({
  category: 'quickbooksConnection',
  events,
  initial: {
    status: 'none',
    realmId: null,
    heard: false,
    asked: false,
    told: 0,
    accounts: {},
    open: [],
    begun: {},
  },
  upcasts,
  evolve: {
    QuickBooksConnected: ({ accounts, begun }, e) => ({
      status: 'connected',
      realmId: e.realmId,
      heard: false,
      asked: false,
      told: 0,
      accounts,
      open: [],
      begun: begunWith(begun, e),
    }),
    QuickBooksGoGiven: (state, { realmId, papersFrom }) => ({
      ...state,
      begun: { ...state.begun, [realmId]: papersFrom },
    }),
    QuickBooksDisconnected: (state) => ({ ...state, status: 'disconnected' }),
    QuickBooksReconnectNeeded: (state) => ({ ...state, status: 'reconnect-needed' }),
    QuickBooksAccountsChosen: (state, { realmId, accounts }) => ({
      ...state,
      accounts: { ...state.accounts, [realmId]: accounts },
      open: stillOpen(state.open, state.accounts[realmId], accounts),
    }),
    QuickBooksAccountsInQuestion: (state, { open }) => ({ ...state, open }),
    QuickBooksAccountsInUseAgain: (state, { open }) => ({ ...state, open }),
    QuickBooksNeedsSomebody: (state, { count }) => ({ ...state, told: count }),
    QuickBooksNeedsFewer: (state, { count }) => ({ ...state, told: count }),
    QuickBooksSyncAsked: (state) => ({ ...state, asked: true }),
    QuickBooksChangesHeard: (state) => ({ ...state, heard: true }),
    // What is heard of or asked for from now on, another comparison looks at.
    QuickBooksComparisonBegun: (state) => ({ ...state, heard: false, asked: false }),
    QuickBooksCompared: (state) => state,
  },
  commands,
  decide: {
    // Also the same company again: everything is brought in step that was not meanwhile.
    Connect: (c, { begun }, { now }) => [
      {
        type: 'QuickBooksConnected',
        data: { ...c, awaitsGo: !(c.realmId in begun), at: now },
      },
    ],
    // Once: whoever starts it after them has seen the same, and the day is theirs who came first.
    StartSync: (go, state, { today }) => {
      if (connected(state) !== go.realmId) return refuse('quickbooks-other-company');
      if (go.papersFrom > today) return refuse('quickbooks-start-ahead', { until: today });
      return isStarted(state) ? [] : [{ type: 'QuickBooksGoGiven', data: go }];
    },
    Disconnect: (_, { status, realmId }) =>
      realmId === null || status === 'disconnected'
        ? []
        : [{ type: 'QuickBooksDisconnected', data: { realmId } }],
    NeedReconnect: ({ realmId }, state) =>
      state.status === 'connected' && isOf(state, realmId)
        ? [{ type: 'QuickBooksReconnectNeeded', data: { realmId } }]
        : [],
    ChooseAccounts: (given, state) => {
      const realmId = connected(state);
      const accounts = afterChoice(state.accounts[realmId], given);
      return [{ type: 'QuickBooksAccountsChosen', data: { realmId, accounts } }];
    },
    // Asked once: whoever was told is told again only of another one.
    AskForAccounts: ({ realmId, open, unused = [] }, state) => {
      if (state.status !== 'connected' || !isOf(state, realmId)) return [];
      if (open.some((which) => !state.open.includes(which)))
        return [
          {
            type: 'QuickBooksAccountsInQuestion',
            data: { realmId, open, ...(unused.length > 0 && { unused }) },
          },
        ];
      return open.length < state.open.length
        ? [{ type: 'QuickBooksAccountsInUseAgain', data: { realmId, open } }]
        : [];
    },
    TellNeeds: ({ realmId, count }, state) => {
      if (state.status !== 'connected' || !isOf(state, realmId) || count === state.told) return [];
      return count > state.told
        ? [{ type: 'QuickBooksNeedsSomebody', data: { realmId, count } }]
        : [{ type: 'QuickBooksNeedsFewer', data: { realmId, count } }];
    },
    // However often it is pressed before it begins, it is one.
    RequestSync: (_, state) => {
      const realmId = connected(state);
      if (!isStarted(state)) return refuse('quickbooks-awaits-start');
      return state.asked ? [] : [{ type: 'QuickBooksSyncAsked', data: { realmId } }];
    },
    // Many notices before somebody looks are one.
    HearOfChanges: ({ realmId }, state) =>
      state.status === 'connected' && isOf(state, realmId) && !state.heard
        ? [{ type: 'QuickBooksChangesHeard', data: { realmId } }]
        : [],
    BeginComparison: ({ realmId }, state) =>
      isOf(state, realmId) && (state.heard || state.asked)
        ? [{ type: 'QuickBooksComparisonBegun', data: { realmId } }]
        : [],
    RecordComparison: (c, state) =>
      isOf(state, c.realmId) ? [{ type: 'QuickBooksCompared', data: c }] : [],
  },
});
