// Value types of an estimate's facts other than plain text: stored form and input parsing. Shapes,
// API, forms, screens and documents derive from a row of this table.
import type { z } from 'zod';
import { Period, periodOf } from '../shared/period.ts';
import { pitchOf, RoofPitch } from '../shared/roof-pitch.ts';
import { Years, yearsOf } from '../shared/years.ts';

export interface FactKind {
  /** The stored form, also used by the API. `String()` of it is the form's field value. */
  readonly held: z.ZodType<string | number>;
  /**
   * Parses user input into the stored form; returns invalid input unchanged, for `held` to reject.
   */
  readonly read: (typed: string) => string | number;
  /** Placeholder of the empty field. */
  readonly example: string;
  /** The phone keyboard; alphanumeric by default. */
  readonly keyboard?: 'numeric' | 'decimal';
}

export const factKinds = {
  pitch: { held: RoofPitch, read: pitchOf, example: '6/12' },
  period: { held: Period, read: periodOf, example: '12/7/2026 to 12/18/2026' },
  years: { held: Years, read: yearsOf, example: '10', keyboard: 'numeric' },
} as const satisfies Readonly<Record<string, FactKind>>;

export type FactKinds = typeof factKinds;
export type FactKindName = keyof FactKinds;
export type HeldBy<K extends FactKindName> = z.infer<FactKinds[K]['held']>;

export const isFactKind = (kind: string): kind is FactKindName => Object.hasOwn(factKinds, kind);

/** Parses user input; null if blank. */
export function readFact(kind: FactKindName, typed: string): string | number | null {
  return typed.trim() === '' ? null : factKinds[kind].read(typed);
}
