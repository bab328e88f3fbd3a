// The lines of a batch's file: validation, events and state.
import { z } from 'zod';
import { TraceNumber } from './ach/ach-file.ts';
import { ReturnCode } from './ach/bank-codes.ts';
import type { Line } from './payment-batch-shapes.ts';
import type { PrenoteLine, TriedAccount } from './prenote-shapes.ts';
import { refuse } from './refusals.ts';

const Id = z.int().positive();

/** Events of payment lines. */
export const lineEvents = {
  BatchLinesSettled: z.object({
    settledOn: z.iso.date(),
    traces: z.array(TraceNumber),
    /** The vendors of those lines, each once. */
    vendorIds: z.array(Id).default([]),
  }),
  /** A bank can return a line before or after settlement. */
  BatchLineReturned: z.object({
    trace: TraceNumber,
    paymentId: Id,
    code: ReturnCode,
    note: z.string(),
  }),
  /** The line was paid, but the bank wants its account data corrected. */
  BatchLineCorrected: z.object({ trace: TraceNumber, paymentId: Id, code: z.string() }),
};

/** The current state of a line. */
export interface LineNow {
  /** Null for a prenote. */
  readonly paymentId: number | null;
  readonly vendorId: number;
  readonly effectiveOn: string;
  readonly outcome: 'sent' | 'settled' | 'returned';
  /** The return code; undefined unless returned. */
  readonly code?: ReturnCode;
  readonly corrected: boolean;
}
/** Refuses lines of payments that aren't in the batch, and duplicates. */
export function checkLines(lines: readonly Line[], paymentIds: readonly number[]): void {
  const asked = new Set(paymentIds);
  for (const { paymentId } of lines)
    if (!asked.delete(paymentId)) refuse('line-not-asked-for', { payment: paymentId });
  if (new Set(lines.map(({ trace }) => trace)).size < lines.length) refuse('trace-used-twice');
}

/** Refuses prenotes of accounts that aren't in the batch, and duplicates. */
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

/** New lines by trace number. */
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

/** The lines with a change applied to some; unknown traces are ignored. */
export function linesWith(now: Lines, traces: readonly string[], change: Partial<LineNow>): Lines {
  const lines = new Map(now);
  for (const trace of traces) {
    const line = lines.get(trace);
    if (line) lines.set(trace, { ...line, ...change });
  }
  return lines;
}

/** Lines to settle by this day, with their trace numbers. */
export const dueLines = (lines: Lines, on: string): (readonly [string, LineNow])[] =>
  [...lines].filter(([, line]) => line.outcome === 'sent' && line.effectiveOn <= on);
