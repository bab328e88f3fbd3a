// How to reach the business.
import { hours } from '../content/hours.ts';
import { Address, EmailLink, License, PhoneLink } from '../frame/company.tsx';
import { PageHead } from '../frame/page-head.tsx';
import type { Page } from '../page.ts';

function Contact() {
  return (
    <>
      <PageHead title="Tell us about your roof" lead="Call or write. You hear from us within 24 hours." />
      <section className="wide ways" aria-label="Ways to reach us">
        <div><h2>Call</h2><p className="way-main"><PhoneLink /></p><p>The quickest way, and the one to choose when water is coming in.</p></div>
        <div><h2>Write</h2><p className="way-main"><EmailLink /></p><p>Your address, what you noticed and since when. Photos from the ground help.</p></div>
        <div><h2>Meet</h2><p className="way-main"><Address /></p><p>Please call first: we are usually on somebody’s roof.</p></div>
      </section>
      <section className="wide split">
        <h2>Hours</h2>
        <dl className="hours">{hours.map(({ days, time }) => <div key={days}><dt>{days}</dt><dd>{time}</dd></div>)}</dl>
      </section>
      <section className="wide split">
        <h2>What happens next</h2>
        <div className="prose">
          <p>We ask a few questions and agree on a time for the inspection. It is free and takes one to two hours. Afterwards you get photos and, if something needs doing, an estimate with every line priced.</p>
          <p>Already have an estimate from us? Open the link in our e-mail to read and answer it, or call and we will go through it together.</p>
          <p><License /></p>
        </div>
      </section>
    </>
  );
}

export const contact: Page = {
  path: '/contact', title: 'Contact', Body: Contact,
  description: 'Phone, e-mail, address and opening hours. An answer within 24 hours, a free roof inspection in Eugene, Oregon.',
};
