// The actions on an estimate's lines, shared by keyboard, buttons and mouse.
import { toast } from '@purlin/ui/ui.ts';
import { useMemo } from 'react';
import { say } from '@purlin/words/screens/estimate-lines.ts';
import { emptyLine, type LineValues } from '../draft/values.ts';
import {
  changed,
  duplicated,
  moved,
  nudged,
  renamed,
  withLineAfter,
  withLinesAt,
  without,
} from './changes.ts';
import { linesIn } from './pasted.ts';
import type { LineWork } from './use-line-list.ts';

export interface LineActions {
  readonly type: (n: number, part: Partial<LineValues>) => void;
  readonly left: () => void;
  /**
   * Applies an item found late for this text to its line, which may have moved; a typed price
   * stays.
   */
  readonly late: (
    n: number,
    words: string,
    part: (line: LineValues) => Partial<LineValues>,
  ) => void;
  /** Goes to the next line, or adds one at the end. */
  readonly next: (n: number) => void;
  readonly open: (n: number) => void;
  /** Moves a line one position up or down, with the whole selection. */
  readonly nudge: (n: number, by: 1 | -1) => void;
  readonly drop: (n: number, to: number) => void;
  readonly duplicate: (n: number) => void;
  readonly remove: (n: number) => void;
  readonly change: (n: number, part: Partial<LineValues>) => void;
  readonly rename: (start: number, section: string) => void;
  readonly insert: (n: number, lines: readonly LineValues[]) => void;
  readonly paste: (n: number, text: string) => void;
  readonly choose: (n: number, also: boolean) => void;
  readonly chooseTo: (n: number, by: 1 | -1) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

const from = (start: number, count: number) =>
  new Set(Array.from({ length: count }, (_, n) => start + n));

/** The selected lines if `n` is one of them, else only that line. */
const meant = (list: LineWork, n: number): ReadonlySet<number> =>
  list.chosenNow().has(n) ? list.chosenNow() : new Set([n]);

const moving = (list: LineWork): Pick<LineActions, 'nudge' | 'drop'> => {
  const follow = (count: number, at: number) => {
    if (list.chosenNow().size > 0) list.choose(from(at, count));
    list.focus(at);
    list.say(say('moved', { n: at + 1 }));
  };
  return {
    nudge(n, by) {
      const chosen = meant(list, n);
      const after = nudged(list.now(), chosen, by);
      if (!after) return;
      list.put(after.lines);
      follow(chosen.size, after.at);
    },
    drop(n, to) {
      const chosen = meant(list, n);
      const { lines, at } = moved(list.now(), chosen, to);
      if (lines.every((line, place) => line === list.now()[place])) return;
      list.put(lines);
      follow(chosen.size, at);
    },
  };
};

const choosing = (list: LineWork): Pick<LineActions, 'choose' | 'chooseTo'> => ({
  choose(n, also) {
    const chosen = new Set(list.chosenNow());
    if (also) chosen.add(n);
    else chosen.delete(n);
    list.choose(chosen);
  },
  chooseTo(n, by) {
    const to = Math.min(Math.max(n + by, 0), list.now().length - 1);
    list.choose(new Set([...list.chosenNow(), n, to]));
    list.focus(to);
  },
});

const finding = (list: LineWork): Pick<LineActions, 'late'> => ({
  late(n, words, part) {
    const lines = list.now();
    const waits = (line: LineValues | undefined) =>
      line?.description.trim() === words && line.rate.trim() === '';
    const at = waits(lines[n]) ? n : lines.findIndex(waits);
    const line = lines[at];
    if (!line) return;
    const found = part(line);
    list.type(at, found);
    list.say(say('line-is', { n: at + 1, description: found.description ?? line.description }));
  },
});

const writing = (
  list: LineWork,
): Omit<LineActions, 'late' | 'nudge' | 'drop' | 'choose' | 'chooseTo'> => ({
  type: list.type,
  left: list.left,
  next(n) {
    if (n + 1 >= list.now().length) list.put([...list.now(), ...openAt(list.now())]);
    list.focus(n + 1);
  },
  open(n) {
    list.put(n < 0 ? [{ ...emptyLine }] : withLineAfter(list.now(), n));
    list.focus(n + 1);
  },
  duplicate(n) {
    const chosen = meant(list, n);
    list.put(duplicated(list.now(), chosen));
    const at = Math.max(...chosen) + 1;
    if (list.chosenNow().size > 0) list.choose(from(at, chosen.size));
    list.focus(at);
    list.say(say('duplicated', { count: chosen.size }));
  },
  remove(n) {
    const chosen = meant(list, n);
    list.put(without(list.now(), chosen));
    list.chooseNone();
    if (list.now().length > 0) list.focus(Math.min(...chosen, list.now().length - 1));
    list.say(say('removed', { count: chosen.size }));
  },
  change: (n, part) => list.put(changed(list.now(), meant(list, n), part)),
  rename: (start, section) => list.put(renamed(list.now(), start, section)),
  insert: (n, lines) => list.put(withLinesAt(list.now(), n, lines)),
  paste(n, text) {
    const { lines, unread } = linesIn(text);
    if (lines.length === 0) return;
    list.put(withLinesAt(list.now(), n, lines));
    toast({
      title: say('pasted', { count: lines.length }),
      description: say('undo-takes-out'),
      ...(unread.length > 0 && {
        description: say('not-understood', { what: unread.join(', ') }),
        intent: 'destructive',
      }),
    });
  },
  undo() {
    if (list.undo()) list.say(say('undone'));
    list.chooseNone();
  },
  redo() {
    if (list.redo()) list.say(say('done-again'));
    list.chooseNone();
  },
});
const openAt = (lines: readonly LineValues[]): readonly LineValues[] => [
  { ...emptyLine, section: lines.at(-1)?.section ?? '' },
];

/** The functions are stable, so that a key rerenders one line and not two hundred. */
export const useLineActions = (work: LineWork): LineActions =>
  useMemo(
    () => ({ ...writing(work), ...finding(work), ...moving(work), ...choosing(work) }),
    [work],
  );
