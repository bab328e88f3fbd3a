// The services with prices, the specialties, and the four steps.
import { Drawing } from '../art/drawing.tsx';
import { services as offered, type Service } from '../content/services.ts';
import { CallBand } from '../frame/call-band.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { servicesSchema } from '../frame/schema.ts';
import { useTo, useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';

function ServiceCard({ id, projectType, popular: isPopular }: Service) {
  const {
    services: { popular, items },
    frame,
  } = useWords();
  const to = useTo();
  const { name, price, duration, description, features } = items[id];
  return (
    <article id={id} className="service-card">
      <div className="service-card-art">
        <Drawing name={id} />
        {isPopular && <p className="tag">{popular}</p>}
      </div>
      <div className="service-card-head">
        <h2>{name}</h2>
        <p className="service-price">
          <strong>{price}</strong>
          <span>{duration}</span>
        </p>
      </div>
      <p>{description}</p>
      <ul className="ticks">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <a
        className="button"
        href={`${to('/quote')}?for=${projectType}`}
        aria-label={`${frame.nav.quote}: ${name}`}
      >
        {frame.nav.quote}
      </a>
    </article>
  );
}

function Services() {
  const {
    services: { heading, lead, label, specialtiesTitle, specialties, stepsTitle, steps, band },
  } = useWords();
  return (
    <>
      <PageHead title={heading} lead={lead} />
      <section className="wide service-cards" aria-label={label}>
        {offered.map((service) => (
          <ServiceCard key={service.id} {...service} />
        ))}
      </section>
      <section className="anatomy">
        <div className="wide">
          <h2>{specialtiesTitle}</h2>
          <ul className="specialties">
            {specialties.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="wide split">
        <h2>{stepsTitle}</h2>
        <ol className="steps">
          {steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <CallBand {...band} />
    </>
  );
}

export const services: SitePage = {
  path: '/services',
  Body: Services,
  head: (words) => words.services,
  schema: servicesSchema,
  picture: 'replacement',
};
