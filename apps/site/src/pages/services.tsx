// The services with their prices, the specialties and the four steps.
import { ServiceDrawing } from '../art/service-drawing.tsx';
import { services as offered, specialties, steps } from '../content/services.ts';
import { CallBand } from '../frame/call-band.tsx';
import { PageHead } from '../frame/page-head.tsx';
import type { Page } from '../page.ts';

function Services() {
  return (
    <>
      <PageHead title="Roof services, with prices" lead="Four ways to begin. Each of them starts with a look at your roof, and the look is free." />
      <section className="wide service-cards" aria-label="Services">
        {offered.map(({ art, name, price, duration, description, features, badge }) => (
          <article key={name} className="service-card">
            <ServiceDrawing art={art} />
            {badge && <p className="tag">{badge}</p>}
            <div className="service-card-head">
              <h2>{name}</h2>
              <p className="service-price"><strong>{price}</strong><span>{duration}</span></p>
            </div>
            <p>{description}</p>
            <ul className="ticks">{features.map((feature) => <li key={feature}>{feature}</li>)}</ul>
            <a className="button" href="/contact" aria-label={`Get Started: ${name}`}>Get Started</a>
          </article>
        ))}
      </section>
      <section className="anatomy">
        <div className="wide">
          <h2>When it is not a usual roof, or not a usual day</h2>
          <ul className="specialties">{specialties.map(({ name, text }) => <li key={name}><h3>{name}</h3><p>{text}</p></li>)}</ul>
        </div>
      </section>
      <section className="wide split">
        <h2>From first look to last nail</h2>
        <ol className="steps">{steps.map(({ name, text }) => <li key={name}><h3>{name}</h3><p>{text}</p></li>)}</ol>
      </section>
      <CallBand title="Not sure what your roof needs?" text="Neither are we, until we have looked. That part is free." />
    </>
  );
}

export const services: Page = {
  path: '/services', title: 'Services', Body: Services,
  description: 'Free roof inspection, repairs from $350, complete replacement in 3-7 days, maintenance programs, storm damage and emergency work in Eugene, Oregon.',
};
