// The kinds of facts that an offer states and that are no plain text: how each is held, and how it
// is typed. Shapes, the wire, forms, screens and papers follow from a row of this table.
import type { z } from 'zod';
import { Period, periodOf } from '../shared/period.ts';
import { pitchOf, RoofPitch } from '../shared/roof-pitch.ts';
import { Years, yearsOf } from '../shared/years.ts';

export interface FactKind {
  /** In which one form it is recorded, and travels. `String` of it is what stands in a form. */
  readonly held: z.ZodType<string | number>;
  /** What somebody typed, in that form; what is none stays as it is, for `held` to refuse. */
  readonly read: (typed: string) => string | number;
  /** What stands in the empty field. */
  readonly example: string;
  /** Which keyboard a phone shows; letters and figures unless it says so. */
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

/** What somebody typed as it would be held; null when it is blank. */
export function readFact(kind: FactKindName, typed: string): string | number | null {
  return typed.trim() === '' ? null : factKinds[kind].read(typed);
}
