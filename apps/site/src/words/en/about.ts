// Texts of the About page.
export const about = {
  title: 'Roofers in Eugene, Oregon: how we work',
  description:
    'How we work: look first, show photos, price every line, and care most about the ' +
    'joints where roofs leak. Roofing in Eugene, Oregon.',
  heading: 'We care about the part of the roof you never see',
  lead: (name: string) =>
    `${name} is a roofing business in Eugene, Oregon. We inspect, repair, replace and ` +
    'maintain roofs for homeowners and property managers.',
  story: {
    title: 'Our story',
    paragraphs: [
      'Most calls we get begin the same way: a brown spot on the ceiling, and someone who ' +
        'already sealed it once. Water travels. It enters at a nail, runs along a rafter and ' +
        'drips where nobody would look for the hole. Finding it takes patience, and patience ' +
        'is most of this trade.',
      'So we begin every roof by looking: outside, at every joint, and inside, in the ' +
        'attic with a light. You get the photos. Then you get an estimate with every ' +
        'line priced, and you decide.',
      'After 15+ years on roofs between Junction City and Cottage Grove we know what this ' +
        'valley does to them: moss on the north side, needles in the valleys, and one wind ' +
        'storm each winter that tests every nail.',
    ],
  },
  path: {
    title:
      'Drawing of a drop of water that enters beside a chimney, runs down along a rafter ' +
      'and falls on the ceiling two rooms over.',
    caption: 'Where it enters, and where it shows. The stain is rarely under the hole.',
    enters: 'Enters here',
    shows: 'Shows here',
  },
  values: {
    title: 'What we stand by',
    items: [
      {
        name: 'Heart-Centered Approach',
        text:
          'A roof is the largest repair most people ever pay for. We explain it in plain ' +
          'words, tell you what can wait, and treat your house as if our own families slept ' +
          'in it.',
      },
      {
        name: 'Detail Obsessed',
        text:
          'Roofs rarely leak in the middle. They leak at chimneys, walls, valleys and pipes, ' +
          'where one material meets another. That is where we spend our time.',
      },
      {
        name: 'Creative Solutions',
        text:
          'A low slope behind a dormer, a gutter that cannot drain, a wall with no room for ' +
          'flashing: old houses ask odd questions. We look for the answer that sheds water, ' +
          'not the usual one.',
      },
    ],
  },
  team: { title: 'Who comes to your roof' },
  trust: {
    title: 'License, insurance, training',
    text:
      'Oregon licenses contractors through its Construction Contractors Board and requires ' +
      'each one to carry a bond and liability insurance. Anyone can look up a contractor’s ' +
      'license, and you should, whoever you hire:',
    points: [
      {
        name: 'Licensed',
        text:
          'With the Oregon Construction Contractors Board. Our number is on every page ' +
          'here, on every estimate and on the truck.',
      },
      {
        name: 'Insured',
        text:
          'Liability for your property and workers’ compensation for the people on your ' +
          'roof. Ask for the certificates; we send them with the estimate.',
      },
      {
        name: 'Certified',
        text:
          'Manufacturers only stand behind a roof that was built their way. Our crews are ' +
          'trained on the systems we install.',
      },
    ],
  },
  band: { title: 'Let us look at yours', text: 'The inspection is free and the photos are yours.' },
};
