// The testimonials page: six reviews, figures, links to more, and two animations until real videos
// exist.
import { Drawing } from '../art/drawing.tsx';
import { LeakFilm, TearOffFilm } from '../art/films.tsx';
import { Stars } from '../art/stars.tsx';
import { useFacts } from '../facts.ts';
import { CallBand } from '../frame/call-band.tsx';
import { DemoNote } from '../frame/demo-note.tsx';
import { Numbers } from '../frame/numbers.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { useSiteLanguage, useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';
import { useSettings } from '../settings.ts';

function Reviews() {
  const {
    testimonials: { reviews, rated },
  } = useWords();
  const { entries } = useSettings().reviews;
  const here = useSiteLanguage();
  const shown = entries.length > 0 ? entries : reviews.map((one) => ({ ...one, language: here }));
  return (
    <ul className="reviews">
      {shown.map(({ name, place, work, stars, text, language }, n) => (
        <li key={n} lang={language === here ? undefined : language}>
          <figure>
            <Stars of={stars} label={rated(stars)} />
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              <strong>{name}</strong>
              <span>
                {place} · {work}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Other sites with reviews of the business, and their counts (sample figures). */
function OtherSites() {
  const {
    testimonials: { sites },
  } = useWords();
  const { nameInUrl } = useFacts();
  return (
    <section className="wide split">
      <h2>{sites.title}</h2>
      <div className="prose">
        <p>{sites.text}</p>
        <ul className="sites">
          <li>
            <a
              href={`https://www.google.com/search?q=${nameInUrl}+Eugene+Oregon+reviews`}
              rel="noreferrer"
            >
              {sites.google}
            </a>{' '}
            <span>{sites.count(47)}</span>
          </li>
          <li>
            <a
              href={`https://www.yelp.com/search?find_desc=${nameInUrl}&find_loc=Eugene%2C+OR`}
              rel="noreferrer"
            >
              {sites.yelp}
            </a>{' '}
            <span>{sites.count(23)}</span>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Films() {
  const {
    testimonials: { films },
  } = useWords();
  return (
    <section className="films">
      <div className="wide">
        <h2>{films.title}</h2>
        <p className="lead">{films.text}</p>
        <div className="film-pair">
          <TearOffFilm play={films.play} {...films.tearOff} />
          <LeakFilm play={films.play} {...films.leak} />
        </div>
      </div>
    </section>
  );
}

function Testimonials() {
  const {
    testimonials: { heading, lead, statsTitle, stats, band },
  } = useWords();
  const samples = useSettings().reviews.entries.length === 0;
  return (
    <>
      <PageHead title={heading} lead={lead} art={<Drawing name="bungalow" />} />
      {samples && <DemoNote />}
      <section className="wide">
        <Reviews />
      </section>
      <section className="numbers-band">
        <div className="wide">
          <h2>{statsTitle}</h2>
          <Numbers of={stats} />
        </div>
      </section>
      <Films />
      <OtherSites />
      <CallBand {...band} />
    </>
  );
}

export const testimonials: SitePage = {
  path: '/testimonials',
  Body: Testimonials,
  head: (words) => words.testimonials,
  picture: 'bungalow',
};
