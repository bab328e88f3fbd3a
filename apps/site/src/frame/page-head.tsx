// A content page's opening: its title with a drawing beside it.
import type { ReactNode } from 'react';
import { shingles } from '../art/shingles.ts';

const courses = shingles({
  x: 0,
  y: 0,
  width: 640,
  height: 220,
  course: 22,
  tab: 36,
  tones: 4,
  start: (n) => 40 + n * 46 + (n % 2) * 20,
});

/** Courses that rise to the right, for pages without their own drawing. */
const Courses = () => (
  <svg
    className="page-head-art"
    viewBox="0 0 640 220"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    {courses.map((d, tone) => (
      <path key={tone} className={`art-shingle-${tone}`} d={d} />
    ))}
  </svg>
);

export function PageHead({
  title,
  lead,
  art,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly art?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <section className={art ? 'page-head page-head-drawn' : 'page-head'}>
      {!art && <Courses />}
      <div className="wide">
        <div className="page-head-words">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        {art && <div className="page-head-drawing">{art}</div>}
      </div>
    </section>
  );
}
