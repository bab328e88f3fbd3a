// The opening of a content page: its title over courses of shingles.
import { shingles } from '../art/shingles.ts';

const courses = shingles({ x: 0, y: 0, width: 640, height: 220, course: 22, tab: 36, tones: 4, start: (n) => 40 + n * 46 + (n % 2) * 20 });

export function PageHead({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <section className="page-head">
      <svg className="page-head-art" viewBox="0 0 640 220" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
        {courses.map((d, tone) => <path key={tone} className={`art-shingle-${tone}`} d={d} />)}
      </svg>
      <div className="wide"><h1>{title}</h1><p className="lead">{lead}</p></div>
    </section>
  );
}
