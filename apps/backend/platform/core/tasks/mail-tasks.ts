// Tasks that send an e-mail: written, handed over, recorded. What the mail server cannot take now
// is tried for days; what it never will is told at once.
import type { z } from 'zod';
import type { TaskKind } from '@purlin/event-sourcing/reaction.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { MailRefused, MailUnavailable, type Mail } from '../../servers/mail.ts';
import { domainOfAddress } from '../../servers/mail-faults.ts';
import type { Asker, Receipt } from '../commands/commands.ts';
import { FORGOTTEN } from '../history/personal-data.ts';
import type { Services } from '../room.ts';
import { Unavailable, Unrecoverable, type Attempt, type TaskWorker } from './tasks.ts';

/** What the mail server said when it took an e-mail. */
export interface Accepted {
  readonly messageId: string;
  readonly response: string;
}

export interface MailTask<Data> {
  /**
   * The e-mail, or the same for readers of several languages; undefined or none when there is
   * nothing to say any more.
   */
  readonly write: (
    data: Data,
    attempt: Attempt,
    services: Services,
  ) => Promise<Mail | readonly Mail[] | undefined>;
  /** Records that it was taken, where history says so. */
  readonly accepted?: (
    data: Data,
    accepted: Accepted,
    attempt: Attempt,
    services: Services,
  ) => Promise<unknown>;
  /** Records that it was given up, where history says so; `reason` is for people. */
  readonly failed?: (
    data: Data,
    reason: string,
    attempt: Attempt,
    services: Services,
  ) => Promise<unknown>;
  /**
   * Asks for it once more after it failed, where history says so: a command that does nothing when
   * somebody else was first. Unset: the ledger opens the effect again.
   */
  readonly again?: (data: Data, asker: Asker, services: Services) => Promise<Receipt>;
}

/**
 * Whoever found the mail server away so often while others found it there is what it does not
 * answer: a connection that is lost whenever this e-mail was handed over holds back nobody else,
 * and what others succeed in is no reason to hand it over again.
 */
const OWN_FAULT = 2;

/** A defect of ours is tried for about an hour: what it takes to restart what hangs. */
const ATTEMPTS = 12;

/** Declares the worker of a kind of e-mail. */
export const mailWorker = <S extends z.ZodType>(
  kind: TaskKind<S>,
  task: MailTask<z.output<S>>,
): TaskWorker<Services> => ({
  kind,
  mail: true,
  attempts: ATTEMPTS,
  backoffMs: 2_000,
  concurrency: 4,
  ...(task.again ? { again: task.again } : {}),
  async run(data: z.output<S>, attempt: Attempt, services: Services) {
    const { effectId } = attempt;
    const accepted = taken.get(effectId) ?? (await writeAndHandOver(task, data, attempt, services));
    if (!accepted) return 'skipped';
    taken.set(effectId, accepted);
    try {
      await task.accepted?.(data, accepted, attempt, services);
    } catch (error) {
      // It is out, and history cannot say so now: the database is away, or its disk is full.
      if (!(error instanceof Refusal)) throw new Unavailable('not recorded', { cause: error });
      taken.delete(effectId);
      throw error;
    }
    taken.delete(effectId);
    handed.delete(effectId);
    return undefined;
  },
  async exhausted(data: z.output<S>, reason: string, attempt: Attempt, services: Services) {
    handed.delete(attempt.effectId);
    // It did go out.
    if (taken.delete(attempt.effectId)) return;
    await task.failed?.(data, reason, attempt, services);
  },
});

/**
 * What the mail server took and history does not know yet, by effect: only the recording is tried
 * again. A process that ends meanwhile forgets it, and the next sends it under the same Message-ID.
 */
const taken = new Map<string, Accepted>();

/** Of an effect with several e-mails, those that are out while others wait, by Message-ID. */
const handed = new Map<string, Map<string, Accepted>>();

