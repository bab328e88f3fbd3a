// Draws fir silhouettes: a trunk line with drooping tiers of branches.

/** The SVG path of one fir at (x, ground); `height` in drawing units. */
export function fir(x: number, ground: number, height: number): string {
  const tiers = Math.max(5, Math.round(height / 26));
  const top = ground - height;
  const right: string[] = [];
  const left: string[] = [];
  for (let n = 1; n <= tiers; n += 1) {
    const y = top + (height * 0.985 * n) / tiers;
    const reach = (height * 0.2 * n) / tiers;
    right.push(
      `L${(x + reach).toFixed(1)} ${y.toFixed(1)}L${(x + reach * 0.5).toFixed(1)} ` +
        (y - height * 0.018).toFixed(1),
    );
    left.unshift(
      `L${(x - reach * 0.5).toFixed(1)} ` +
        `${(y - height * 0.018).toFixed(1)}L${(x - reach * 0.94).toFixed(1)} ` +
        (y + height * 0.008).toFixed(1),
    );
  }
  return (
    `M${x} ${top}${right.join('')}L${x + height * 0.016} ${ground}L${x - height * 0.016} ` +
    `${ground}${left.join('')}Z`
  );
}

/** A stand of firs: [x, height] pairs on one ground line. */
export const stand = (ground: number, trees: readonly (readonly [number, number])[]): string =>
  trees.map(([x, height]) => fir(x, ground, height)).join('');
