// Unsaved work as this browser keeps it: at once, whatever becomes of the connection, until it is
// saved for good or given up.
import { z } from 'zod';
import { FormValues } from './values.ts';

/** Goes up when the form's values take another shape; older ones are then forgotten. */
const VERSION = 1;
const PAUSE_MS = 300;

/** What the office has of it. */
const Shared = z.object({
  key: z.string(),
  revision: z.int().min(0),
  /** What it has where that is not what stands here; null: the same. */
  agreed: FormValues.nullable(),
});
export type Shared = z.infer<typeof Shared>;

const Kept = z.object({
  version: z.literal(VERSION),
  at: z.iso.datetime(),
  values: FormValues,
  /** Where in a wizard somebody was. */
  step: z.int().min(0),
  /** What the form showed before anything was typed, as text; empty when it is not known. */
  base: z.string().default(''),
  shared: Shared.nullable().default(null),
});
export type Kept = z.infer<typeof Kept>;

/** What a form showed at first, for `Kept.base`. */
export const baseOf = (shown: unknown): string => JSON.stringify(shown);
/** Whether somebody saved another version after this work was begun. */
export const isOvertaken = ({ base }: Pick<Kept, 'base'>, shown: FormValues): boolean =>
  base !== '' && base !== baseOf(shown);

/** Storage can be forbidden or full: then nothing is kept, and nothing breaks. */
export function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** What is kept under this key, if it can be read. */
export const readKept = (text: string | null): Kept | null =>
  text === null ? null : (quietly(() => Kept.parse(JSON.parse(text))) ?? null);

/** What this browser keeps in a slot. */
export const keptIn = (slot: string): Kept | null =>
  quietly(() => readKept(localStorage.getItem(slot))) ?? null;

/** Writes what it was last given, a moment after; `end` is for good. */
export function keeperOf(slot: string) {
  let waiting: (() => Omit<Kept, 'version' | 'at'>) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const write = (): void => {
    clearTimeout(timer);
    const kept = waiting?.();
    waiting = null;
    if (!kept || ended) return;
    const whole: Kept = { ...kept, version: VERSION, at: new Date().toISOString() };
    quietly(() => localStorage.setItem(slot, JSON.stringify(whole)));
  };
  const clear = (): void => {
    clearTimeout(timer);
    waiting = null;
    quietly(() => localStorage.removeItem(slot));
  };
  return {
    write,
    clear,
    keep: (kept: () => Omit<Kept, 'version' | 'at'>): void => {
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
