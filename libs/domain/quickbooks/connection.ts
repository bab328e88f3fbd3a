// The connection to QuickBooks: which company, its status, and the progress of comparing changes.
// Tokens are not events; they are stored encrypted elsewhere.
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
    /** This company was never connected before: nothing is sent until someone starts the sync. */
    awaitsGo: z.boolean(),
    at: z.iso.datetime(),
  }),
  /** Transactions from this day on are sent; clients and vendors regardless of date. */
  QuickBooksGoGiven: Of.extend({ papersFrom: CalendarDate }),
  QuickBooksDisconnected: Of,
  QuickBooksReconnectNeeded: Of,
  QuickBooksAccountsChosen: Of.extend({ accounts: Accounts }),
  QuickBooksAccountsInQuestion: Of.extend({
    open: z.array(WhichAccount),
    /** Those of `open` that were chosen but are no longer active. */
    unused: z.array(UnusedAccount).optional(),
  }),
  /** Fewer accounts need choosing, because inactive ones were reactivated in QuickBooks. */
  QuickBooksAccountsInUseAgain: Of.extend({ open: z.array(WhichAccount) }),
  /** More records need a person than in the last notification. */
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
/** Events that the people responsible for the books are notified of. */
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
  /** A webhook notice has not been processed yet. */
  readonly heard: boolean;
  /** A requested sync has not started yet. */
  readonly asked: boolean;
  /** The number of records needing a person in the last notification. */
  readonly told: number;
  /** The chosen accounts by company. */
  readonly accounts: Readonly<Record<string, Accounts>>;
  /** Accounts that a user was asked to choose and has not yet. */
  readonly open: readonly WhichAccount[];
  /** Companies whose sync was started, with the date of the first transactions; null: no limit. */
  readonly begun: Begun;
}
export type Begun = Readonly<Record<string, string | null>>;

/** `begun` after this company was connected. */
export const begunWith = (
  begun: Begun,
  { realmId, awaitsGo }: { readonly realmId: string; readonly awaitsGo: boolean },
): Begun => (awaitsGo || realmId in begun ? begun : { ...begun, [realmId]: null });

/** Whether records can be sent now. */
export const isStarted = ({ status, realmId, begun }: Connection): boolean =>
  status === 'connected' && realmId !== null && realmId in begun;
/** Whether changes are queued; true even while a reconnect is needed. */
export const isKept = (state: Connection): boolean =>
  isStarted(state.status === 'reconnect-needed' ? { ...state, status: 'connected' } : state);

/** The accounts after a choice; missing ones stay unchanged. */
export const afterChoice = (
  before: Accounts | undefined,
  chosen: z.output<typeof commands.ChooseAccounts>,
): Accounts => ({
  income: chosen.income ?? before?.income ?? null,
  expense: chosen.expense ?? before?.expense ?? null,
  bank: chosen.bank ?? before?.bank ?? null,
});

/** The accounts still to be chosen after a choice. */
export const stillOpen = (
  open: readonly WhichAccount[],
  before: Accounts | undefined,
  now: Accounts,
): readonly WhichAccount[] =>
  open.filter((which) => now[which] === null || now[which] === before?.[which]);

/** Whether the connection is to this company and not disconnected. */
const isOf = (state: Connection, realmId: string): boolean =>
  state.realmId === realmId && state.status !== 'disconnected';
const connected = (state: Connection): string =>
  state.status === 'connected' && state.realmId !== null
    ? state.realmId
    : refuse('quickbooks-not-connected');

// ---- upcasts

const upcasts = {
  /** Until 2026-11, sending started right after connecting. */
  QuickBooksConnected: [(e: object) => ({ ...e, awaitsGo: false })],
} satisfies Record<string, readonly Upcast[]>;

// ---- decide

/** The only stream's number. */
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
    // Later notices and requests are left for the next comparison.
    QuickBooksComparisonBegun: (state) => ({ ...state, heard: false, asked: false }),
    QuickBooksCompared: (state) => state,
  },
  commands,
  decide: {
    // Reconnecting the same company syncs everything that changed in the meantime.
    Connect: (c, { begun }, { now }) => [
      {
        type: 'QuickBooksConnected',
        data: { ...c, awaitsGo: !(c.realmId in begun), at: now },
      },
    ],
    // Idempotent: a second start changes nothing, and the first start's date stands.
    StartSync: (go, state, { today }) => {
      if (connected(state) !== go.realmId) return refuse('quickbooks-other-company');
      if (go.papersFrom > today) return refuse('quickbooks-start-ahead', { until: today });
      if (!isStarted(state)) return [{ type: 'QuickBooksGoGiven', data: go }];
      // Another start date was chosen at the same time: a retry names the same one.
      return state.begun[go.realmId] === go.papersFrom ? [] : refuse('quickbooks-already-started');
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
    // Notifies once per account: known ones are not reported again.
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
    // Repeated requests before the sync starts count as one.
    RequestSync: (_, state) => {
      const realmId = connected(state);
      if (!isStarted(state)) return refuse('quickbooks-awaits-start');
      return state.asked ? [] : [{ type: 'QuickBooksSyncAsked', data: { realmId } }];
    },
    // Several notices before the next comparison count as one.
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
