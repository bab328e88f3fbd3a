// Looser payment rules that wait for a second person: who can confirm them, and what would change
// (rule: second-person).
import type { ProposedRules } from '@purlin/contracts/settings.ts';
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import { sections } from '@purlin/domain/company/settings/sections.ts';
import { actorName } from '@purlin/words/answers.ts';
import { peopleOf } from '../access/read-models/everybody.ts';
import type { Facts, Request } from '../platform/core/commands/build-command.ts';
import type { Caller, Services } from '../platform/core/room.ts';
import { settingsRows } from './read-models/company-settings.ts';
import { readProposedRules } from './read-models/proposed-rules.ts';

/** Who else may approve payments, and whether looser rules wait for them. */
export async function otherApprovers({ db, clock }: Pick<Facts, 'db' | 'clock'>, by: string) {
  const people = await peopleOf(db);
  return {
    userIds: people.others('payments.approve', by),
    needsAnother: !people.amongOthers('payments.approve', by, clock.now()).alone,
  };
}

/** The open proposal as the caller sees it; null if there is none. */
export async function proposedNow(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { asker: { by: viewer }, language, may }: Pick<Caller, 'asker' | 'language' | 'may'>,
): Promise<ProposedRules | null> {
  const row = await readProposedRules(db);
  if (!row) return null;
  const [people, rows] = await Promise.all([peopleOf(db), settingsRows(db)]);
  const now = clock.now();
  const found = rows.find(({ section }) => section === 'payments');
  const saved = sections.payments.shape.parse(found?.fields ?? sections.payments.usual);
  const mine = row.by === viewer;
  const { alone } = people.amongOthers('payments.approve', viewer, now);
  return {
    proposal: row.proposal,
    changes: found?.changes ?? 0,
    by: actorName(row.by, people.names, language),
    at: row.at,
    mine,
    rules: row.rules.map((rule) => ({ rule, before: saved[rule], after: row.values[rule]! })),
    waitingFor: people
      .secondPeople('payments.approve', row.by, now)
      .map((actor) => actorName(actor, people.names, language)),
    confirmable: may('payments.approve') && (mine ? alone : true),
    confirmableAt: mine ? null : people.confirmableAt('payments.approve', viewer, row, now),
  };
}

type Confirm = Request<never, { readonly proposal: number; readonly changes: number }>;

/** The command of whoever confirms, with how they stand among those who may. */
export async function confirmation({ body, caller: { by } }: Confirm, { db, clock }: Facts) {
  const now = clock.now();
  const [people, row] = await Promise.all([peopleOf(db), readProposedRules(db)]);
  const { alone, newcomerUntil } = people.amongOthers('payments.approve', by, now);
  return {
    ...body,
    alone,
    newcomer: newcomerUntil !== null,
    established: people.established(now),
    // The proposer needs no notice.
    userIds: people.others('payments.approve', by).filter((id) => actorOf(id) !== row?.by),
  };
}
