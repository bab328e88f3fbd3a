// Keeps object identity for lines whose values have not changed.
import type { LineValues } from '../draft/values.ts';

type Lines = readonly LineValues[];

function isSame(a: LineValues, b: LineValues | undefined): boolean {
  if (b === undefined) return false;
  const names = Object.keys(a) as (keyof LineValues)[];
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]))
  );
}

/**
 * Returns copies of the lines, reusing the previous copy of each unchanged one, so that only
 * changed rows rerender. Copies, because a form mutates its lines in place, and rendered ones must
 * not change.
 */
export function startUnchanged(): (lines: Lines) => Lines {
  let before: Lines = [];
  return (lines) => {
    const now = lines.map((line, n) => {
      const last = before[n];
      return last && isSame(line, last) ? last : { ...line };
    });
    const none = now.length === before.length && now.every((line, n) => line === before[n]);
    return none ? before : (before = now);
  };
}
