// Mail that the mail server hands over: reports about e-mails that could not be delivered (RFC
// 3464), and replies to an address with a key in it.
import { inThread, ThreadFailed, type ThreadLimits } from './thread.ts';

export interface Bounce {
  readonly is: 'bounce';
  /** Of the e-mail that came back, with its angle brackets. */
  readonly messageId: string;
  /** Why, in the words of the last mail server. */
  readonly reason: string;
}

export interface MailReply {
  readonly is: 'reply';
  /** What stands behind the plus sign of each address that it was sent to. */
  readonly keys: readonly string[];
  /** The same for a message that is handed over twice. */
  readonly id: string;
  /** What its writer wrote, without what they quoted. */
  readonly text: string;
  /** What came with it and begins as a picture does. */
  readonly pictures: readonly { readonly name: string; readonly content: Uint8Array }[];
  /** The names of other files that came with it. */
  readonly files: readonly string[];
}

export type IncomingMail = Bounce | MailReply;

/** An ordinary message is read in a part of a second. */
const LIMITS: ThreadLimits = { memoryMb: 192, cpuMs: 10_000 };

/** Reading it takes more work than it may, or it is not made as e-mails are. */
export class UnreadableMail extends Error {
  override readonly name = 'UnreadableMail';
}

/**
 * What a raw message says. Undefined: it reports a delay or a success, nobody wrote it (an out-of-
 * office note), or it goes to another address. Throws UnreadableMail. `replyAddress`: where
 * replies go, without a key; undefined: nowhere.
 */
export const readIncomingMail = (
  raw: Buffer,
  replyAddress?: string,
  limits = LIMITS,
): Promise<IncomingMail | undefined> =>
  inThread<IncomingMail | undefined>(
    new URL('incoming-mail-thread.ts', import.meta.url),
    { raw, replyAddress },
    limits,
  ).catch((error: unknown) => {
    if (error instanceof ThreadFailed) throw new UnreadableMail(error.message, { cause: error });
    throw error;
  });
