// A section of the company's settings: a set of fields that is changed, kept and looked up as one.
import type { z } from 'zod';

export interface Section<Shape extends z.ZodObject = z.ZodObject> {
  /** The number of its stream: unique, and never given to another section. */
  readonly number: number;
  /**
   * Its fields, with what is said when one is wrong. It reads what was recorded years ago too, so
   * limits may only widen and a new field needs a default.
   */
  readonly shape: Shape;
  /** In force until somebody changes it. */
  readonly usual: z.output<Shape>;
}

/** Declares a section; that and a line in `sections.ts` is all that a new one needs. */
export const section = <Shape extends z.ZodObject>(declared: Section<Shape>): Section<Shape> =>
  declared;
