// Lines that stay the same object for as long as they say the same.
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
 * Copies of the lines given to it, the one from before for each that has not changed: a row is
 * drawn again when its line is another object. Copies, because a form changes its own in place,
 * and what was drawn must not change with them.
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
