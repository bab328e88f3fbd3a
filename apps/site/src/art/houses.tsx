// Drawings for the portfolio: six roofs, each with its special feature.
import { fir } from './firs.ts';
import { Scene, Window } from './scene.tsx';

export const Bungalow = () => (
  <Scene outdoors>
    <path fill="url(#p-siding)" d="M86 190h308v88H86z" />
    <path className="art-shade" d="M86 190h308v16H86z" />
    <path fill="url(#p-shingle)" d="M112 96h256l58 96H54z" />
    <path className="art-ridge" d="M106 90h268v9H106z" />
    <path fill="url(#p-shake)" d="M240 66l70 72v22H170v-22z" />
    <path className="art-barge" d="M240 48l92 98h-18l-74 -78 -74 78h-18z" />
    <Window x={208} y={112} width={28} height={28} />
    <Window x={246} y={112} width={28} height={28} />
    <path className="art-gutter" d="M48 190h384v5q0 6-6 6H54q-6 0-6-6z" />
    <path className="art-porch" d="M60 201h360v14H60z" />
    {[70, 176, 284, 390].map((x) => (
      <path key={x} className="art-trim" d={`M${x} 215h20l5 34H${x - 5}z`} />
    ))}
    {[64, 170, 278, 384].map((x) => (
      <path key={x} fill="url(#p-brick)" d={`M${x} 246h32v36H${x}z`} />
    ))}
    <Window x={108} y={222} width={48} height={40} />
    <Window x={326} y={222} width={44} height={40} />
    <path className="art-trim" d="M212 216h52v66h-52z" />
    <path className="art-door" d="M217 221h42v61h-42z" />
    <path className="art-glow" d="M225 229h26v16h-26z" />
    <path className="art-path" d="M212 282h52l30 38H182z" />
  </Scene>
);

const seams = (count: number, x1: number, x2: number, step: number, top: number, bottom: number) =>
  Array.from(
    { length: count },
    (_, n) => `M${x1 + n * step} ${top}L${x2 + n * step} ${bottom}`,
  ).join('');

export const Farmhouse = () => (
  <Scene outdoors>
    <path className="art-barn" d="M22 232l34 -28 34 28v46H22z" />
    <path fill="url(#p-board)" d="M222 166h190v112H222z" />
    <path className="art-shade" d="M222 166h190v16H222z" />
    <path fill="url(#p-board)" d="M104 280V164l60 -92 60 92v116z" />
    <path className="art-steel" d="M160 58h186l78 112H238z" />
    <path className="art-steel-seam" d={seams(10, 160, 238, 20.6, 58, 170)} />
    <path className="art-steel-ridge" d="M156 52h194v8H156z" />
    <path className="art-barge" d="M164 56l84 118h-20l-64 -90 -64 90H80z" />
    <Window x={146} y={124} width={36} height={38} />
    <Window x={124} y={200} width={30} height={46} />
    <Window x={174} y={200} width={30} height={46} />
    <Window x={256} y={200} width={40} height={46} />
    <Window x={348} y={200} width={40} height={46} />
    <path className="art-trim" d="M308 196h32v82h-32z" />
    <path className="art-door" d="M312 200h24v78h-24z" />
    <path className="art-gutter" d="M240 168h188v4q0 5-5 5H245q-5 0-5-5z" />
    <path
      className="art-fence"
      d={
        'M0 262h96M0 276h96M10 252v34M40 252v34M70 252v34M424 262h56M424 276h56M440 ' +
        '252v34M468 252v34'
      }
    />
  </Scene>
);

export const Shop = () => (
  <Scene>
    <use href="#p-far" transform="translate(0 -96)" />
    <path className="art-ground" d="M0 200q240 -20 480 0v120H0z" />
    <path fill="url(#p-brick)" d="M44 150l206 82v72L44 218z" />
    <path className="art-brick-dark" d="M250 232l190 -92v66L250 304z" />
    <path className="art-rim" d="M44 140L236 52l204 78 -190 94z" />
    <path className="art-membrane" d="M66 140L237 62l181 69 -168 82z" />
    <path className="art-weld" d="M120 115l183 72M177 89l182 70M124 166l170 -82M186 190l172 -84" />
    <path className="art-brick-cap" d="M44 140l206 84 190 -94v10l-190 94L44 150z" />
    <path className="art-glow" d="M176 128l34 -16 30 12 -34 16z" />
    <path className="art-glow" d="M238 152l34 -16 30 12 -34 16z" />
    <path className="art-unit" d="M296 96l38 14v-24l-38 -14zM334 110l30 -15V71l-30 15z" />
    <path className="art-unit-top" d="M296 72l30 -15 38 14 -30 15z" />
    <ellipse className="art-fan" cx="330" cy="71" rx="17" ry="7" />
    <ellipse className="art-drain" cx="128" cy="142" rx="8" ry="4" />
    <ellipse className="art-drain" cx="352" cy="140" rx="8" ry="4" />
    <path className="art-pane" d="M80 186l46 18v40l-46 -18zM144 212l46 18v40l-46 -18z" />
    <path className="art-door" d="M286 234l34 -17v60l-34 18z" />
    <path className="art-pane" d="M338 208l60 -30v34l-60 30z" />
  </Scene>
);

