// The service area, drawn from real coordinates. No map service is called, so no third party learns
// who visited.
import { towns, type Place, type TownId } from '../content/towns.ts';
import type { Words } from '../words/en.ts';

const WEST = -124.2;
const NORTH = 44.285;
/** Drawing units per degree of latitude. A degree of longitude is shorter by the cosine of 44°. */
const UNITS_PER_DEGREE = 927;
const COSINE = 0.7193;
const UNITS_PER_MILE = UNITS_PER_DEGREE / 69.05;

const onMap = ({ latitude, longitude }: Place): readonly [number, number] => [
  Math.round((longitude - WEST) * COSINE * UNITS_PER_DEGREE),
  Math.round((NORTH - latitude) * UNITS_PER_DEGREE),
];

/** A line through [latitude, longitude] points. */
const line = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([latitude, longitude]) => onMap({ latitude, longitude }).join(' ')).join('L')}`;

const coast = line([
  [44.3, -124.108],
  [44.2, -124.115],
  [44.12, -124.122],
  [44.02, -124.135],
  [43.95, -124.14],
  [43.85, -124.165],
  [43.7, -124.2],
]);
const interstate = line([
  [44.3, -123.06],
  [44.2, -123.06],
  [44.137, -123.066],
  [44.08, -123.045],
  [44.04, -123.0],
  [43.995, -123.01],
  [43.918, -123.022],
  [43.85, -123.045],
  [43.7976, -123.0595],
  [43.7, -123.08],
]);
const highway99 = line([
  [44.3, -123.21],
  [44.2193, -123.2056],
  [44.14, -123.17],
  [44.08, -123.13],
  [44.0521, -123.0868],
]);
const florenceRoad = line([
  [44.0521, -123.0868],
  [44.05, -123.16],
  [44.046, -123.24],
  [44.0487, -123.3509],
  [44.06, -123.45],
  [44.035, -123.52],
  [44.03, -123.6],
  [44.045, -123.68],
  [44.02, -123.76],
  [44.03, -123.858],
  [44.005, -123.93],
  [43.99, -124.03],
  [43.9826, -124.0998],
]);
const eastRoad = line([
  [44.0521, -123.0868],
  [44.0462, -123.022],
  [44.06, -122.93],
  [44.068, -122.6],
]);
const willamette = line([
  [44.3, -123.19],
  [44.22, -123.16],
  [44.16, -123.12],
  [44.126, -123.11],
  [44.09, -123.115],
  [44.06, -123.09],
  [44.045, -123.03],
  [44.02, -122.99],
  [43.99, -122.92],
  [43.88, -122.6],
]);
const mckenzie = line([
  [44.126, -123.11],
  [44.11, -123.06],
  [44.075, -123.0],
  [44.055, -122.92],
  [44.1, -122.6],
]);
const siuslaw = line([
  [43.99, -123.7],
  [44.03, -123.858],
  [44.01, -123.95],
  [43.975, -124.03],
  [43.97, -124.1],
  [44.018, -124.135],
]);
const lake = line([
  [44.12, -123.3],
  [44.11, -123.275],
  [44.085, -123.265],
  [44.07, -123.29],
  [44.085, -123.33],
  [44.11, -123.325],
]);
const reach =
  line([
    [44.2193, -123.2056],
    [44.0521, -123.0868],
    [43.7976, -123.0595],
  ]) +
  line([
    [44.0521, -123.0868],
    [44.0462, -122.99],
  ]);

/** The position of each name beside its point, and the driving time from Eugene. */
const labels: Readonly<
  Record<
    TownId,
    {
      readonly dx: number;
      readonly dy: number;
      readonly anchor: 'start' | 'end' | 'middle';
      readonly minutes?: number;
    }
  >
> = {
  eugene: { dx: -16, dy: -14, anchor: 'end' },
  springfield: { dx: 16, dy: 38, anchor: 'middle', minutes: 10 },
  junctionCity: { dx: 16, dy: 5, anchor: 'start', minutes: 20 },
  cottageGrove: { dx: -16, dy: 5, anchor: 'end', minutes: 25 },
  veneta: { dx: 0, dy: 40, anchor: 'middle', minutes: 18 },
  florence: { dx: 16, dy: -16, anchor: 'start', minutes: 75 },
};

function Town({ id, words }: { readonly id: TownId; readonly words: Words['contact']['area'] }) {
  const [x, y] = onMap(towns[id]);
  const { dx, dy, anchor, minutes } = labels[id];
  return (
    <g className={id === 'eugene' ? 'map-town map-home' : 'map-town'}>
      {id === 'eugene' ? (
        <path className="map-roof" d={`M${x} ${y - 15}l18 17h-5v13h-26v-13h-5z`} />
      ) : (
        <circle cx={x} cy={y} r="7" />
      )}
      <text x={x + dx} y={y + dy} textAnchor={anchor}>
        {words.towns[id]}
        {minutes && (
          <tspan className="map-minutes" dx="7">
            {words.drive(minutes)}
          </tspan>
        )}
      </text>
    </g>
  );
}

export function AreaMap({ words }: { readonly words: Words['contact']['area'] }) {
  const mile = Math.round(10 * UNITS_PER_MILE);
  return (
    <svg
      className="map"
      viewBox="0 0 990 540"
      preserveAspectRatio="xMaxYMid slice"
      role="img"
      aria-labelledby="map-title"
    >
      <title id="map-title">{words.drawing}</title>
      <path className="map-land" d="M0 0h990v540H0z" />
      <path
        className="map-hills"
        d={
          'M150 90q40 -46 80 0M240 60q50 -60 100 0M170 330q40 -46 80 0M270 400q50 -60 100 ' +
          '0M390 330q30 -36 60 0M400 470q40 -46 80 0M780 120q40 -46 80 0M800 330q40 -46 80 ' +
          '0M800 460q30 -36 60 0M370 130q36 -40 72 0M90 440q40 -46 80 0'
        }
      />
      <g className="map-reach">
        <path d={reach} strokeWidth="190" />
        <path d={florenceRoad} strokeWidth="76" />
      </g>
      <path className="map-sea" d={`${coast}L0 560V-20z`} />
      <path className="map-shore" d={coast} />
      <path className="map-river" d={willamette + mckenzie + siuslaw} />
      <path className="map-lake" d={`${lake}z`} />
      <path className="map-road" d={interstate + highway99 + eastRoad} />
      <path className="map-road map-road-main" d={florenceRoad} />
      <text
        className="map-sea-name"
        x="30"
        y="120"
        transform="rotate(-88 30 120)"
        textAnchor="middle"
      >
        {words.ocean}
      </text>
      {(Object.keys(towns) as TownId[]).map((id) => (
        <Town key={id} id={id} words={words} />
      ))}
      <g className="map-scale">
        <path d={`M250 500v8h${mile}v-8`} />
        <text x={250 + mile / 2} y="492" textAnchor="middle">
          {words.scale}
        </text>
      </g>
    </svg>
  );
}
