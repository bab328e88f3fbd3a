// Unsaved work in a form survives a reload: it is kept in this browser until it is saved or given
// up.
import { useSession } from '@purlin/web/web.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { FormValues } from './values.ts';

/** Goes up when the form's values take another shape; older ones are then forgotten. */
const VERSION = 1;
const PAUSE_MS = 300;

const Kept = z.object({
  version: z.literal(VERSION),
  at: z.iso.datetime(),
  values: FormValues,
  /** Where in a wizard somebody was. */
  step: z.int().min(0),
  /** What the form showed before anything was typed, as text; empty when it is not known. */
  base: z.string().default(''),
});
export type Kept = z.infer<typeof Kept>;

/** What a form showed at first, for `Kept.base`. */
export const baseOf = (shown: unknown): string => JSON.stringify(shown);
/** Whether somebody saved another version after this work was begun. */
export const isOvertaken = ({ base }: Pick<Kept, 'base'>, shown: FormValues): boolean =>
  base !== '' && base !== baseOf(shown);

/** Storage can be forbidden or full: then nothing is kept, and nothing breaks. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** What is kept under this key, if it can be read. */
export const readKept = (text: string | null): Kept | null =>
  text === null ? null : (quietly(() => Kept.parse(JSON.parse(text))) ?? null);

export interface KeptDraft {
  /**
   * Work that was not finished; until somebody says what to do with it, nothing is kept over it.
   */
  readonly offer: Kept | null;
  readonly goOn: () => void;
  readonly startNew: () => void;
  /** It is saved: nothing is kept any more. */
  readonly forget: () => void;
}

/**
 * `place` names the form: one wizard, or the estimate that is edited. Everybody who signs in has
 * their own. `step`: where in a wizard they are.
 */
export function useKeptDraft(
  place: string,
  form: UseFormReturn<FormValues>,
  step: number,
  onGoOn: (kept: Kept) => void,
): KeptDraft {
  const { user } = useSession();
  const key = `purlin.draft.${user?.id ?? 0}.${place}`;
  const [offer, setOffer] = useState(
    () => quietly(() => readKept(localStorage.getItem(key))) ?? null,
  );
  const keeper = useMemo(() => keeperOf(key), [key]);

  useEffect(() => {
    if (offer) return undefined;
    const keep = (): void =>
      keeper.keep(() => ({
        version: VERSION,
        at: new Date().toISOString(),
        step,
        values: structuredClone(form.getValues()),
        base: baseOf(form.formState.defaultValues),
      }));
    if (form.formState.isDirty) keep();
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        if (isDirty ?? form.formState.isDirty) keep();
      },
    });
    addEventListener('pagehide', keeper.write);
    return () => {
      stop();
      removeEventListener('pagehide', keeper.write);
      keeper.write();
    };
  }, [form, keeper, offer, step]);

  const forget = useCallback(() => keeper.end(), [keeper]);
  return {
    offer,
    forget,
    goOn: () => {
      if (offer) onGoOn(offer);
      setOffer(null);
    },
    startNew: () => {
      keeper.clear();
      setOffer(null);
    },
  };
}

/** Writes what it was last given, a moment after; `end` is for good. */
function keeperOf(key: string) {
  let waiting: (() => Kept) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const write = (): void => {
    clearTimeout(timer);
    const kept = waiting?.();
    waiting = null;
    if (kept && !ended) quietly(() => localStorage.setItem(key, JSON.stringify(kept)));
  };
  const clear = (): void => {
    clearTimeout(timer);
    waiting = null;
    quietly(() => localStorage.removeItem(key));
  };
  return {
    write,
    clear,
    keep: (kept: () => Kept): void => {
      waiting = kept;
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE_MS);
    },
    end: (): void => {
      ended = true;
      clear();
    },
  };
}
