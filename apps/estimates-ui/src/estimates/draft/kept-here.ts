// Local drafts: unsaved work in this browser's storage, saved at once whatever the connection,
// until the work is saved or discarded.
import { z } from 'zod';
import { FormValues } from './values.ts';

/** Increment it when the form's values change shape; older drafts are then ignored. */
const VERSION = 1;
const PAUSE_MS = 300;

/** The sync state with the server. */
const Shared = z.object({
  key: z.string(),
  revision: z.int().min(0),
  /** The server's values if they differ from the local ones; null if they are equal. */
  agreed: FormValues.nullable(),
});
export type Shared = z.infer<typeof Shared>;

const Kept = z.object({
  version: z.literal(VERSION),
  at: z.iso.datetime(),
  values: FormValues,
  /** The current step of a wizard. */
  step: z.int().min(0),
  /** What the form showed before the first change, as text; empty if unknown. */
  base: z.string().default(''),
  shared: Shared.nullable().default(null),
});
export type Kept = z.infer<typeof Kept>;

/** The initial values as text, for `Kept.base`. */
export const baseOf = (shown: unknown): string => JSON.stringify(shown);
/** Whether another version was saved after this draft was started. */
export const isOvertaken = ({ base }: Pick<Kept, 'base'>, shown: FormValues): boolean =>
  base !== '' && base !== baseOf(shown);

/** Storage may be unavailable or full: then nothing is saved, and nothing breaks. */
export function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Parses a stored draft; null if it is unreadable. */
export const readKept = (text: string | null): Kept | null =>
  text === null ? null : (quietly(() => Kept.parse(JSON.parse(text))) ?? null);

/** The draft in a slot of this browser's storage. */
export const keptIn = (slot: string): Kept | null =>
  quietly(() => readKept(localStorage.getItem(slot))) ?? null;

/** Writes the latest values after a debounce; `end` stops it for good. */
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
