// Illustrations for articles: close-ups of roof parts and damage.
import { fir } from './firs.ts';
import { Scene, Window } from './scene.tsx';
import { tuft } from './tuft.ts';

export const Moss = () => (
  <Scene>
    <path fill="url(#p-shingle)" transform="scale(2.1) translate(-9 0)" d="M0 0h260v160H0z" />
    {/* A strip of zinc below the ridge, and the slope under it without moss. */}
    <path className="art-metal" d="M0 26h480v14H0z" />
    <path
      className="art-moss-deep"
      d={[
        [50, 152, 30],
        [96, 154, 20],
        [180, 114, 26],
        [226, 116, 16],
        [310, 190, 34],
        [360, 191, 22],
        [420, 152, 26],
        [130, 228, 36],
        [186, 230, 22],
        [40, 266, 30],
        [250, 266, 26],
        [400, 266, 40],
        [452, 266, 24],
      ]
        .map(([x, y, s]) => tuft(x!, y!, s!))
        .join('')}
    />
    <path
      className="art-moss"
      d={[
        [54, 151, 20],
        [182, 113, 17],
        [314, 189, 23],
        [422, 151, 16],
        [134, 227, 25],
        [44, 265, 18],
        [252, 265, 15],
        [404, 265, 27],
      ]
        .map(([x, y, s]) => tuft(x!, y!, s!))
        .join('')}
    />
    {/* A soft broom, pushed down the slope: metal scrapes the granules off. */}
    <g transform="rotate(14 330 110)">
      <path className="art-board" d="M325 -120h11v196h-11z" />
      <path className="art-wood" d="M266 72h128q6 0 6 6v14H260v-14q0 -6 6 -6z" />
      <path
        className="art-straw"
        d={
          'M262 92h136q4 34 16 66q-14 8 -20 2q-8 8 -18 0q-10 8 -20 1q-8 7 -18 0q-10 7 -20 ' +
          '0q-8 7 -18 -1q-10 8 -18 0q-8 5 -20 -2q12 -32 0 -66z'
        }
      />
      <path
        className="art-straw-line"
        d="M282 96q-2 32 -8 56M304 96q-1 34 -4 58M326 96v58M348 96q1 34 4 58M372 96q2 32 8 56"
      />
    </g>
  </Scene>
);

export const Storm = () => (
  <Scene dusk>
    <g transform="translate(130 0) skewX(-14)">
      <use href="#p-far" />
      <path
        className="art-fir-near"
        d={fir(300, 306, 250) + fir(372, 306, 280) + fir(70, 306, 200)}
      />
    </g>
    <path className="art-ground" d="M0 284q240 -20 480 -4v40H0z" />
    <path fill="url(#p-board)" d="M70 204h190v82H70z" />
    <path fill="url(#p-shingle)" d="M84 120h164l46 88H36z" />
    <path className="art-ridge" d="M78 114h176v9H78z" />
    <path className="art-wood" d="M206 140l34 -2 14 30 -40 2z" />
    <path className="art-seam-dark" d="M210 154h40" />
    <path
      className="art-shingle-3"
      d={
        'M300 92l34 10 -8 20 -34 -10zM352 50l30 16 -10 18 -30 -15zM392 112l28 4 -3 18 -28 ' +
        '-4zM270 60l24 14 -9 15 -24 -14z'
      }
    />
    <Window x={96} y={228} width={40} height={34} />
    <Window x={188} y={228} width={40} height={34} />
    <path
      className="art-gust"
      d={
        'M10 76q80 -30 150 0t130 -14q40 -10 34 -30t-26 -8M30 40q60 -20 110 0t90 -12M330 ' +
        '168q50 -20 130 -4M344 196q40 -12 100 -2'
      }
    />
    <path
      className="art-rain"
      d={
        'M20 110l-16 20M70 20l-16 20M180 30l-16 20M430 30l-16 20M460 90l-16 20M320 140l-16 ' +
        '20M36 190l-16 20M414 210l-16 20'
      }
    />
  </Scene>
);

