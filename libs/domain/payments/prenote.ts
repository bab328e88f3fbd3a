// A prenote: a zero-amount entry with which the bank tests an account. If nobody else can confirm
// an account, a prenote that the bank didn't return can replace the second person.
import { z } from 'zod';
import { TraceNumber } from './ach/ach-file.ts';
import { firstDayAfterPrenote } from './ach/banking-days.ts';
import { refuse } from './refusals.ts';

const entry = z.int().positive();
const batchId = z.int().positive();

/** Events of testing an account. */
export const prenoteEvents = {
  PrenoteRequested: z.object({ entry, by: z.string() }),
  PrenoteTaken: z.object({ entry, batchId }),
  /** Null if it was sent manually. */
  PrenoteSent: z.object({
    entry,
    trace: TraceNumber,
    settlesOn: z.iso.date(),
    batchId: batchId.nullable().default(null),
  }),
  PrenoteSettled: z.object({ entry, batchId, trace: TraceNumber, settledOn: z.iso.date() }),
  PrenoteReturned: z.object({ entry, trace: TraceNumber, code: z.string() }),
  /** It never reached the account, which can be tested again. */
  PrenoteReleased: z.object({ entry, batchId, reason: z.string() }),
};

export interface Prenote {
  /** Null until a batch claims it. */
  readonly batchId: number | null;
  readonly trace: string | null;
  readonly settlesOn: string | null;
  /** Null until the bank has accepted the file and the settlement day has come. */
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
 * Whether it passed: settled, not returned, and the third banking day after settlement has come
 * (Nacha rule). Fails if the bank asked for a correction.
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
 * Refuses payments to an account under test. Money may follow from the third banking day after the
 * prenote settled.
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
  // The day has passed, but the bank has not confirmed the file.
  if (settledOn === null) return refuse('prenote-on-its-way', { payee });
}
