// A cutaway of a shingle roof: each layer uncovered from left to right, numbered like the landing
// page's list of layers.
import { shingles } from './shingles.ts';

const WIDTH = 720;
const HEIGHT = 400;
/** The projection of the slope onto the page: x along the eave, y (negative) up the slope. */
const SLOPE = { a: 0.93, b: 0.17, c: -0.44, d: 0.6, e: 26, f: 372 } as const;
const onPage = (x: number, y: number): readonly [number, number] => [
  SLOPE.a * x + SLOPE.c * y + SLOPE.e,
  SLOPE.b * x + SLOPE.d * y + SLOPE.f,
];
const slope = `matrix(${SLOPE.a} ${SLOPE.b} ${SLOPE.c} ${SLOPE.d} ${SLOPE.e} ${SLOPE.f})`;

const COURSE = 36;
const start = (course: number) => 446 + course * 9 + (course % 2) * 20;
const courses = shingles({
  x: 0,
  y: -HEIGHT,
  width: WIDTH,
  height: HEIGHT,
  course: COURSE,
  tab: 46,
  tones: 4,
  start,
});
/** The left edge of the laid shingles, in steps. */
const laid = Array.from(
  { length: 12 },
  (_, n) => `L${start(n)} ${-n * COURSE}L${start(n)} ${Math.max(-HEIGHT, -(n + 1) * COURSE)}`,
)
  .slice(0, 12)
  .join('');
const caps = Array.from({ length: 6 }, (_, n) => `M${568 + n * 25} -412h23v26h-23z`).join('');
const rafters = Array.from({ length: 9 }, (_, n) => n * 88);

/** The position of each number on the slope. */
const marks: readonly (readonly [number, number])[] = [
  [96, -190],
  [226, -310],
  [304, -46],
  [372, -250],
  [400, 0],
  [590, -180],
  [640, -400],
];

/** A sheet on the slope, drawn with its thickness. */
function Sheet({
  className,
  d,
  lift,
}: {
  readonly className: string;
  readonly d: string;
  readonly lift: number;
}) {
  return (
    <>
      <path className="section-shadow" d={d} transform={`translate(-7 ${8 - lift}) ${slope}`} />
      <path className={className} d={d} transform={`translate(0 ${-lift}) ${slope}`} />
    </>
  );
}

/** The rafters, each with its side face. */
const Rafters = () => (
  <g>
    {rafters.map((x) => {
      const [[x1, y1], [x2, y2]] = [onPage(x, 0), onPage(x, -HEIGHT)];
      return (
        <path
          key={x}
          className="section-rafter-side"
          d={`M${x1} ${y1}l0 26L${x2} ${y2 + 26}v-26z`}
        />
      );
    })}
    {rafters.map((x) => (
      <path key={x} className="section-rafter" d={`M${x} 0h15v-${HEIGHT}h-15z`} transform={slope} />
    ))}
  </g>
);

export function RoofSection({ title }: { readonly title: string }) {
  return (
    <svg
      className="roof-section"
      viewBox="14 104 872 436"
      role="img"
      aria-labelledby="roof-section-title"
    >
      <title id="roof-section-title">{title}</title>
      <Rafters />
      <path
        className="section-fascia"
        d={
          `M${onPage(190, 4).join(' ')}L${onPage(WIDTH, 4).join(' ')}v30L${onPage(190, 4)[0]} ` +
          `${onPage(190, 4)[1] + 30}z`
        }
      />
      <Sheet className="section-deck" d={`M190 0H${WIDTH}V-${HEIGHT}H190z`} lift={2} />
      <path
        className="section-seam"
        d={`M190 -134H${WIDTH}M190 -267H${WIDTH}M280 0V-134M250 -134V-267M330 -267V-${HEIGHT}`}
        transform={`translate(0 -2) ${slope}`}
      />
      <Sheet className="section-membrane" d={`M262 0H${WIDTH}V-96H262z`} lift={5} />
      <Sheet className="section-felt" d={`M336 -76H${WIDTH}V-${HEIGHT}H356L346 -238z`} lift={8} />
      <path
        className="section-lap"
        d={`M342 -166H${WIDTH}M348 -256H${WIDTH}M354 -346H${WIDTH}`}
        transform={`translate(0 -8) ${slope}`}
      />
      <Sheet className="section-metal" d={`M350 6H${WIDTH}V-12H350z`} lift={9} />
      <Sheet
        className="section-base"
        d={`M${WIDTH} 0L${start(0)} 0${laid}L${WIDTH} -${HEIGHT}z`}
        lift={13}
      />
      <g transform={`translate(0 -13) ${slope}`}>
        {courses.map((d, tone) => (
          <path key={tone} className={`art-shingle-${tone}`} d={d} />
        ))}
      </g>
      <Sheet className="section-caps" d={caps} lift={19} />
      {marks.map(([x, y], n) => {
        const [cx, cy] = onPage(x, y);
        return (
          <g key={n} className="section-mark">
            <circle cx={cx} cy={cy - 14} r="16" />
            <text x={cx} y={cy - 8.5} textAnchor="middle">
              {n + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
