// A settings section: fields that are edited, stored and loaded together.
import type { z } from 'zod';

export interface Section<Shape extends z.ZodObject = z.ZodObject> {
  /** The section's stream number: unique, and never reused. */
  readonly number: number;
  /**
   * The section's fields and their error messages. It also parses old events, so limits may only be
   * relaxed, and new fields need a default.
   */
  readonly shape: Shape;
  /** The defaults. */
  readonly usual: z.output<Shape>;
}

/** Declares a section. Add it to `sections.ts`, too; nothing else is needed. */
export const section = <Shape extends z.ZodObject>(declared: Section<Shape>): Section<Shape> =>
  declared;
