// Looser payment rules that wait for a second person: who can confirm them, and what would change
// (rule: second-person).
import type { ProposedRules } from '@purlin/contracts/settings.ts';
import { aDayAfter } from '@purlin/domain/shared/days.ts';
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import { sections } from '@purlin/domain/company/settings/sections.ts';
import { actorName } from '@purlin/words/answers.ts';
import { peopleOf } from '../access/read-models/everybody.ts';
import { establishedAt } from '../access/read-models/people.ts';
import { usersWhoMay } from '../access/read-models/user-list.ts';
import type { Facts, Request } from '../platform/core/making.ts';
import type { Caller, Services } from '../platform/core/room.ts';
import type { Db } from '../platform/servers/database.ts';
import { settingsRows } from './read-models/company-settings.ts';
import { readProposedRules } from './read-models/proposed-rules.ts';

/** Who else may approve payments: they confirm looser rules, and are told of them. */
export const otherApprovers = async (db: Db, by: string): Promise<number[]> =>
  (await usersWhoMay(db, 'payments.approve'))
    .map(({ id }) => id)
    .filter((id) => actorOf(id) !== by);

/** Whether someone else may approve payments, so that looser rules wait for them. */
export const needsAnother = async ({ db, clock }: Pick<Facts, 'db' | 'clock'>, by: string) =>
  !(await peopleOf(db)).amongOthers('payments.approve', by, clock.now()).alone;

/** The open proposal as the caller sees it; null if there is none. */
export async function proposedNow(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { asker: { by: viewer }, language, may }: Pick<Caller, 'asker' | 'language' | 'may'>,
): Promise<ProposedRules | null> {
  const row = await readProposedRules(db);
  if (!row) return null;
  const [people, approvers, rows] = await Promise.all([
    peopleOf(db),
    usersWhoMay(db, 'payments.approve'),
    settingsRows(db),
  ]);
  const now = clock.now();
  const found = rows.find(({ section }) => section === 'payments');
  const saved = sections.payments.shape.parse(found?.fields ?? sections.payments.usual);
  const mine = row.by === viewer;
  const { alone, newcomerUntil } = people.amongOthers('payments.approve', viewer, now);
  const proposerUntil = people.established(now).includes(row.by) ? null : aDayAfter(row.at);
  const waits = [newcomerUntil, proposerUntil].filter((one) => one !== null && one > now);
  return {
    proposal: row.proposal,
    changes: found?.changes ?? 0,
    by: actorName(row.by, people.names, language),
    at: row.at,
    mine,
    rules: row.rules.map((rule) => ({ rule, before: saved[rule], after: row.values[rule]! })),
    waitingFor: approvers
      .filter(
        (one) =>
          actorOf(one.id) !== row.by && one.lastSignInAt !== null && establishedAt(one) <= now,
      )
      .map(({ id }) => actorName(actorOf(id), people.names, language)),
    confirmable: may('payments.approve') && (mine ? alone : true),
    confirmableAt: mine ? null : (waits.toSorted((a, b) => a!.localeCompare(b!)).at(-1) ?? null),
  };
}

type Confirm = Request<never, { readonly proposal: number; readonly changes: number }>;

/** The command of whoever confirms, with how they stand among those who may. */
export async function confirmation({ body, caller: { by } }: Confirm, { db, clock }: Facts) {
  const now = clock.now();
  const [people, row] = await Promise.all([peopleOf(db), readProposedRules(db)]);
  const { alone, newcomerUntil } = people.amongOthers('payments.approve', by, now);
  const others = await otherApprovers(db, by);
  return {
    ...body,
    alone,
    newcomer: newcomerUntil !== null,
    established: people.established(now),
    // Whoever asked for it knows.
    userIds: others.filter((id) => actorOf(id) !== row?.by),
  };
}
