// What can be asked of the connection to QuickBooks, and in which shape.
import { z } from 'zod';
import { CalendarDate } from '../shared/dates.ts';
import { OneLine } from '../shared/text.ts';

/** The number of a company in QuickBooks. */
export const RealmId = z.string().regex(/^\d{1,30}$/);
/** The number of anything in a company's books. */
export const TheirId = z.string().regex(/^\d{1,50}$/);

/** What papers are booked on: estimates, bills, payments of bills. */
export const WhichAccount = z.enum(['income', 'expense', 'bank']);
export type WhichAccount = z.infer<typeof WhichAccount>;

/** Accounts that papers are booked on, by their numbers there; null: nobody has chosen yet. */
export const Accounts = z.object({
  income: TheirId.nullable(),
  expense: TheirId.nullable(),
  bank: TheirId.nullable(),
});
export type Accounts = z.infer<typeof Accounts>;

/** One of them at least; what is not said stays as it is. */
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

/** An account that was chosen and is not in use any more, as it was called. */
export const UnusedAccount = z.object({ which: WhichAccount, name: z.string().max(1_000) });
export type UnusedAccount = z.infer<typeof UnusedAccount>;

export const commands = {
  Connect: z.object({
    realmId: RealmId,
    companyName: OneLine().max(200),
    /** A company of the test server: no real books. */
    demo: z.boolean(),
    /** Five years after it began nobody can renew it; null: not said. */
    holdsUntil: z.iso.datetime().nullable(),
  }),
  /**
   * Somebody has seen what would go to this company and starts the sync: papers of that day and
   * later ones go there.
   */
  StartSync: z.object({ realmId: RealmId, papersFrom: CalendarDate }),
  Disconnect: z.object({}),
  /** QuickBooks takes our tokens no more. */
  NeedReconnect: z.object({ realmId: RealmId }),
  ChooseAccounts,
  /** Of which somebody has to choose one now, all of them: several, none, or not in use. */
  AskForAccounts: z.object({
    realmId: RealmId,
    open: z.array(WhichAccount).max(3),
    unused: z.array(UnusedAccount).max(3).optional(),
  }),
  /** Bring everything in step that is not, and look for differences. */
  RequestSync: z.object({}),
  /** How many records wait for somebody, as they were counted. */
  TellNeeds: z.object({ realmId: RealmId, count: z.int().min(0) }),
  /** A notice of QuickBooks: something changed there. */
  HearOfChanges: z.object({ realmId: RealmId }),
  /** Before it is asked what changed: what is heard of from now on is for the next time. */
  BeginComparison: z.object({ realmId: RealmId }),
  /** What changed there since `since` was compared; the next time begins at `until`. */
  RecordComparison: z.object({
    realmId: RealmId,
    until: z.iso.datetime(),
    compared: z.int().min(0),
    differing: z.int().min(0),
  }),
};
