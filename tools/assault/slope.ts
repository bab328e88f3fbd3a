// Whether something grows: a straight line through measured values, and how sure its slope is.

export interface Slope {
  /** What it grows by in an hour. */
  readonly perHour: number;
  /** Twice the slope's standard error: a slope within it says nothing. */
  readonly noise: number;
}

/** A value and when it was measured, in milliseconds. */
export interface Sample {
  readonly at: number;
  readonly value: number;
}

/** Shorter measurements say nothing about growth. */
export const TELLING_SECONDS = 1_800;

const HOUR = 3_600_000;
/**
 * Neighbours are alike (a heap grows until it is collected), so a line through single values would
 * be surer of itself than it may be: it goes through one value of each of so many equal spans.
 */
const SPANS = 12;
/**
 * That value has a quarter of its span below it. What is kept for ever lifts the floor; what a
 * burst of work needs and gives back only lifts what is above.
 */
const FLOOR = 0.25;
/** The first quarter is left out: caches fill and code is compiled. */
const WARM = 0.25;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Least squares; no slope at all where there are fewer than three spans with values. */
export function slopeOf(samples: readonly Sample[]): Slope {
  const [first, last] = [samples[0]?.at ?? 0, samples.at(-1)?.at ?? 0];
  const from = first + (last - first) * WARM;
  const span = (last - from) / SPANS;
  const points = Array.from({ length: SPANS }, (_, n) => {
    const within = samples.filter(
      ({ at }) => at >= from && Math.min(SPANS - 1, Math.floor((at - from) / span)) === n,
    );
    const floor = within.toSorted((a, b) => a.value - b.value)[Math.floor(within.length * FLOOR)];
    return floor ? [{ x: (floor.at - from) / HOUR, y: floor.value }] : [];
  }).flat();
  if (points.length < 3 || span === 0) return { perHour: 0, noise: Infinity };
  const [middle, height] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const spread = points.reduce((sum, { x }) => sum + (x - middle) ** 2, 0);
  const perHour = points.reduce((sum, { x, y }) => sum + (x - middle) * (y - height), 0) / spread;
  const left = points.reduce(
    (sum, { x, y }) => sum + (y - height - perHour * (x - middle)) ** 2,
    0,
  );
  return { perHour, noise: 2 * Math.sqrt(left / (points.length - 2) / spread) };
}
