// A roof meeting a wall: step flashing under each course, counter flashing over it. Shown beside
// "Who We Are".

/**
 * Course n from the eave: the position of its step flashing along the wall. Going up from the eave,
 * each piece rests on its course, laps over the piece below, and runs under the next course.
 */
const at = (n: number) => ({ x: 60 + n * 66, y: 348 - n * 44 });
const steps = [-1, 0, 1, 2, 3, 4, 5, 6, 7];
/** The course that is cut back to show the foot of the flashing under it. */
const CUT = 4;
const marks: readonly (readonly [number, number])[] = [
  [150, 216],
  [306, 166],
  [380, 154],
];

export function Flashing({ title }: { readonly title: string }) {
  return (
    <svg className="flashing" viewBox="0 0 560 440" role="img" aria-labelledby="flashing-title">
      <title id="flashing-title">{title}</title>
      <path fill="url(#p-siding)" d="M0 0H560V440H0z" />
      <path className="flashing-paper" d="M0 290L436 0H560V60L0 430z" />
      <path className="art-roof-base" d="M0 418L560 44V440H0z" />
      {steps.map((n) => {
        const { x, y } = at(n);
        return (
          <g key={n}>
            {n === CUT && (
              <path className="flashing-foot" d={`M${x} ${y + 28}l64 -43 66 36 -64 43z`} />
            )}
            <path
              className={`art-shingle-${(n + 4) % 4}`}
              d={
                n === CUT
                  ? `M${x + 84} ${y + 74}l64 -43 340 188 -64 44z`
                  : `M${x} ${y + 28}l64 -43 426 235 -64 44z`
              }
            />
            <path
              className="art-slot"
              d={[110, 168, 226, 284, 342, 400]
                .map(
                  (dx) => `M${x + dx + (n % 2) * 26} ${y + 16 + dx * 0.552 + (n % 2) * 14}l64 -43`,
                )
                .join('')}
            />
            <path className="flashing-step" d={`M${x - 10} ${y + 35}l78 -53v-44l-78 53z`} />
          </g>
        );
      })}
      <path className="flashing-counter" d="M0 366L560 -8V20L0 394z" />
      {marks.map(([x, y], n) => (
        <g key={n} className="section-mark">
          <circle cx={x} cy={y} r="16" />
          <text x={x} y={y + 5.5} textAnchor="middle">
            {n + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