/** Undefined when there is nothing to say any more. */
async function writeAndHandOver<Data>(
  task: MailTask<Data>,
  data: Data,
  attempt: Attempt,
  services: Services,
): Promise<Accepted | undefined> {
  // Nothing is written, let alone printed, while nobody takes it.
  const tries = await turnAt(RELAY, services);
  try {
    const written = [(await task.write(data, attempt, services)) ?? []].flat();
    const mails = written.filter((mail) => !isAboutForgotten(mail));
    const how = { tries, unanswered: attempt.unanswered };
    const [mail, ...more] = mails;
    if (!mail || more.length === 0) return mail && (await handOver(mail, how, services));
    return await handOverEach(mails, attempt.effectId, how, services);
  } finally {
    if (tries) await services.outages.leave(RELAY);
  }
}

/** What may be away: our mail server for all, a domain for its own addresses. */
const RELAY = 'mail';
const addressOf = (one: Mail['to']): string => (typeof one === 'string' ? one : one.address);
const domainOf = ({ to }: Mail): string => `${RELAY} ${domainOfAddress(addressOf(to))}`;

/** Whoever it goes to, or would answer, was forgotten while it waited: nobody is left to tell. */
const isAboutForgotten = ({ to, replyTo }: Mail): boolean =>
  [to, replyTo].some((one) => one !== undefined && addressOf(one) === FORGOTTEN);

/** Whether this is the one that tries. Throws Unavailable when it is another one's turn. */
async function turnAt(scope: string, { outages }: Services): Promise<boolean> {
  const turn = await outages.turn(scope);
  if (typeof turn === 'object')
    throw new Unavailable('waits', { scope, waitMs: turn.waitMs, tried: false });
  return turn === 'try';
}

interface HandOver {
  /** The mail server is away, and this one tries whether it still is. */
  readonly tries: boolean;
  readonly unanswered: number;
}

/**
 * One language that is not taken holds back no other. Throws where one was not; those that are out
 * are not handed over again.
 */
async function handOverEach(
  mails: readonly Mail[],
  effectId: string,
  how: HandOver,
  services: Services,
): Promise<Accepted> {
  const out = handed.get(effectId) ?? new Map<string, Accepted>();
  handed.set(effectId, out);
  const faults: unknown[] = [];
  for (const mail of mails) {
    if (out.has(mail.messageId)) continue;
    try {
      out.set(mail.messageId, await handOver(mail, how, services));
    } catch (error) {
      faults.push(error);
    }
  }
  // What can be tried again is, before anything is given up.
  if (faults.length > 0) throw faults.find((one) => one instanceof Unavailable) ?? faults[0];
  return out.get(mails[0]!.messageId)!;
}

/** Throws Unavailable when to try again later, Unrecoverable when never. */
async function handOver(
  mail: Mail,
  { tries: triesRelay, unanswered }: HandOver,
  services: Services,
): Promise<Accepted> {
  const { mailer, outages, ring } = services;
  const domain = domainOf(mail);
  const triesDomain = await turnAt(domain, services);
  const isBack = async (scope: string): Promise<void> => ring(await outages.over(scope));
  try {
    const accepted = await mailer.send(mail);
    await isBack(RELAY);
    await isBack(domain);
    return accepted;
  } catch (error) {
    if (!(error instanceof MailRefused || error instanceof MailUnavailable)) throw error;
    const { fault, message } = error;
    // Whoever says no is there.
    if (fault.of !== 'relay') await isBack(RELAY);
    if (fault.of === 'mail') await isBack(domain);
    if (!fault.passes) throw new Unrecoverable(message, { cause: error });
    if (fault.of === 'mail') throw new Unavailable(message, { cause: error });
    const [scope, tried] = fault.of === 'relay' ? [RELAY, triesRelay] : [domain, triesDomain];
    if (!tried && unanswered >= OWN_FAULT) throw new Unavailable(message, { cause: error });
    throw new Unavailable(message, {
      scope,
      waitMs: await outages.away(scope, message, tried),
      cause: error,
    });
  } finally {
    if (triesDomain) await outages.leave(domain);
  }
}
