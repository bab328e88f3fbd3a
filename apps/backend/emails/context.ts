// The e-mails room: what waits, what failed, what went out, trying again; and deciding what became
// of work that happens once.
import { emails, MOST_RETRIED, type Undecided } from '@purlin/contracts/emails.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { readCompany } from '../company/read-models/company-details.ts';
import {
  decideEffect,
  PUT_BACK,
  undecidedEffects,
  type UndecidedEffect,
} from '../platform/core/tasks/effect-decisions.ts';
import { dismiss, effectsById, reopen, tryNow } from '../platform/core/tasks/effect-desk.ts';
import { DIED } from '../platform/core/tasks/effects.ts';
import { defineRoom, ListPage, type Caller, type Services } from '../platform/core/room.ts';
import { problemOf, toEmails } from './on-the-wire.ts';
import { emailList } from './read-models/email-list.ts';
import {
  countEmails,
  effectsThatMatch,
  failedAmong,
  listEmails,
} from './read-models/email-ledger.ts';

/** How long an answer waits until what was asked for again is on the lists. */
const WAIT_MS = 2_000;

const mailTasks = ({ workers }: Services): readonly string[] =>
  [...workers.values()].filter(({ mail }) => mail).map(({ kind }) => kind.task);

const everyMail = async (services: Services) => ({
  tasks: mailTasks(services),
  office: (await readCompany(services.db)).email,
});

/** Has them tried again, each as its kind wants it. Answers with how many will be. */
async function retry(
  ids: readonly string[],
  services: Services,
  { asker }: Caller,
): Promise<number> {
  const effects = await effectsById(services.db, ids);
  const byCommand = effects.filter(
    ({ task, status }) => status !== 'pending' && services.workers.get(task)?.again,
  );
  let retried = 0;
  let position = 0n;
  for (const { id, task, data } of byCommand) {
    const key = asker.key && `${asker.key}-${id}`;
    const receipt = await services.workers.get(task)!.again!(
      data as never,
      { ...asker, key },
      services,
    ).catch((error: unknown) => {
      // Its thing is gone: there is nothing to send any more.
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (!receipt || receipt.events.length === 0) continue;
    retried += 1;
    position = receipt.position;
  }
  const others = (status: string): readonly string[] =>
    effects
      .filter((effect) => effect.status === status && !byCommand.includes(effect))
      .map(({ id }) => id);
  retried += await tryNow(services.db, others('pending'));
  retried += await reopen(services.db, others('failed'), asker.by);
  services.ring([...new Set(effects.map(({ task }) => task))]);
  await services.until(position, WAIT_MS);
  return retried;
}

const REASONS: ReadonlyMap<string, Undecided['reason']> = new Map([
  [DIED, 'program-ended'],
  [PUT_BACK, 'put-back'],
]);

async function toUndecided(effect: UndecidedEffect, services: Services): Promise<Undecided> {
  const { id, task, data, createdAt, reason } = effect;
  const worker = services.workers.get(task);
  const shaped = worker?.kind.shape.safeParse(data);
  const story = shaped?.success ? await worker?.about?.(shaped.data as never, services) : undefined;
  return {
    id,
    title: story?.title ?? task,
    facts: (story?.facts ?? []).map(([name, value]) => ({ name, value })),
    path: story?.path ?? null,
    askedAt: createdAt,
    reason: REASONS.get(reason) ?? 'no-answer',
  };
}

export const emailsRoom = defineRoom({ contract: emails, deciders: [] })({
  name: 'emails',
  readModels: [emailList],
  answers: {
    async list({ query: { show, q, ...page } }, services) {
      const { items, next } = await listEmails(
        services.db,
        { show, q, ...(await everyMail(services)) },
        page,
      );
      return new ListPage(await toEmails(services.db, items), next);
    },
    async counts(_, services) {
      const [{ outage, ...counts }, undecided] = await Promise.all([
        countEmails(services.db, mailTasks(services)),
        undecidedEffects(services.db),
      ]);
      return {
        ...counts,
        undecided: undecided.length,
        outage: outage && { since: outage.since, ...problemOf(outage.reason) },
      };
    },
    async retry({ body: { ids } }, services, caller) {
      return { retried: await retry(ids, services, caller), left: 0 };
    },
    async retryAll({ body }, services, caller) {
      const filter = { ...body, ...(await everyMail(services)) };
      const { ids, total } = await effectsThatMatch(services.db, filter, MOST_RETRIED);
      return { retried: await retry(ids, services, caller), left: total - ids.length };
    },
    dismiss: async ({ body: { ids } }, { db }, { asker }) => ({
      dismissed: await dismiss(db, await failedAmong(db, ids), asker.by),
    }),
    undecided: async (_, services) =>
      Promise.all(
        (await undecidedEffects(services.db)).map((effect) => toUndecided(effect, services)),
      ),
    async decide({ params: { key }, body: { choice } }, { db, ring, workers }, { asker }) {
      const decided = await decideEffect(db, key, choice, asker.by);
      if (decided) ring([...workers.keys()]);
      return { decided };
    },
  },
});
