// A checklist as it is written: one step a line. Steps keep their numbers, so that what is done
// stays done.
import type { Checklist } from '@purlin/contracts/job-shapes.ts';

type Step = Pick<Checklist['steps'][number], 'id' | 'text'>;

export const stepLines = (written: string): readonly string[] =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * The lines as steps: a line that is there keeps its number, and so does one that stands where a
 * step stood whose line is gone, because it was only worded anew.
 */
export function numbered(
  lines: readonly string[],
  before: readonly Step[],
): { readonly id: number | null; readonly text: string }[] {
  const left = new Map(before.map((step) => [step.id, step.text]));
  const same = lines.map((text) => {
    const id = [...left].find(([, own]) => own === text)?.[0];
    if (id !== undefined) left.delete(id);
    return id;
  });
  return lines.map((text, n) => {
    const there = before[n]?.id;
    const worded = same[n] === undefined && there !== undefined && left.delete(there);
    return { id: same[n] ?? (worded ? there : null), text };
  });
}
