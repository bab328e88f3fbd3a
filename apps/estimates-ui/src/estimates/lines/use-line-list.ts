// A form's lines as an editable list: changes, undo history, selection and focus.
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { emptyLine, type FormValues, type LinesPath, type LineValues } from '../draft/values.ts';
import { startPast } from './past.ts';
import { startUnchanged } from './unchanged.ts';

type Lines = readonly LineValues[];
export type Cell = 'description' | 'quantity' | 'unit' | 'rate' | 'section';

const NOTHING: ReadonlySet<number> = new Set();
const NO_LINES: Lines = [];

/**
 * The form's lines under `path`, with undo. Typing in the placeholder line at the end creates it.
 */
function useChanges(path: LinesPath) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const [past] = useState(startPast);
  return useMemo(() => {
    const now = (): Lines => getValues(path) ?? NO_LINES;
    const put = (lines: Lines) => setValue(path, [...lines], { shouldDirty: true });
    const turned = (lines: Lines | undefined): boolean => {
      if (lines) put(lines);
      return lines !== undefined;
    };
    return {
      now,
      /** Types in a cell. */
      type(n: number, part: Partial<LineValues>): void {
        past.typing(`${n} ${Object.keys(part).join()}`, now());
        if (n >= now().length) return put([...now(), { ...emptyLine, ...part }]);
        for (const [name, value] of Object.entries(part))
          setValue(`${path}.${n}.${name as 'rate'}`, value as string, { shouldDirty: true });
      },
      /** The cell is left: further typing is a new step. */
      left: past.left,
      /** Replaces the lines. */
      put(lines: Lines): void {
        past.step(now());
        put(lines);
      },
      undo: () => turned(past.back(now())),
      redo: () => turned(past.forth(now())),
      canUndo: past.any,
    };
  }, [getValues, past, path, setValue]);
}

/** Focuses a cell once it has rendered. */
function useFocus() {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const [, again] = useState(0);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const field = root.current?.querySelector<HTMLInputElement>(wanted.current);
    wanted.current = null;
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  });
  const focus = useCallback((n: number, cell: Cell = 'description') => {
    wanted.current = `[data-line="${n}"] [data-cell="${cell}"]`;
    again((count) => count + 1);
  }, []);
  return { root, focus };
}

/** The indexes of the selected lines, and the announcement of the last step for screen readers. */
function useChoice() {
  const [chosen, choose] = useState<ReadonlySet<number>>(NOTHING);
  const [said, say] = useState('');
  const latest = useRef(chosen);
  useLayoutEffect(() => {
    latest.current = chosen;
  });
  const chosenNow = useCallback(() => latest.current, []);
  const chooseNone = useCallback(() => choose(NOTHING), []);
  return { chosen, said, choose, chooseNone, chosenNow, say };
}

export function useLineList(path: LinesPath) {
  const { control } = useFormContext<FormValues>();
  const [unchanged] = useState(startUnchanged);
  const lines = unchanged(useWatch({ control, name: path }) ?? NO_LINES);
  const changes = useChanges(path);
  const { root, focus } = useFocus();
  const { chosen, said, choose, chooseNone, chosenNow, say } = useChoice();
  /** What stays the same while the lines change. */
  const work = useMemo(
    () => ({ ...changes, focus, choose, chooseNone, chosenNow, say }),
    [changes, focus, choose, chooseNone, chosenNow, say],
  );
  return { lines, root, chosen, said, work };
}
export type LineList = ReturnType<typeof useLineList>;
export type LineWork = LineList['work'];
