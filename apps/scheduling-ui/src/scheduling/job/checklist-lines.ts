// A checklist as text, one step per line. Steps keep their ids, so that done steps stay done.
import type { Checklist } from '@purlin/contracts/job-shapes.ts';

type Step = Pick<Checklist['steps'][number], 'id' | 'text'>;

export const stepLines = (written: string): readonly string[] =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Turns lines into steps. An unchanged line keeps its id. A changed line takes the id of the step
 * at its position if that step's text is gone, because it was only reworded.
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
