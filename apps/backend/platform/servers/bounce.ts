// Bounces: what a mail server reports about an e-mail that could not be delivered (RFC 3464).
import { inThread, ThreadFailed, type ThreadLimits } from './thread.ts';

export interface Bounce {
  /** Of the e-mail that came back, with its angle brackets. */
  readonly messageId: string;
  /** Why, in the words of the last mail server. */
  readonly reason: string;
}

/** An ordinary report is read in a part of a second. */
const LIMITS: ThreadLimits = { memoryMb: 192, cpuMs: 10_000 };

/**
 * The bounce in a raw message; undefined when it reports a delay or a success, names no e-mail, is
 * no report at all, or takes more work to read than a report may.
 */
export const readBounce = (raw: Buffer, limits = LIMITS): Promise<Bounce | undefined> =>
  inThread<Bounce | undefined>(new URL('bounce-thread.ts', import.meta.url), raw, limits).catch(
    (error: unknown) => {
      if (error instanceof ThreadFailed) return undefined;
      throw error;
    },
  );