export const Claim = () => (
  <Scene>
    <path className="art-table" d="M0 0h480v320H0z" />
    <g transform="rotate(-4 200 170)">
      <path className="art-board" d="M92 26h220q8 0 8 8v290H84V34q0-8 8-8z" />
      <path className="art-paper" d="M102 46h200v270H102z" />
      <path className="art-metal" d="M164 16h76v34h-76z" />
      <path className="art-roof-base" d="M126 132l76 -54 76 54v8H126z" />
      <path
        className="art-line"
        d="M140 140v30h124v-30M126 200h152M126 220h152M126 240h96M126 262h152M126 282h120"
      />
      <path className="art-accent" d="M188 104l12 12 24 -26" />
      <path className="art-accent" d="M116 200l3 3 6 -8M116 220l3 3 6 -8M116 240l3 3 6 -8" />
    </g>
    <g transform="rotate(9 390 120)">
      <path className="art-paper" d="M326 52h124v104H326z" />
      <path fill="url(#p-sky)" d="M334 60h108v74H334z" />
      <path fill="url(#p-shingle)" d="M334 96h108v38H334z" />
      <path className="art-mark-ring" d="M388 112m-20 0a20 14 0 1 0 40 0a20 14 0 1 0 -40 0" />
    </g>
    <g transform="rotate(-7 390 236)">
      <path className="art-paper" d="M332 182h124v104H332z" />
      <path className="art-wood" d="M340 190h108v74H340z" />
      <path
        className="art-seam-dark"
        d="M340 208h108M340 228h108M340 248h108M376 190v74M414 190v74"
      />
      <path className="art-stain" d="M388 222q22 -14 32 6t-18 18 -30 -6 16 -18z" />
    </g>
  </Scene>
);

const widthOf = (n: number): number => [26, 18, 30, 22][n % 4]!;
const laminated = Array.from({ length: 6 }, (_, row) =>
  [0, 34, 58, 96]
    .map(
      (x, n) =>
        `M${178 + x - (row % 2) * 8} ` +
        `${66 + row * 34}h${widthOf(n + row)}v30h-${widthOf(n + row)}z`,
    )
    .join(''),
).join('');

export const Shingles = () => (
  <Scene>
    <path className="art-table" d="M0 0h480v320H0z" />
    <g transform="rotate(-5 90 160)">
      <path className="art-board" d="M28 42h124v240H28z" />
      <path className="art-shingle-1" d="M36 52h108v220H36z" />
      <path
        className="art-slot"
        d={Array.from(
          { length: 7 },
          (_, n) =>
            `M36 ${52 + n * 32}h108M${58 + (n % 2) * 18} ` +
            `${52 + n * 32}v22M${94 + (n % 2) * 18} ${52 + n * 32}v22`,
        ).join('')}
      />
    </g>
    <g>
      <path className="art-board" d="M170 34h132v250H170z" />
      <path className="art-shingle-0" d="M178 44h116v230H178z" />
      <clipPath id="art-sample">
        <path d="M178 44h116v230H178z" />
      </clipPath>
      <path className="art-shingle-3" clipPath="url(#art-sample)" d={laminated} />
      <path
        className="art-slot"
        d="M178 66h116M178 100h116M178 134h116M178 168h116M178 202h116M178 236h116"
      />
    </g>
    <g transform="rotate(5 390 160)">
      <path className="art-board" d="M326 42h124v240H326z" />
      <path className="art-steel" d="M334 52h108v220H334z" />
      <path className="art-steel-seam" d="M352 52v220M380 52v220M408 52v220M430 52v220" />
    </g>
    <path className="art-tag-paper" d="M196 250h80v24h-80z" />
    <path className="art-line" d="M206 262h60" />
  </Scene>
);

const batts = Array.from({ length: 14 }, (_, n) => `M${92 + n * 22} 226q11 -22 22 0`).join('');

export const Attic = () => (
  <Scene>
    <path className="art-room" d="M84 232h312v88H84z" />
    <path className="art-attic" d="M240 66L72 226h336z" />
    <path className="art-batt" d="M84 214h312v18H84z" />
    <path className="art-batt-line" d={batts} />
    <path className="art-rafter" d="M240 60L44 246M240 60l196 186" />
    <path className="art-roof-line" d="M226 52L26 240M254 52l200 188" />
    <path className="art-ridge" d="M214 38q26 -18 52 0l6 14h-64z" />
    <path className="art-rafter" d="M84 236h312" />
    <path className="art-wall-cut" d="M84 240v80M396 240v80" />
    <path
      className="art-air-cold"
      d="M40 282q8 -34 34 -44q50 -22 92 -72M440 282q-8 -34 -34 -44q-50 -22 -92 -72"
    />
    <path className="art-air-cold" d="M152 166l16 -2 -4 16M328 166l-16 -2 4 16" />
    <path className="art-air-warm" d="M214 120q14 -34 22 -60M266 120q-14 -34 -22 -60" />
    <path className="art-air-warm" d="M232 30q-2 -14 -14 -20M248 30q2 -14 14 -20" />
    <path
      className="art-steam"
      d={
        'M150 300q-8 -14 0 -24t0 -22M200 306q-8 -14 0 -24t0 -22M290 300q-8 -14 0 -24t0 ' +
        '-22M340 306q-8 -14 0 -24t0 -22'
      }
    />
    <path className="art-glow" d="M226 262h28v8h-28z" />
    <path className="art-muntin-thin" d="M240 240v22" />
  </Scene>
);
