// Replies by e-mail: each e-mail about messages has a reply address with a key, which tells whose
// the reply is, and about what.
import { timingSafeEqual } from 'node:crypto';
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import { conversation } from '@purlin/domain/messages/conversation.ts';
import { MOST_LETTERS, partyOf } from '@purlin/domain/messages/message-shapes.ts';
import { refuse } from '@purlin/domain/messages/refusals.ts';
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { languageOfUser } from '../access/read-models/languages-of.ts';
import { usersActingFor } from '../access/read-models/user-list.ts';
import type { Services } from '../platform/core/room.ts';
import type { MailReply } from '../platform/servers/incoming-mail.ts';
import { withKey } from '../platform/servers/reply-address.ts';
import { linkOf } from './conversation-views.ts';
import { isJobOf, partyNow } from './read-models/conversations.ts';

/** What a key stands for. */
interface Thread {
  readonly conversationId: number;
  /** Zero: whoever reads the address on file. */
  readonly userId: number;
  /** Zero: no job. */
  readonly jobId: number;
  /** The last message of the e-mail. */
  readonly seen: number;
}

type Sealing = Pick<Services, 'fingerprint'>;

/** A key ends with the address that it was sent to: who has another one by now cannot reply. */
const sealOf = (numbers: string, address: string, { fingerprint }: Sealing): string =>
  fingerprint(`reply ${numbers} ${address.toLowerCase()}`).slice(0, 24);
const numbersOf = ({ conversationId, userId, jobId, seen }: Thread): string =>
  [conversationId, userId, jobId, seen].map((number) => number.toString(36)).join('-');

/** Where a reply to an e-mail to this address goes; undefined where replies are not taken. */
export function replyAddressOf(
  thread: Thread,
  address: string,
  { config, fingerprint }: Sealing & Pick<Services, 'config'>,
): string | undefined {
  const numbers = numbersOf(thread);
  return (
    config.REPLY_ADDRESS &&
    withKey(config.REPLY_ADDRESS, `${numbers}-${sealOf(numbers, address, { fingerprint })}`)
  );
}

/** The longest local part of an address is 64 characters (RFC 5321). */
const KEY = /^([0-9a-z]{1,11})-([0-9a-z]{1,11})-([0-9a-z]{1,11})-([0-9a-z]{1,4})-([0-9a-f]{24})$/;

function readKey(key: string): { readonly thread: Thread; readonly seal: string } | undefined {
  const [, conversationId, userId, jobId, seen, seal] = KEY.exec(key) ?? [];
  if (seal === undefined) return undefined;
  const read = (number = ''): number => Number.parseInt(number, 36);
  const thread = {
    conversationId: read(conversationId),
    userId: read(userId),
    jobId: read(jobId),
    seen: read(seen),
  };
  return { thread, seal };
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Who replies, in which language; undefined where the key is not theirs any more. */
async function writerBehind(key: string, services: Services) {
  const { db } = services;
  const read = readKey(key);
  if (!read) return undefined;
  const { thread, seal } = read;
  const party = await partyNow(db, partyOf(thread.conversationId));
  if (!party) return undefined;
  const users = await usersActingFor(db, linkOf(party));
  const user = users.find(({ id, active }) => id === thread.userId && active);
  const address = thread.userId === 0 ? party.email : user?.email;
  if (!address || !isSame(seal, sealOf(numbersOf(thread), address, services))) return undefined;
  return { party, thread, user };
}

/**
 * Takes a reply as a message of each client or vendor whose key it has, once in each conversation.
 * False: nothing was written in it. Throws a Refusal for a key that is over, and what `SendMessage`
 * refuses, once all other keys had it.
 */
export async function recordReply(
  { keys, ...reply }: MailReply,
  services: Services,
): Promise<boolean> {
  const done = await Promise.allSettled(keys.map((key) => recordUnder(key, reply, services)));
  const failed = done.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return done.some((one) => one.status === 'fulfilled' && one.value);
}

async function recordUnder(
  key: string,
  { id, text, files }: Omit<MailReply, 'keys'>,
  services: Services,
): Promise<boolean> {
  const writer = await writerBehind(key, services);
  if (!writer) return refuse('reply-address-over');
  const { party, thread, user } = writer;
  const { db, dispatch, until } = services;
  const say = mailWords(user ? await languageOfUser(db, user) : 'en');
  const left = files.length > 0 ? say('reply.files', { files: files.join(', ') }) : '';
  const whole = [text, left].filter((part) => part !== '').join('\n\n');
  if (whole === '') return false;
  const jobId =
    thread.jobId !== 0 && (await isJobOf(db, party, thread.jobId)) ? thread.jobId : null;
  const { position } = await dispatch(
    conversation,
    thread.conversationId,
    {
      type: 'SendMessage',
      data: {
        side: 'other',
        writer: user?.id ?? null,
        text: cutToWhole(whole, MOST_LETTERS),
        jobId,
        seen: thread.seen,
      },
    },
    {
      by: user ? actorOf(user.id) : 'visitor',
      correlationId: `reply-${id}`,
      // Events of two conversations have two ids.
      key: `reply-${id}-${thread.conversationId}`,
    },
  );
  await until(position, 2_000);
  return true;
}
