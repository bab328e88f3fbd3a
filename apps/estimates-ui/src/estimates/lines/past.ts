// The undo history of a list of lines.
import type { LineValues } from '../draft/values.ts';

type Lines = readonly LineValues[];

/** The maximum number of steps; more than anyone undoes. */
const STEPS = 100;

export interface Past {
  /** Starts a step; `now` is what undo restores. */
  readonly step: (now: Lines) => void;
  /** The user types in a cell; everything until they leave it is one step. */
  readonly typing: (cell: string, now: Lines) => void;
  readonly left: () => void;
  /** Undoes the last step; undefined if there is none. */
  readonly back: (now: Lines) => Lines | undefined;
  /** Redoes what `back` undid. */
  readonly forth: (now: Lines) => Lines | undefined;
  readonly any: () => boolean;
}

/** Copies the lines, because the form mutates its own in place. */
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
