// Patterns that a page's drawings share: courses, seams, siding, bricks, sky and woods. Included
// once per page and referenced by id.
import { stand } from './firs.ts';

const far = stand(300, [
  [12, 120],
  [44, 150],
  [78, 126],
  [112, 160],
  [146, 134],
  [180, 168],
  [214, 140],
  [246, 158],
  [282, 128],
  [318, 170],
  [352, 138],
  [388, 162],
  [420, 132],
  [456, 156],
]);
const near = stand(300, [
  [-6, 190],
  [34, 150],
  [430, 206],
  [474, 176],
]);

/** The left edges of the tabs of one course, in a tile 96 units wide. */
const course = (y: number, edges: readonly number[]): readonly string[] =>
  edges.map(
    (x, n) =>
      `M${x} ${y}h${(edges[n + 1] ?? 96) - x - 0.9}v17.1h-${(edges[n + 1] ?? 96) - x - 0.9}z`,
  );
const tabs = [
  ...course(0, [0, 22, 40, 66, 80]),
  ...course(18, [0, 12, 34, 54, 76]),
  ...course(36, [0, 20, 46, 60, 84]),
  ...course(54, [0, 8, 30, 52, 70]),
];
const toneOf = (n: number) => [0, 2, 1, 3, 0, 1, 3, 0, 2, 1][n % 10];

export function Patterns() {
  return (
    <svg className="patterns" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="p-sky" x1="0" y1="0" x2="0" y2="1">
          <stop className="art-sky-top" offset="0" />
          <stop className="art-sky-low" offset="1" />
        </linearGradient>
        <linearGradient id="p-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop className="art-dusk-top" offset="0" />
          <stop className="art-dusk-low" offset="1" />
        </linearGradient>
        <pattern id="p-shingle" width="96" height="72" patternUnits="userSpaceOnUse">
          <path className="art-roof-base" d="M0 0h96v72H0z" />
          {tabs.map((d, n) => (
            <path key={d} className={`art-shingle-${toneOf(n)}`} d={d} />
          ))}
        </pattern>
        <pattern id="p-siding" width="20" height="11" patternUnits="userSpaceOnUse">
          <path className="art-wall" d="M0 0h20v11H0z" />
          <path className="art-siding" d="M0 10.5h20" />
        </pattern>
        <pattern id="p-board" width="18" height="20" patternUnits="userSpaceOnUse">
          <path className="art-wall" d="M0 0h18v20H0z" />
          <path className="art-siding" d="M17 0v20" />
        </pattern>
        <pattern id="p-shake" width="30" height="24" patternUnits="userSpaceOnUse">
          <path className="art-shake" d="M0 0h30v24H0z" />
          <path
            className="art-shake-line"
            d="M0 11.5h30M0 23.5h30M8 0v11M21 0v11M2 12v11M15 12v11M27 12v11"
          />
        </pattern>
        <pattern id="p-brick" width="32" height="20" patternUnits="userSpaceOnUse">
          <path className="art-brick" d="M0 0h32v20H0z" />
          <path className="art-mortar" d="M0 9.5h32M0 19.5h32M8 0v9.5M24 10v9.5" />
        </pattern>
        <path id="p-far" className="art-fir-far" d={far} />
        <path id="p-near" className="art-fir-mid" d={near} />
      </defs>
    </svg>
  );
}
