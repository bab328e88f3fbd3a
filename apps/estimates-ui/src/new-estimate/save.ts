// Saves a new estimate: first the draft, then its lines one by one (spec section 4). After a failure it goes on where it stopped.
import type { FormValues, LineValues } from './form.ts';

export interface Saved {
  /** The draft's id, once it exists. */
  readonly estimateId: number | null;
  /** How many lines it has. */
  readonly lines: number;
}
export const nothingSaved: Saved = { estimateId: null, lines: 0 };

interface Doors {
  /** Each answers undefined when it did not work; the failure has been told by then. */
  readonly draft: (values: FormValues) => Promise<{ readonly id: number } | undefined>;
  readonly addLine: (estimateId: number, line: LineValues, order: number) => Promise<unknown>;
  /** Told after every step, so that nothing saved is ever forgotten. */
  readonly saved: (so: Saved) => void;
}

/** Gives the estimate's id when everything is saved, undefined when something is still missing: call it again with what `saved` was told last. */
export async function saveEstimate(values: FormValues, before: Saved, { draft, addLine, saved }: Doors): Promise<number | undefined> {
  const estimateId = before.estimateId ?? (await draft(values))?.id;
  if (estimateId === undefined) return undefined;
  if (before.estimateId === null) saved({ estimateId, lines: 0 });
  for (let n = before.lines; n < values.lines.length; n += 1) {
    if ((await addLine(estimateId, values.lines[n]!, n)) === undefined) return undefined;
    saved({ estimateId, lines: n + 1 });
  }
  return estimateId;
}
