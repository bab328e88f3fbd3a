// The lines of a batch’s file: which may stand in it, what happens to them, and how each is now.
import { z } from 'zod';
import { TraceNumber } from './ach/ach-file.ts';
import { ReturnCode } from './ach/bank-codes.ts';
import type { Line } from './payment-batch-shapes.ts';
import type { PrenoteLine, TriedAccount } from './prenote-shapes.ts';
import { refuse } from './refusals.ts';

const Id = z.int().positive();

/** What happens to lines of payments. */
export const lineEvents = {
  BatchLinesSettled: z.object({
    settledOn: z.iso.date(),
    traces: z.array(TraceNumber),
    /** Whose lines they are, each vendor once. */
    vendorIds: z.array(Id).default([]),
  }),
  /** Before or after it settled: a bank has days for it. */
  BatchLineReturned: z.object({
    trace: TraceNumber,
    paymentId: Id,
    code: ReturnCode,
    note: z.string(),
  }),
  /** It was paid, though its account should be another one. */
  BatchLineCorrected: z.object({ trace: TraceNumber, paymentId: Id, code: z.string() }),
};

/** How a line is now. */
export interface LineNow {
  /** Null of a prenote. */
  readonly paymentId: number | null;
  readonly vendorId: number;
  readonly effectiveOn: string;
  readonly outcome: 'sent' | 'settled' | 'returned';
  /** Why it came back; undefined as long as it did not. */
  readonly code?: ReturnCode;
  readonly corrected: boolean;
}
/** Refuses lines of payments that were not asked for, or that are there twice. */
export function checkLines(lines: readonly Line[], paymentIds: readonly number[]): void {
  const asked = new Set(paymentIds);
  for (const { paymentId } of lines)
    if (!asked.delete(paymentId)) refuse('line-not-asked-for', { payment: paymentId });
  if (new Set(lines.map(({ trace }) => trace)).size < lines.length) refuse('trace-used-twice');
}

/** Refuses prenotes of accounts that nobody asked to try, or that are there twice. */
export function checkPrenotes(
  prenotes: readonly PrenoteLine[],
  accounts: readonly TriedAccount[],
): void {
  const keyOf = ({ vendorId, accountEntry }: TriedAccount): string => `${vendorId} ${accountEntry}`;
  const asked = new Set(accounts.map(keyOf));
  for (const one of prenotes) if (!asked.delete(keyOf(one))) refuse('prenote-not-asked-for');
  if (new Set(prenotes.map(({ trace }) => trace)).size < prenotes.length)
    refuse('trace-used-twice');
}

/** Lines as they leave, by trace. */
export const sent = (
  lines: readonly (Pick<Line, 'trace' | 'vendorId' | 'effectiveOn'> & Partial<Line>)[],
): ReadonlyMap<string, LineNow> =>
  new Map(
    lines.map(({ trace, paymentId = null, vendorId, effectiveOn }) => [
      trace,
      { paymentId, vendorId, effectiveOn, outcome: 'sent', corrected: false },
    ]),
  );

type Lines = ReadonlyMap<string, LineNow>;

/** The lines once these have changed; what is in no line changes nothing. */
export function linesWith(now: Lines, traces: readonly string[], change: Partial<LineNow>): Lines {
  const lines = new Map(now);
  for (const trace of traces) {
    const line = lines.get(trace);
    if (line) lines.set(trace, { ...line, ...change });
  }
  return lines;
}

/** Lines that settle by this day, with their traces. */
export const dueLines = (lines: Lines, on: string): (readonly [string, LineNow])[] =>
  [...lines].filter(([, line]) => line.outcome === 'sent' && line.effectiveOn <= on);
