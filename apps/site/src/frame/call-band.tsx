// A content page's closing band: the next step, once.
import { useTo, useWords } from '../language.tsx';
import { PhoneLink } from './company.tsx';

export function CallBand({ title, text }: { readonly title: string; readonly text: string }) {
  const { frame } = useWords();
  const to = useTo();
  return (
    <section className="band">
      <div className="wide band-inner">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="actions">
          <PhoneLink className="button button-copper" />
          <a className="button button-ghost" href={to('/quote')}>
            {frame.nav.quote}
          </a>
        </div>
      </div>
    </section>
  );
}
