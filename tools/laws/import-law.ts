// What a law of imports is.

/**
 * Of the targets a law is `about`, files `from` may import only what it lists. Patterns: `*` a
 * name, `**` any depth, `:room` repeats.
 */
export interface ImportLaw {
  readonly why: string;
  readonly instead: string;
  readonly from: readonly string[];
  /** Files the law does not speak of. */
  readonly not?: readonly string[];
  /** Everything, when unset. */
  readonly about?: readonly string[];
  readonly may?: readonly string[];
  /** What is allowed besides, by the `:room` of `from`. */
  readonly mayByRoom?: Readonly<Record<string, readonly string[]>>;
  /** With `import type` alone. */
  readonly mayAsType?: readonly string[];
  readonly specsMay?: readonly string[];
}
