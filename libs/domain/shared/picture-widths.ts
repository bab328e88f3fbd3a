// The sizes pictures are stored in. Separate from picture.ts, so that pages without zod can use it.

/** Widths in pixels; a smaller original keeps its width. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;
