// About the business: how it works and what it stands for.
import { CallBand } from '../frame/call-band.tsx';
import { License } from '../frame/company.tsx';
import { useFacts } from '../facts.ts';
import type { Page } from '../page.ts';
import { PageHead } from '../frame/page-head.tsx';

const values = [
  { name: 'Heart-Centered Approach', text: 'A roof is the largest repair most people ever pay for. We explain it in plain words, tell you what can wait, and treat your house as if our own families slept in it.' },
  { name: 'Detail Obsessed', text: 'Roofs rarely leak in the middle. They leak at chimneys, walls, valleys and pipes, where one material meets another. That is where we spend our time.' },
  { name: 'Creative Solutions', text: 'A low slope behind a dormer, a gutter that cannot drain, a wall with no room for flashing: old houses ask odd questions. We look for the answer that sheds water, not for the usual one.' },
] as const;

function About() {
  const { name } = useFacts();
  return (
    <>
      <PageHead title="We care about the part of the roof you never see" lead={`${name} is a roofing business in Eugene, Oregon. We inspect, repair, replace and look after roofs for homeowners and property managers.`} />
      <section className="wide split">
        <h2>Our story</h2>
        <div className="prose">
          <p>Most calls we get begin the same way: a brown spot on the ceiling, and someone who already sealed it once. Water travels. It enters at a nail, runs along a rafter and drips where nobody would look for the hole. Finding it takes patience, and patience is most of this trade.</p>
          <p>So we begin every roof by looking: outside, at every joint, and inside, in the attic with a light. You get the photos. Then you get an estimate on which every line has its price, and you decide.</p>
        </div>
      </section>
      <section className="values">
        <div className="wide">
          <h2>What we hold on to</h2>
          <ul>{values.map((value) => <li key={value.name}><h3>{value.name}</h3><p>{value.text}</p></li>)}</ul>
        </div>
      </section>
      <section className="wide split">
        <h2>License, bond and insurance</h2>
        <div className="prose">
          <p className="lead"><License /></p>
          <p>Oregon licenses contractors through its Construction Contractors Board and requires of each of them a bond and liability insurance. Anyone can look up a contractor’s license, and you should, whoever you hire: <a href="https://www.oregon.gov/ccb">oregon.gov/ccb</a>.</p>
        </div>
      </section>
      <CallBand title="Let us look at yours" text="The inspection is free and the photos are yours." />
    </>
  );
}

export const about: Page = {
  path: '/about', title: 'About', Body: About,
  description: 'How we work: look first, show photos, price every line, and care most about the joints where roofs leak. Roofing in Eugene, Oregon.',
};
