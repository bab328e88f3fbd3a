// The lines of a form as a list that is worked on: changes, what was before them, what is chosen,
// and where the focus goes.
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { emptyLine, type FormValues, type LinesPath, type LineValues } from '../draft/values.ts';

type Lines = readonly LineValues[];
export type Cell = 'description' | 'quantity' | 'unit' | 'rate' | 'section';

const NOTHING: ReadonlySet<number> = new Set();
/** More steps than anybody goes back. */
const STEPS = 100;

/** What was before, and after undoing, what came then. */
interface Past {
  readonly before: Lines[];
  readonly after: Lines[];
  /** The cell that is being typed in: all of it is one step. */
  typing: string | null;
}

/**
 * The form's lines under `path`, with undo. A line at the end that is not there yet can be typed
 * in.
 */
function useChanges(path: LinesPath) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const [past] = useState<Past>(() => ({ before: [], after: [], typing: null }));
  return useMemo(() => {
    const now = (): Lines => getValues(path) ?? [];
    const put = (lines: Lines) => setValue(path, [...lines], { shouldDirty: true });
    const remember = () => {
      past.before.push(structuredClone([...now()]));
      if (past.before.length > STEPS) past.before.shift();
      past.after.length = 0;
    };
    const turn = (from: Lines[], to: Lines[]): boolean => {
      const lines = from.pop();
      if (!lines) return false;
      to.push(structuredClone([...now()]));
      past.typing = null;
      put(lines);
      return true;
    };
    return {
      now,
      /** Types in a cell. */
      type(n: number, part: Partial<LineValues>): void {
        const typing = `${n} ${Object.keys(part).join()}`;
        if (past.typing !== typing) remember();
        past.typing = typing;
        if (n >= now().length) return put([...now(), { ...emptyLine, ...part }]);
        for (const [name, value] of Object.entries(part))
          setValue(`${path}.${n}.${name as 'rate'}`, value as string, { shouldDirty: true });
      },
      /** The cell is left: what is typed next is a step of its own. */
      left(): void {
        past.typing = null;
      },
      /** Other lines take the place of these. */
      put(lines: Lines): void {
        remember();
        past.typing = null;
        put(lines);
      },
      undo: () => turn(past.before, past.after),
      redo: () => turn(past.after, past.before),
      canUndo: () => past.before.length > 0,
    };
  }, [getValues, past, path, setValue]);
}

/** Puts the focus into a cell, once it is drawn. */
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

export function useLineList(path: LinesPath) {
  const { control } = useFormContext<FormValues>();
  const lines: Lines = useWatch({ control, name: path }) ?? [];
  const changes = useChanges(path);
  const { root, focus } = useFocus();
  const [chosen, choose] = useState<ReadonlySet<number>>(NOTHING);
  const [said, say] = useState('');
  const latest = useRef(chosen);
  useLayoutEffect(() => {
    latest.current = chosen;
  });
  return useMemo(
    () => ({
      path,
      lines,
      ...changes,
      root,
      focus,
      /** The places of the chosen lines. */
      chosen,
      /** The same for functions that stay. */
      chosenNow: () => latest.current,
      choose,
      chooseNone: () => choose(NOTHING),
      /** Read out for those who do not see it. */
      said,
      say,
    }),
    [path, lines, changes, root, focus, chosen, said],
  );
}
export type LineList = ReturnType<typeof useLineList>;
