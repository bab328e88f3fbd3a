// Two short animations that play when their box is opened, in CSS alone. With reduced motion, only
// the last frame is shown.
import type { ReactNode } from 'react';
import { Window } from './scene.tsx';

interface Props {
  readonly name: string;
  readonly play: string;
  /** One sentence for each of the five scenes. */
  readonly scenes: readonly string[];
}

const Picture = ({ children }: { readonly children: ReactNode }) => (
  <svg className="scene" viewBox="0 0 480 320" aria-hidden="true" focusable="false">
    <path fill="url(#p-sky)" d="M0 0h480v320H0z" />
    {children}
  </svg>
);

/** While closed, shows the last frame with a play button. */
function Film({ name, play, scenes, children }: Props & { readonly children: ReactNode }) {
  return (
    <details className="film">
      <summary>
        <div className="film-poster">
          <Picture>{children}</Picture>
          <svg className="film-button" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <circle className="film-disc" cx="24" cy="24" r="23" />
            <path className="film-play" d="M19 14l16 10 -16 10z" />
          </svg>
        </div>
        <span>
          <b>{play}</b> {name}
        </span>
      </summary>
      <div className="film-picture">
        <Picture>{children}</Picture>
      </div>
      <ol className="film-words">
        {scenes.map((scene) => (
          <li key={scene}>{scene}</li>
        ))}
      </ol>
    </details>
  );
}

const ROOF = 'M98 76h284l66 122H32z';

export const TearOffFilm = (props: Props) => (
  <Film {...props}>
    <use href="#p-far" />
    <path className="art-ground" d="M0 276q120 -14 240 -6t240 -2v52H0z" />
    <path fill="url(#p-siding)" d="M56 196h368v84H56z" />
    <path className="art-shade" d="M56 196h368v16H56z" />
    <path className="art-wood" d={ROOF} />
    <path
      className="art-seam-dark"
      d="M76 116h328M54 158h372M180 76v40M300 76v40M140 116v42M250 116v42M350 116v42"
    />
    <path className="art-new-sheet film-2" d="M250 117h98v40h-98z" />
    <path className="art-felt film-3" d={ROOF} />
    <path className="film-4" fill="url(#p-shingle)" d={ROOF} />
    <path className="art-ridge film-5" d="M92 70h296v9H92z" />
    <path className="art-shingle-2 film-old" d={ROOF} />
    <Window x={92} y={226} width={44} height={34} />
    <Window x={344} y={226} width={44} height={34} />
    <path className="art-trim" d="M218 220h44v60h-44z" />
    <path className="art-door" d="M222 224h36v56h-36z" />
    <path className="art-gutter" d="M26 196h428v5q0 6-6 6H32q-6 0-6-6z" />
  </Film>
);

export const LeakFilm = (props: Props) => (
  <Film {...props}>
    <path className="art-attic" d="M30 232L320 72l140 78v82z" />
    <path className="art-room" d="M46 250h400v70H46z" />
    <path className="art-batt" d="M46 226h400v18H46z" />
    <path className="art-rafter" d="M28 236L322 74M320 74l142 80" />
    <path className="art-roof-line" d="M10 232L320 58l160 88" />
    <path fill="url(#p-brick)" d="M256 8h40v84l-40 24z" />
    <path className="art-metal" d="M246 86l60 -34v14l-60 34z" />
    <path className="leak-line film-1" d="M316 56l-20 12" />
    <path className="leak-line film-2" d="M296 68q-22 10 -48 36" />
    <path className="leak-line film-3" d="M248 104L130 170q-10 6 -10 18v38" />
    <path
      className="art-drop film-4"
      d="M120 262c-7 10-10 14-10 19a10 10 0 0 0 20 0c0-5-3-9-10-19z"
    />
    <path className="art-stain film-4" d="M86 244q34 14 68 0l-8 8q-26 8 -52 0z" />
    <path className="art-mark-ring film-5" d="M270 84m-34 0a34 30 0 1 0 68 0a34 30 0 1 0 -68 0" />
  </Film>
);
