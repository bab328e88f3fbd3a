// The landing page.
import { HeroScene } from '../art/hero-scene.tsx';
import { RoofSection } from '../art/roof-section.tsx';
import { ServiceDrawing } from '../art/service-drawing.tsx';
import { hours } from '../content/hours.ts';
import { layers, services, specialties } from '../content/services.ts';
import { useFacts } from '../facts.ts';
import { CallBand } from '../frame/call-band.tsx';
import { CcbNumber, EmailLink, PhoneLink } from '../frame/company.tsx';
import type { Page } from '../page.ts';

function Hero() {
  const { name } = useFacts();
  return (
    <section className="hero">
      <HeroScene />
      <div className="hero-rain" aria-hidden="true" />
      <div className="wide hero-inner">
        <div className="hero-words">
          <h1>Roofs built for Oregon rain</h1>
          <p className="lead">{name} inspects, repairs and replaces roofs in and around Eugene. We look first, put every price in writing, and start when you say so.</p>
          <div className="actions">
            <a className="button" href="/contact">Free Consultation</a>
            <a className="button button-ghost" href="#services">View Our Work</a>
          </div>
        </div>
      </div>
    </section>
  );
}

function Facts() {
  return (
    <section className="facts" aria-label="In short">
      <ul className="wide">
        <li><strong>Eugene based</strong><span>Your roofer is around the corner</span></li>
        <li><strong>Full Service</strong><span>From one shingle to a whole roof</span></li>
        <li><strong>Free inspection</strong><span>With photos, without obligation</span></li>
        <li><strong>24 hours</strong><span>You hear from us within a day</span></li>
        <li className="only-filled-item"><strong>Licensed</strong><CcbNumber /></li>
      </ul>
    </section>
  );
}

function WhoWeAre() {
  return (
    <section className="wide split">
      <h2>Who We Are</h2>
      <div className="prose">
        <p className="lead">A roofing business from Eugene that would rather fix the flashing than sell you a roof.</p>
        <p>Rain here does not come in storms, it comes in seasons. It finds the one nail that was driven a hair too low and the one wall where somebody trusted caulk. So we care about the parts of a roof nobody sees once the ladder is gone, and we show them to you while they are still open.</p>
        <p><a href="/about">How we work</a></p>
      </div>
    </section>
  );
}

function Anatomy() {
  return (
    <section className="anatomy">
      <div className="wide anatomy-inner">
        <div>
          <h2>Seven layers keep you dry. You see one.</h2>
          <p className="lead">Shingles get the attention. These are the layers under them, in the order we build them.</p>
        </div>
        <RoofSection />
        <ol className="layers">{layers.map(({ name, text }) => <li key={name}><strong>{name}</strong> {text}</li>)}</ol>
      </div>
    </section>
  );
}

function Services() {
  return (
    <section className="wide services" id="services">
      <div className="heading"><h2>The work we do</h2><p>What it costs and how long it takes, before you ask.</p></div>
      <ul className="service-rows">
        {services.map(({ art, name, price, duration, description }) => (
          <li key={name}>
            <ServiceDrawing art={art} />
            <div><h3>{name}</h3><p>{description}</p></div>
            <p className="service-price"><strong>{price}</strong><span>{duration}</span></p>
          </li>
        ))}
      </ul>
      <p className="also">Also: {specialties.map(({ name }) => name.toLowerCase()).join(', ')}. <a href="/services">All services</a></p>
    </section>
  );
}

const benefits = [
  { name: 'You see what we see', text: 'Photos of every finding, from the ridge to the gutter, also of what is still fine.' },
  { name: 'Every line priced', text: 'Your estimate lists each piece of work with quantity, rate and total. Approve it, decline it or ask about it online.' },
  { name: 'Repair before replace', text: 'If a repair will do for years, that is what we write down.' },
  { name: 'No surprises in the deck', text: 'If we find rot under the old roof, you hear about it and its price before we go on.' },
] as const;

function WhyUs() {
  return (
    <section className="wide split">
      <h2>Why Choose Us</h2>
      <dl className="benefits">{benefits.map(({ name, text }) => <div key={name}><dt>{name}</dt><dd>{text}</dd></div>)}</dl>
    </section>
  );
}

function Contact() {
  return (
    <section className="wide split">
      <h2>Talk to us</h2>
      <div className="reach">
        <p className="reach-big"><PhoneLink /><EmailLink /></p>
        <dl className="hours">{hours.map(({ days, time }) => <div key={days}><dt>{days}</dt><dd>{time}</dd></div>)}</dl>
      </div>
    </section>
  );
}

function Landing() {
  return (
    <>
      <Hero />
      <Facts />
      <WhoWeAre />
      <Anatomy />
      <Services />
      <WhyUs />
      <Contact />
      <CallBand title="Start with a free look at your roof" text="An inspection takes one to two hours and costs nothing." />
    </>
  );
}

export const landing: Page = {
  path: '/', title: 'roofing in Eugene, Oregon', Body: Landing,
  description: 'Roof inspection, repair, replacement and maintenance in Eugene, Oregon. Free inspections with photos, estimates with every line priced, an answer within 24 hours.',
};
