// A prenote of one account: an entry without money that the bank tries it with. Where nobody else
// can confirm an account, one that came to its end without a word from the bank may stand for them.
import { z } from 'zod';
import { TraceNumber } from './ach/ach-file.ts';
import { firstDayAfterPrenote } from './ach/banking-days.ts';
import { refuse } from './refusals.ts';

const entry = z.int().positive();
const batchId = z.int().positive();

/** What happens to an account while it is tried. */
export const prenoteEvents = {
  PrenoteRequested: z.object({ entry, by: z.string() }),
  PrenoteTaken: z.object({ entry, batchId }),
  /** Null of what somebody sent by hand. */
  PrenoteSent: z.object({
    entry,
    trace: TraceNumber,
    settlesOn: z.iso.date(),
    batchId: batchId.nullable().default(null),
  }),
  PrenoteSettled: z.object({ entry, batchId, trace: TraceNumber, settledOn: z.iso.date() }),
  PrenoteReturned: z.object({ entry, trace: TraceNumber, code: z.string() }),
  /** It never reached the account, which can be tried anew. */
  PrenoteReleased: z.object({ entry, batchId, reason: z.string() }),
};

export interface Prenote {
  /** Null as long as it waits for one. */
  readonly batchId: number | null;
  readonly trace: string | null;
  readonly settlesOn: string | null;
  /** Null unless the bank accepted its file, and its day has come. */
  readonly settledOn: string | null;
  readonly returned: boolean;
}
export const REQUESTED: Prenote = {
  batchId: null,
  trace: null,
  settlesOn: null,
  settledOn: null,
  returned: false,
};

/**
 * Whether it has said what it can: it settled, and until the third banking day after that no bank
 * sent it back, as Nacha has it. An account that the bank would have otherwise has not passed.
 */
export const hasPassed = (
  { trace, settledOn, returned }: Pick<Prenote, 'trace' | 'settledOn' | 'returned'>,
  corrected: readonly { readonly trace: string }[],
  today: string,
): boolean =>
  !returned &&
  settledOn !== null &&
  today >= firstDayAfterPrenote(settledOn) &&
  corrected.every((one) => one.trace !== trace);

/**
 * Refuses what is paid to an account that is being tried: money may follow a prenote from the third
 * banking day after it settled, and not before it did.
 */
export function checkPrenote(
  { settlesOn, settledOn }: Pick<Prenote, 'settlesOn' | 'settledOn'>,
  payee: string,
  today: string,
): void {
  const day = settledOn ?? settlesOn;
  if (day === null) return refuse('prenote-on-its-way', { payee });
  const date = firstDayAfterPrenote(day);
  if (today < date) return refuse('prenote-under-way', { payee, date });
  // Its day has passed, and the bank has not said that it took the file.
  if (settledOn === null) return refuse('prenote-on-its-way', { payee });
}
