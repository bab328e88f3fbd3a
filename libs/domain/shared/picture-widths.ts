// In which sizes pictures are kept. Apart from the shape of their names, so that pages without
// validators may know.

/** How wide, in pixels; a smaller one keeps its own width. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;
