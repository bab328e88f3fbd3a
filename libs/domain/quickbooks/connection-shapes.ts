// Commands of the QuickBooks connection, and their shapes.
import { z } from 'zod';
import { CalendarDate } from '../shared/dates.ts';
import { OneLine } from '../shared/text.ts';

/** The id of a QuickBooks company. */
export const RealmId = z.string().regex(/^\d{1,30}$/);
/** The id of any QuickBooks entity. */
export const TheirId = z.string().regex(/^\d{1,50}$/);

/** The accounts for transactions: estimates, bills and bill payments. */
export const WhichAccount = z.enum(['income', 'expense', 'bank']);
export type WhichAccount = z.infer<typeof WhichAccount>;

/** The ids of the chosen accounts in QuickBooks; null: not chosen yet. */
export const Accounts = z.object({
  income: TheirId.nullable(),
  expense: TheirId.nullable(),
  bank: TheirId.nullable(),
});
export type Accounts = z.infer<typeof Accounts>;

/** At least one is required; missing ones stay unchanged. */
const ChooseAccounts = z
  .object({ income: TheirId, expense: TheirId, bank: TheirId })
  .partial()
  .superRefine((chosen, check) => {
    if (WhichAccount.options.some((which) => chosen[which] !== undefined)) return;
    for (const which of WhichAccount.options)
      check.addIssue({
        code: 'invalid_type',
        expected: 'string',
        input: undefined,
        path: [which],
        message: '',
      });
  });

/** A chosen account that is no longer active, with its name. */
export const UnusedAccount = z.object({ which: WhichAccount, name: z.string().max(1_000) });
export type UnusedAccount = z.infer<typeof UnusedAccount>;

export const commands = {
  Connect: z.object({
    realmId: RealmId,
    companyName: OneLine().max(200),
    /** A company on the test server, without real books. */
    demo: z.boolean(),
    /**
     * When the authorization expires for good, five years after it began; null if QuickBooks didn't
     * say.
     */
    holdsUntil: z.iso.datetime().nullable(),
  }),
  /**
   * Someone has reviewed what would be sent and starts the sync. Transactions from that day on are
   * sent.
   */
  StartSync: z.object({ realmId: RealmId, papersFrom: CalendarDate }),
  Disconnect: z.object({}),
  /** QuickBooks rejects our tokens. */
  NeedReconnect: z.object({ realmId: RealmId }),
  ChooseAccounts,
  /**
   * All accounts that a user must choose: there are several candidates or none, or the chosen one
   * is inactive.
   */
  AskForAccounts: z.object({
    realmId: RealmId,
    open: z.array(WhichAccount).max(3),
    unused: z.array(UnusedAccount).max(3).optional(),
  }),
  /** Syncs everything that is out of sync, and looks for differences. */
  RequestSync: z.object({}),
  /** The current number of records that need a person. */
  TellNeeds: z.object({ realmId: RealmId, count: z.int().min(0) }),
  /** A QuickBooks webhook: something changed there. */
  HearOfChanges: z.object({ realmId: RealmId }),
  /** Before querying changes; later notices are left for the next comparison. */
  BeginComparison: z.object({ realmId: RealmId }),
  /** What changed in QuickBooks since the last comparison; the next one starts at `until`. */
  RecordComparison: z.object({
    realmId: RealmId,
    until: z.iso.datetime(),
    compared: z.int().min(0),
    differing: z.int().min(0),
  }),
};
