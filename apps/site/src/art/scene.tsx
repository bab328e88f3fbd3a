// Shared parts of the 480 × 320 drawings: sky, woods, ground, a window.
import type { ReactNode } from 'react';

interface Props {
  /** An evening sky, for storms. */
  readonly dusk?: true;
  /** Woods behind and ground below. */
  readonly outdoors?: true;
  readonly children: ReactNode;
}

/** Decorative: the text beside it says what it shows. */
export function Scene({ dusk, outdoors, children }: Props) {
  return (
    <svg
      className="scene"
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={dusk ? 'url(#p-dusk)' : 'url(#p-sky)'} d="M0 0h480v320H0z" />
      {outdoors && (
        <>
          <use href="#p-far" />
          <use href="#p-near" />
          <path className="art-ground" d="M0 276q120 -14 240 -6t240 -2v52H0z" />
        </>
      )}
      {children}
    </svg>
  );
}

export function Window({
  x,
  y,
  width,
  height,
  dark,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly dark?: true;
}) {
  return (
    <g>
      <path
        className="art-trim"
        d={`M${x - 4} ${y - 4}h${width + 8}v${height + 9}h-${width + 8}z`}
      />
      <path
        className={dark ? 'art-pane' : 'art-glow'}
        d={`M${x} ${y}h${width}v${height}h-${width}z`}
      />
      <path
        className="art-muntin-thin"
        d={`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.45}h${width}`}
      />
    </g>
  );
}