export const Limb = () => (
  <Scene dusk outdoors>
    <path fill="url(#p-siding)" d="M74 196h332v84H74z" />
    <path className="art-shade" d="M74 196h332v16H74z" />
    <path fill="url(#p-shingle)" d="M104 108h272l58 90H46z" />
    <path className="art-ridge" d="M98 102h284v9H98z" />
    <path className="art-tarp" d="M176 98h150l34 96q-52 8 -104 2t-106 0z" />
    <path
      className="art-tarp-fold"
      d="M206 98l-12 96M246 98l4 98M288 98l24 97M164 146q90 10 182 0"
    />
    <path className="art-board" d="M158 186h200v7H158z" />
    <path className="art-board" d="M172 98h158v7H172z" />
    <path className="art-gutter" d="M40 196h400v5q0 6-6 6H46q-6 0-6-6z" />
    <Window x={108} y={226} width={44} height={36} />
    <Window x={322} y={226} width={48} height={36} />
    <path className="art-trim" d="M214 220h44v60h-44z" />
    <path className="art-door" d="M218 224h36v56h-36z" />
    <g transform="rotate(-64 404 190)">
      <path className="art-fir-near" d={fir(404, 300, 250)} />
    </g>
    <path className="art-trunk" d="M448 318l-12 -86 10 -2 16 88z" />
    <path
      className="art-rain"
      d={
        'M40 30l-6 26M120 14l-6 26M210 36l-6 26M330 20l-6 26M420 44l-6 26M76 84l-5 22M462 ' +
        '110l-5 22M20 150l-5 22M148 60l-5 22M270 66l-5 22'
      }
    />
  </Scene>
);

export const Chimney = () => (
  <Scene>
    <use href="#p-far" transform="translate(0 -176)" />
    <path fill="url(#p-shingle)" transform="scale(1.7)" d="M0 68h283v122H0z" />
    <path className="art-ridge" d="M0 106h480v16H0z" />
    <path fill="url(#p-brick)" d="M180 42h120v208H180z" />
    <path className="art-shade" d="M262 42h38v208h-38z" />
    <path className="art-brick-cap" d="M166 26h148v20H166z" />
    <path className="art-pot" d="M204 2h28v24h-28zM250 2h28v24h-28z" />
    <path
      className="art-metal"
      d={Array.from(
        { length: 5 },
        (_, n) =>
          `M${150 + n * 2} ${226 - n * 26}h34v-20h-34zM${296 - n * 2} ${226 - n * 26}h34v-20h-34z`,
      ).join('')}
    />
    <path
      className="art-counter"
      d={
        'M176 240v-34h8v-26h-8v-26h8v-26h-8v-14h12v126zM304 ' +
        '240v-34h-8v-26h8v-26h-8v-26h8v-14h-12v126z'
      }
    />
    <path className="art-metal" d="M164 234h152l18 34H146z" />
    <path className="art-mark-ring" d="M240 251m-52 0a52 34 0 1 0 104 0a52 34 0 1 0 -104 0" />
  </Scene>
);

export const Coast = () => (
  <Scene>
    <circle className="art-sun" cx="92" cy="104" r="34" />
    <path className="art-sea" d="M0 138h480v70H0z" />
    <path
      className="art-foam"
      d={
        'M0 160q30 -6 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0M0 182q40 -7 80 0t80 0 80 0 80 ' +
        '0 80 0 80 0'
      }
    />
    <path className="art-sand" d="M0 206q110 -28 220 2t260 -20v132H0z" />
    <path fill="url(#p-shake)" d="M176 190h240v86H176z" />
    <path className="art-shade" d="M176 190h240v14H176z" />
    <path fill="url(#p-shingle)" d="M214 122h164l68 72H146z" />
    <path className="art-ridge" d="M208 117h176v8H208z" />
    <path className="art-hip" d="M212 122l-66 72M380 122l66 72" />
    <path className="art-gutter" d="M142 192h308v4q0 5-5 5H147q-5 0-5-5z" />
    <Window x={200} y={222} width={64} height={38} />
    <Window x={344} y={222} width={48} height={38} />
    <path className="art-trim" d="M286 216h38v60h-38z" />
    <path className="art-door" d="M290 220h30v56h-30z" />
    <path
      className="art-deck"
      d="M160 274h272v9H160zM170 283v18M240 283v18M310 283v18M380 283v18"
    />
    <path
      className="art-grass"
      d={
        'M30 270q6 -28 -4 -44M38 270q0 -30 10 -46M48 272q-2 -22 16 -36M90 292q4 -30 -8 ' +
        '-44M98 292q2 -28 12 -42M108 294q2 -20 18 -32M440 300q4 -26 -8 -40M448 300q2 -26 12 ' +
        '-40'
      }
    />
    <path className="art-gull" d="M130 60q10 -10 18 0q8 -10 18 0M188 40q7 -7 13 0q6 -7 13 0" />
  </Scene>
);
