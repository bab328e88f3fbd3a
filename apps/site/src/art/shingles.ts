// Draws courses of shingles: staggered tabs in a few tones, deterministic so that builds are
// reproducible.

export interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The height of one course. */
  readonly course: number;
  /** The mean width of a tab. */
  readonly tab: number;
  /** The number of tones. */
  readonly tones: number;
  /** The left edge of a course, counted from the eave, for a roof that is still being laid. */
  readonly start?: (courseFromEave: number) => number;
}

/** A Park-Miller random number generator: irregular enough, and the same on every machine. */
function unplanned(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** One SVG path per tone. Together they fill the field from the eave (bottom) up. */
export function shingles(field: Field): readonly string[] {
  const paths = Array.from({ length: field.tones }, () => '');
  const courses = Math.ceil(field.height / field.course);
  for (let n = 0; n < courses; n += 1) {
    const random = unplanned(n * 7919 + 17);
    const top = field.y + field.height - (n + 1) * field.course;
    const end = field.x + field.width;
    let x = field.x + (field.start?.(n) ?? 0) - (field.start ? 0 : random() * field.tab);
    while (x < end) {
      const width = Math.round(field.tab * (0.65 + random() * 0.7));
      const tone = Math.floor(random() * field.tones);
      const depth = field.course - (random() < 0.3 ? 1.6 : 0.8);
      const drawn = (Math.min(width, end - x) - 0.8).toFixed(1);
      paths[tone] += `M${x.toFixed(1)} ${top.toFixed(1)}h${drawn}v${depth}h-${drawn}z`;
      x += width;
    }
  }
  return paths;
}
