// Drawings for the services: roofing work.
import { Scene, Window } from './scene.tsx';
import { tuft } from './tuft.ts';

const point = (x: number, y: number, n: number) => (
  <g key={n} className="section-mark">
    <circle cx={x} cy={y} r="15" />
    <text x={x} y={y + 5.5} textAnchor="middle">
      {n}
    </text>
  </g>
);

export const Inspection = () => (
  <Scene outdoors>
    <path fill="url(#p-siding)" d="M56 196h368v84H56z" />
    <path className="art-shade" d="M56 196h368v16H56z" />
    <path fill="url(#p-shingle)" d="M98 76h284l66 122H32z" />
    <path className="art-ridge" d="M92 70h296v9H92z" />
    <path fill="url(#p-brick)" d="M300 34h42v84h-42z" />
    <path className="art-brick-cap" d="M294 28h54v10h-54z" />
    <path className="art-metal" d="M292 112h58l8 12h-74z" />
    <path className="art-pipe" d="M166 96h12v28h-12z" />
    <path className="art-metal" d="M158 120h28l5 8h-38z" />
    <path className="art-gutter" d="M26 196h428v5q0 6-6 6H32q-6 0-6-6z" />
    <Window x={84} y={226} width={48} height={36} />
    <Window x={342} y={226} width={50} height={36} />
    <path className="art-ladder" d="M196 300l30 -134M236 300l30 -134" />
    <path
      className="art-rung"
      d={Array.from({ length: 8 }, (_, n) => `M${199.5 + n * 3.6} ${284 - n * 16}h40`).join('')}
    />
    {point(322, 142, 1)}
    {point(172, 148, 2)}
    {point(240, 96, 3)}
    {point(404, 184, 4)}
    {point(80, 172, 5)}
  </Scene>
);

export const Repair = () => (
  <Scene>
    <path fill="url(#p-shingle)" transform="scale(1.9)" d="M0 0h260v170H0z" />
    {/* New shingles of the same color, a little darker until they have weathered. */}
    <path className="art-new" d="M66 206h70v34H66zM140 206h54v34h-54zM104 240h72v34h-72z" />
    <path className="art-metal" d="M216 150q54 -20 108 0l26 88q-80 22 -160 0z" />
    <ellipse className="art-collar" cx="270" cy="176" rx="44" ry="18" />
    <path className="art-pipe" d="M244 44h52v130q-26 12 -52 0z" />
    <ellipse className="art-pipe-top" cx="270" cy="44" rx="26" ry="9" />
    <path className="art-pipe-light" d="M250 50h8v124l-8 -2z" />
    <path className="art-drop" d="M398 64c-16 22-24 31-24 43a24 24 0 0 0 48 0c0-12-8-21-24-43z" />
    <path className="art-accent" d="M384 108l10 10 20 -22" />
  </Scene>
);

export const Replacement = () => (
  <Scene outdoors>
    <path fill="url(#p-siding)" d="M56 206h368v74H56z" />
    <path className="art-shade" d="M56 206h368v14H56z" />
    <clipPath id="art-slope">
      <path d="M98 66h284l66 142H32z" />
    </clipPath>
    <g clipPath="url(#art-slope)">
      <path className="art-wood" d="M20 60h440v156H20z" />
      <path
        className="art-seam-dark"
        d="M20 112h440M20 160h440M130 60v52M250 60v52M180 112v48M90 160v50M210 160v50"
      />
      <path className="art-felt" d="M196 60h270v156H168z" />
      <path className="art-lap" d="M190 112h270M180 160h270" />
      <path
        className="art-base"
        d="M460 216H230v-18h10v-18h20v-18h-8v-18h22v-18h14v-18h-6v-18h24v-18h10v-18h160z"
      />
      <path
        fill="url(#p-shingle)"
        d="M460 216H230v-18h10v-18h20v-18h-8v-18h22v-18h14v-18h-6v-18h24v-18h10v-18h160z"
      />
    </g>
    <path className="art-ridge" d="M312 60h76v9h-76z" />
    <path
      className="art-accent"
      d="M230 208v-10h10v-18h20v-18h-8v-18h22v-18h14v-18h-6v-18h24v-18h10"
    />
    <path className="art-gutter" d="M26 206h428v5q0 6-6 6H32q-6 0-6-6z" />
    <path className="art-shingle-2" d="M92 96h66l4 10H88zM90 86h66l4 10H86zM94 76h62l4 10H90z" />
    <Window x={96} y={234} width={44} height={32} />
    <Window x={330} y={234} width={50} height={32} />
    <path className="art-trim" d="M218 228h40v52h-40z" />
    <path className="art-door" d="M222 232h32v48h-32z" />
  </Scene>
);

export const Maintenance = () => (
  <Scene>
    <path fill="url(#p-shingle)" transform="scale(1.6)" d="M0 0h300v100H0z" />
    <path
      className="art-moss"
      d={[
        [70, 114, 22],
        [120, 115, 14],
        [300, 86, 18],
        [390, 143, 24],
      ]
        .map(([x, y, s]) => tuft(x!, y!, s!))
        .join('')}
    />
    <path className="art-metal" d="M0 156h480v12H0z" />
    <path className="art-needles" d="M0 186q30 -26 70 -14t80 -6 90 8v14H0z" />
    <path
      className="art-needle"
      d={
        'M20 176l22 -14M60 166l26 8M100 176l18 -18M140 160l24 12M180 174l22 -10M30 160l10 ' +
        '18M120 158l-14 16M204 166l-20 14'
      }
    />
    <path className="art-gutter" d="M0 182h480v44q0 26 -26 26H0z" />
    <path className="art-gutter-light" d="M0 190h480v8H0z" />
    <path className="art-water" d="M252 182q60 -10 228 0v6H252z" />
    <path fill="url(#p-siding)" d="M0 252h480v68H0z" />
    <path className="art-shade" d="M0 252h480v14H0z" />
    <path className="art-gutter" d="M396 250h44v70h-44z" />
    <path className="art-gutter-light" d="M404 250h8v70h-8z" />
    <g transform="rotate(-18 236 150)">
      <path className="art-board" d="M262 58h150v18H262z" />
      <path className="art-wood" d="M176 50h96v18h-96z" />
      <path className="art-straw" d="M180 68h88l8 38q-26 8 -52 2q-28 6 -52 -2z" />
      <path className="art-straw-line" d="M196 72l-4 30M216 72l-1 32M236 72l1 32M254 72l4 30" />
    </g>
  </Scene>
);
