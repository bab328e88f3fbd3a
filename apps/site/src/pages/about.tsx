// The About page: how the business works and what it stands for.
import { Drawing } from '../art/drawing.tsx';
import { LeakPath } from '../art/leak-path.tsx';
import { useFacts } from '../facts.ts';
import { CallBand } from '../frame/call-band.tsx';
import { CcbNumber, License } from '../frame/company.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { PhotoImage } from '../frame/photo.tsx';
import { useSiteLanguage, useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';
import { useSettings } from '../settings.ts';

/** The index of the point about the license, which may appear only with the license number. */
const LICENSED = 0;

/** The team, if the owner has entered any members. */
function Team() {
  const { team: words } = useWords().about;
  const { entries } = useSettings().team;
  const here = useSiteLanguage();
  if (entries.length === 0) return null;
  return (
    <section className="values">
      <div className="wide">
        <h2>{words.title}</h2>
        <ul>
          {entries.map(({ name, role, about: text, photo, language }, n) => (
            <li key={n} className={photo ? 'member' : undefined}>
              {photo && <PhotoImage photo={photo} sizes="16rem" />}
              <h3>{name}</h3>
              <p lang={language === here ? undefined : language}>
                <strong>{role}</strong> {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Where water enters a roof, and where it shows. */
function Leak() {
  const { path } = useWords().about;
  return (
    <section className="wide leak">
      <figure>
        <LeakPath title={path.title} labels={path} />
        <figcaption>{path.caption}</figcaption>
      </figure>
    </section>
  );
}

function About() {
  const { name } = useFacts();
  const {
    about: { heading, lead, story, values, trust, band },
  } = useWords();
  return (
    <>
      <PageHead title={heading} lead={lead(name)} art={<Drawing name="chimney" />} />
      <section className="wide split">
        <h2>{story.title}</h2>
        <div className="prose">
          {story.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
      <Leak />
      <section className="values">
        <div className="wide">
          <h2>{values.title}</h2>
          <ul>
            {values.items.map((value) => (
              <li key={value.name}>
                <h3>{value.name}</h3>
                <p>{value.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Team />
      <section className="wide split">
        <h2>{trust.title}</h2>
        <div className="prose">
          <p className="lead">
            <License />
          </p>
          <dl className="trust">
            {trust.points.map(({ name: point, text }, n) => (
              <div key={point} className={n === LICENSED ? 'only-filled-item' : undefined}>
                <dt>{point}</dt>
                <dd>
                  {text} {n === LICENSED && <CcbNumber />}
                </dd>
              </div>
            ))}
          </dl>
          <p>
            {trust.text} <a href="https://www.oregon.gov/ccb">oregon.gov/ccb</a>
          </p>
        </div>
      </section>
      <CallBand {...band} />
    </>
  );
}

export const about: SitePage = {
  path: '/about',
  Body: About,
  head: (words) => words.about,
  picture: 'chimney',
};
