// The landing page.
import { Drawing } from '../art/drawing.tsx';
import { Flashing } from '../art/flashing.tsx';
import { HeroScene } from '../art/hero-scene.tsx';
import { RoofSection } from '../art/roof-section.tsx';
import { projects } from '../content/projects.ts';
import { services } from '../content/services.ts';
import { useFacts } from '../facts.ts';
import { CallBand } from '../frame/call-band.tsx';
import { CcbNumber, EmailLink, PhoneLink } from '../frame/company.tsx';
import { Hours } from '../frame/hours.tsx';
import { PhotoImage } from '../frame/photo.tsx';
import { useSiteLanguage, useTo, useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';
import { useSettings } from '../settings.ts';

function Hero() {
  const { name } = useFacts();
  const {
    landing: { hero },
    frame,
  } = useWords();
  const to = useTo();
  return (
    <section className="hero">
      <HeroScene />
      <label className="hero-pause">
        <input type="checkbox" autoComplete="off" />
        <span>{hero.pauseRain}</span>
      </label>
      <div className="hero-rain" aria-hidden="true" />
      <div className="wide hero-inner">
        <div className="hero-words">
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead(name)}</p>
          <div className="actions">
            <a className="button" href={to('/quote')}>
              {frame.nav.quote}
            </a>
            <a className="button button-ghost" href={to('/portfolio')}>
              {hero.viewWork}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

function Facts() {
  const { landing } = useWords();
  return (
    <section className="facts" aria-label={landing.factsLabel}>
      <ul className="wide">
        {landing.facts.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
        <li className="only-filled-item">
          <strong>{landing.licensed}</strong>
          <CcbNumber />
        </li>
      </ul>
    </section>
  );
}

function WhoWeAre() {
  const {
    landing: { who },
  } = useWords();
  const to = useTo();
  return (
    <section className="wide who">
      <div className="prose">
        <h2>{who.title}</h2>
        <p className="lead">{who.lead}</p>
        <p>{who.text}</p>
        <p>
          <a href={to('/about')}>{who.link}</a>
        </p>
      </div>
      <figure>
        <Flashing title={who.flashing.title} />
        <figcaption>
          <p>{who.flashing.caption}</p>
          <ol className="parts">
            {who.flashing.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </section>
  );
}

function Anatomy() {
  const {
    landing: { anatomy, layers },
  } = useWords();
  return (
    <section className="anatomy">
      <div className="wide anatomy-inner">
        <div>
          <h2>{anatomy.title}</h2>
          <p className="lead">{anatomy.lead}</p>
        </div>
        <RoofSection title={anatomy.drawing} />
        <ol className="layers">
          {layers.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Services() {
  const {
    landing,
    services: { items, specialties },
  } = useWords();
  const to = useTo();
  return (
    <section className="wide services" id="services">
      <div className="heading">
        <h2>{landing.services.title}</h2>
        <p>{landing.services.text}</p>
      </div>
      <ul className="service-rows">
        {services.map(({ id }) => (
          <li key={id}>
            <div className="service-row-art">
              <Drawing name={id} />
            </div>
            <div>
              <h3>
                <a href={`${to('/services')}#${id}`}>{items[id].name}</a>
              </h3>
              <p>{items[id].description}</p>
            </div>
            <p className="service-price">
              <strong>{items[id].price}</strong>
              <span>{items[id].duration}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="also">
        {landing.services.also} {specialties.map(({ name }) => name).join(', ')}.{' '}
        <a href={to('/services')}>{landing.services.all}</a>
      </p>
    </section>
  );
}

function Work() {
  const {
    landing: { work },
    portfolio,
    frame,
  } = useWords();
  const language = useSiteLanguage();
  const { entries } = useSettings().projects;
  const own = entries.toSorted((x, y) => Number(y.featured) - Number(x.featured));
  const to = useTo();
  return (
    <section className="work">
      <div className="wide">
        <div className="heading">
          <h2>{work.title}</h2>
          <p>
            <a href={to('/portfolio')}>{work.all}</a>
          </p>
        </div>
        {own.length > 0 ? (
          <ul className="work-row">
            {own.slice(0, 3).map(({ name, place, found, after, before, language: of }, n) => (
              <li key={n} lang={of === language ? undefined : of}>
                {(after ?? before) && (
                  <PhotoImage photo={(after ?? before)!} sizes="(min-width: 48rem) 33vw, 100vw" />
                )}
                <h3>{name}</h3>
                <p>{place}</p>
                <p>{found}</p>
              </li>
            ))}
          </ul>
        ) : (
          <ul className="work-row">
            {projects
              .filter(({ featured }) => featured)
              .map(({ id }) => (
                <li key={id}>
                  <Drawing name={id} />
                  <h3>{portfolio.projects[id].name}</h3>
                  <p>
                    {portfolio.projects[id].place} · {frame.demoLabel}
                  </p>
                </li>
              ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function WhyUs() {
  const {
    landing: { why },
  } = useWords();
  return (
    <section className="wide split">
      <h2>{why.title}</h2>
      <dl className="benefits">
        {why.benefits.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Contact() {
  const {
    landing: { contact },
  } = useWords();
  return (
    <section className="wide split" id="contact">
      <h2>{contact.title}</h2>
      <div className="reach">
        <p className="reach-big">
          <PhoneLink />
          <EmailLink />
        </p>
        <Hours />
      </div>
    </section>
  );
}

function Landing() {
  const {
    landing: { band },
  } = useWords();
  return (
    <>
      <Hero />
      <Facts />
      <WhoWeAre />
      <Anatomy />
      <Services />
      <Work />
      <WhyUs />
      <Contact />
      <CallBand {...band} />
    </>
  );
}

export const landing: SitePage = { path: '/', Body: Landing, head: (words) => words.landing };
