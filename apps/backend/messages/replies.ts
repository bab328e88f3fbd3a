// Replies by e-mail: each e-mail about messages has a reply address with a key, which tells whose
// the reply is, and about what.
import { timingSafeEqual } from 'node:crypto';
import { PICTURE_BYTES } from '@purlin/contracts/picture-shapes.ts';
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { conversation } from '@purlin/domain/messages/conversation.ts';
import {
  MOST_LETTERS,
  MOST_MESSAGE_PICTURES,
  partyOf,
  type MessagePicture,
} from '@purlin/domain/messages/message-shapes.ts';
import { refuse } from '@purlin/domain/messages/refusals.ts';
import { oneLine } from '@purlin/domain/shared/text.ts';
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { languageOfUser } from '../access/read-models/languages-of.ts';
import { usersActingFor } from '../access/read-models/user-list.ts';
import { BadInput } from '../platform/core/input.ts';
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

/** So many of a reply's pictures are looked at: each costs time, even where it is none. */
const MOST_LOOKED_AT = 3 * MOST_MESSAGE_PICTURES;

/**
 * The pictures of a reply that can be kept, and the names of the files that can't. What one
 * conversation leaves behind unused is limited, as a stranger's is. Throws TryLater.
 */
async function keepFiles(
  { pictures: all, files }: MailReply,
  sender: string,
  { pictures }: Pick<Services, 'pictures'>,
): Promise<{ readonly kept: readonly MessagePicture[]; readonly left: readonly string[] }> {
  const kept: MessagePicture[] = [];
  const left = [...files];
  for (const [n, { name, content }] of all.entries()) {
    const isAsked = n < MOST_LOOKED_AT && kept.length < MOST_MESSAGE_PICTURES;
    const fits = isAsked && content.byteLength <= PICTURE_BYTES;
    const picture = fits ? await keepOne(content, sender, pictures) : undefined;
    if (picture === undefined) left.push(name);
    else kept.push({ picture, name: oneLine(name) });
  }
  return { kept, left };
}

/** Undefined: it is no picture that can be used. */
const keepOne = (content: Uint8Array, sender: string, pictures: Services['pictures']) =>
  pictures
    .keep(content, 'staff', { known: false, address: sender })
    .then(({ id }) => id)
    .catch((error: unknown) => {
      if (error instanceof BadInput) return undefined;
      throw error;
    });

/**
 * Takes a reply as a message of each client or vendor whose key it has, once in each conversation.
 * False: nothing was written in it. Throws a Refusal for a key that is over, and what `SendMessage`
 * refuses, once all other keys had it.
 */
export async function recordReply(reply: MailReply, services: Services): Promise<boolean> {
  const refusals: Refusal[] = [];
  let isRecorded = false;
  for (const key of reply.keys)
    try {
      isRecorded = (await recordUnder(key, reply, services)) || isRecorded;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.push(error);
    }
  if (refusals[0]) throw refusals[0];
  return isRecorded;
}

async function recordUnder(key: string, reply: MailReply, services: Services): Promise<boolean> {
  const writer = await writerBehind(key, services);
  if (!writer) return refuse('reply-address-over');
  const { party, thread, user } = writer;
  const { db, dispatch, until } = services;
  const { kept, left } = await keepFiles(reply, `conversation-${thread.conversationId}`, services);
  const say = mailWords(user ? await languageOfUser(db, user) : 'en');
  const note = left.length > 0 ? say('reply.files', { files: left.join(', ') }) : '';
  const whole = [reply.text, note].filter((part) => part !== '').join('\n\n');
  if (whole === '' && kept.length === 0) return false;
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
        pictures: [...kept],
        jobId,
        seen: thread.seen,
      },
    },
    {
      by: user ? actorOf(user.id) : 'visitor',
      correlationId: `reply-${reply.id}`,
      // Events of two conversations have two ids.
      key: `reply-${reply.id}-${thread.conversationId}`,
    },
  );
  await until(position, 2_000);
  return true;
}
