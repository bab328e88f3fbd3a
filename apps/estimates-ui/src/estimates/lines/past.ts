// What was before each step of work on a list of lines, so that it can be taken back.
import type { LineValues } from '../draft/values.ts';

type Lines = readonly LineValues[];

/** More steps than anybody goes back. */
const STEPS = 100;

export interface Past {
  /** A step begins: `now` is what it can be taken back to. */
  readonly step: (now: Lines) => void;
  /** Somebody types in a cell; all of it until they leave is one step. */
  readonly typing: (cell: string, now: Lines) => void;
  readonly left: () => void;
  /** What was before the last step; undefined when there is none. */
  readonly back: (now: Lines) => Lines | undefined;
  /** What was there before the last `back`. */
  readonly forth: (now: Lines) => Lines | undefined;
  readonly any: () => boolean;
}

/** The form changes its lines in place, so they are copied here. */
export function startPast(): Past {
  const before: Lines[] = [];
  const after: Lines[] = [];
  let cell: string | null = null;
  const turn = (from: Lines[], to: Lines[], now: Lines): Lines | undefined => {
    const lines = from.pop();
    if (lines) to.push(structuredClone(now));
    cell = null;
    return lines;
  };
  const step = (now: Lines) => {
    before.push(structuredClone(now));
    if (before.length > STEPS) before.shift();
    after.length = 0;
    cell = null;
  };
  return {
    step,
    typing(at, now) {
      if (cell !== at) step(now);
      cell = at;
    },
    left: () => {
      cell = null;
    },
    back: (now) => turn(before, after, now),
    forth: (now) => turn(after, before, now),
    any: () => before.length > 0,
  };
}
