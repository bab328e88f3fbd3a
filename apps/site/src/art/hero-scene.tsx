// The landing page's drawing: a house in Oregon rain, with firs behind it.
import { stand } from './firs.ts';
import { shingles } from './shingles.ts';

const farFirs = stand(660, [
  [20, 330],
  [90, 400],
  [150, 350],
  [225, 430],
  [300, 370],
  [370, 450],
  [450, 380],
  [530, 440],
  [610, 390],
  [690, 470],
  [770, 410],
  [860, 450],
  [940, 500],
  [1020, 430],
  [1100, 520],
  [1180, 460],
  [1260, 530],
  [1340, 450],
  [1420, 500],
  [1500, 470],
  [1580, 520],
]);
const midFirs = stand(680, [
  [-10, 360],
  [120, 300],
  [250, 340],
  [400, 290],
  [560, 330],
  [1130, 500],
  [1230, 420],
  [1330, 540],
  [1430, 460],
  [1540, 560],
]);
const nearFirs = stand(700, [
  [1478, 610],
  [1588, 530],
]);

const slope = shingles({ x: 690, y: 250, width: 730, height: 198, course: 18, tab: 30, tones: 4 });
const gable = shingles({ x: 700, y: 236, width: 300, height: 216, course: 18, tab: 28, tones: 4 });

const lines = (from: number, to: number, step: number, x1: number, x2: number) =>
  Array.from(
    { length: Math.floor((to - from) / step) },
    (_, n) => `M${x1} ${from + n * step}H${x2}`,
  ).join('');
const ridgeCaps = Array.from(
  { length: 26 },
  (_, n) => `M${768 + n * 22} 252q2 -9 11 -10h10v10z`,
).join('');
const stepFlashing = Array.from(
  { length: 5 },
  (_, n) => `M${1163 - n * 0.5} ${348 - n * 17}h13v15h-13z`,
).join('');
function Window({
  x,
  y,
  width,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) {
  return (
    <g>
      <rect className="art-trim" x={x - 6} y={y - 6} width={width + 12} height={height + 14} />
      <rect className="art-glow" x={x} y={y} width={width} height={height} />
      <path
        className="art-muntin"
        d={`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.45}h${width}`}
      />
    </g>
  );
}

function Chimney() {
  return (
    <g>
      <path className="art-brick" d="M1176 168h74v186l-74 8z" />
      <path className="art-mortar" d={lines(184, 352, 14, 1176, 1250)} />
      <path className="art-brick-cap" d="M1168 156h90v14h-90z" />
      <path className="art-metal" d="M1170 350h86l8 16h-102z" />
      <path className="art-metal" d={stepFlashing} />
    </g>
  );
}

function CrossGable() {
  return (
    <g>
      <clipPath id="hero-gable-left">
        <path d="M850 214 L996 470 L960 470 L850 280 L740 470 L704 470 Z" />
      </clipPath>
      <path className="art-wall" d="M850 262L958 450V660H742V450Z" />
      <path className="art-siding" d={lines(462, 660, 14, 742, 958)} />
      <path className="art-shake" d="M850 270l100 174H750z" />
      <path className="art-siding" d="M822 322h56M802 356h96M782 390h136M762 424h176" />
      <g clipPath="url(#hero-gable-left)">
        {gable.map((d, tone) => (
          <path key={tone} className={`art-shingle-${tone}`} d={d} />
        ))}
      </g>
      <path className="art-barge" d="M850 236L986 470h-22L850 274 736 470h-22z" />
      <rect className="art-trim" x="736" y="446" width="228" height="12" />
      <Window x={806} y={492} width={88} height={96} />
      <circle className="art-vent" cx="850" cy="352" r="17" />
      <path className="art-muntin" d="M836 346h28M835 353h30M838 360h24" />
    </g>
  );
}

/** Decorative: the text beside it says what it shows. */
export function HeroScene() {
  return (
    <svg
      className="hero-scene"
      viewBox="0 0 1600 720"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id="hero-mist" x1="0" y1="0" x2="0" y2="1">
        <stop className="art-mist-top" offset="0" />
        <stop className="art-mist-low" offset="0.55" />
      </linearGradient>
      <clipPath id="hero-slope">
        <path d="M752 250H1352L1412 448H692Z" />
      </clipPath>
      <path className="art-fir-far" d={farFirs} />
      <path className="art-fir-mid" d={midFirs} />
      <rect fill="url(#hero-mist)" y="360" width="1600" height="320" />
      <path className="art-wall" d="M722 446h660v214H722z" />
      <path className="art-siding" d={lines(462, 660, 14, 722, 1382)} />
      <path className="art-shade" d="M722 446h660v26H722z" />
      <rect className="art-trim" x="722" y="446" width="12" height="214" />
      <rect className="art-trim" x="1370" y="446" width="12" height="214" />
      <Window x={1180} y={500} width={132} height={86} />
      <g>
        <rect className="art-trim" x="1040" y="486" width="84" height="174" />
        <rect className="art-door" x="1048" y="494" width="68" height="166" />
        <rect className="art-glow" x="1062" y="508" width="40" height="42" />
        <circle className="art-knob" cx="1106" cy="586" r="4" />
      </g>
      <g clipPath="url(#hero-slope)">
        <path className="art-roof-base" d="M692 250h720v198H692z" />
        {slope.map((d, tone) => (
          <path key={tone} className={`art-shingle-${tone}`} d={d} />
        ))}
        <path className="art-roof-light" d="M752 250h600l60 198H692z" />
      </g>
      <path className="art-ridge" d={ridgeCaps} />
      <Chimney />
      <path className="art-gutter" d="M684 446h736v6q0 12-12 12H696q-12 0-12-12z" />
      <path className="art-downspout" d="M1392 462v20l-10 12v166" />
      <CrossGable />
      <path className="art-fir-near" d={nearFirs} />
      <path className="art-ground" d="M0 646q400 -20 820 0t780 -6v80H0z" />
      <path className="art-path" d="M1044 656h78l54 64h-226z" />
    </svg>
  );
}
