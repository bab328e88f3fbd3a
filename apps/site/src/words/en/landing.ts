// Texts of the landing page.
export const landing = {
  title: 'Roofer in Eugene, Oregon: inspections, repairs, new roofs',
  description:
    'Roof inspection, repair, replacement and maintenance in Eugene, Oregon. Free ' +
    'inspections with photos, estimates with every line priced, a reply within 24 hours.',
  hero: {
    title: 'Roofs built for Oregon rain',
    lead: (name: string) =>
      `${name} inspects, repairs and replaces roofs in and around Eugene. We look first, ` +
      'put every price in writing, and start when you say so.',
    viewWork: 'View Our Work',
    pauseRain: 'Pause the rain',
  },
  factsLabel: 'At a glance',
  facts: [
    { name: '15+ years', text: 'On roofs from the valley to the coast' },
    { name: 'Eugene based', text: 'Your roofer is around the corner' },
    { name: 'Full Service', text: 'From one shingle to a whole roof' },
    { name: '24 hours', text: 'You’ll hear from us within a day' },
  ],
  licensed: 'Licensed',
  who: {
    title: 'Who We Are',
    lead: 'A roofing business from Eugene that would rather fix the flashing than sell you a roof.',
    text:
      'Rain here does not come in storms, it comes in seasons. It finds the one nail that ' +
      'was driven a hair too low and the one wall where someone trusted caulk. So we care ' +
      'about the parts of a roof nobody sees once the ladder is gone, and we show them to ' +
      'you while they are still open.',
    link: 'How we work',
    flashing: {
      title:
        'Drawing of a roof meeting a wall: pieces of metal flashing step up the slope, one ' +
        'under each course of shingles, with a second sheet of metal lapped over them from ' +
        'the wall.',
      caption:
        'Where a slope meets a wall, everything laps over what lies below it. Nothing here ' +
        'depends on sealant.',
      parts: [
        'Weather barrier of the wall, lapped over the metal',
        'Counter flashing',
        'Step flashing, one piece for each course',
      ],
    },
  },
  anatomy: {
    title: 'Seven layers keep you dry. You see one.',
    lead:
      'Shingles get the attention. These are the layers under them, in the order we build ' +
      'them.',
    drawing:
      'Drawing of a roof slope with its layers uncovered one after the other: rafters, ' +
      'deck, eave membrane, underlayment, drip edge, shingles, ridge cap.',
  },
  layers: [
    { name: 'Rafters', text: 'The frame. We check it before anything covers it.' },
    {
      name: 'Deck',
      text: 'Sheathing that every nail holds on to. Soft panels are replaced, never covered.',
    },
    {
      name: 'Eave membrane',
      text: 'Self-sealing sheet along the edge, where water backs up behind leaves and ice.',
    },
    {
      name: 'Underlayment',
      text: 'The second roof under the first, lapped so that each row sheds onto the next.',
    },
    { name: 'Drip edge', text: 'Metal that leads water into the gutter instead of behind it.' },
    { name: 'Shingles', text: 'Laid in staggered courses, so no joint stands above another.' },
    {
      name: 'Ridge cap and vent',
      text: 'The last row lets warm, damp air out and keeps rain from coming in.',
    },
  ],
  services: {
    title: 'The work we do',
    text: 'What it costs and how long it takes, before you ask.',
    also: 'Also:',
    all: 'All services',
  },
  work: { title: 'Roofs we like to look at', all: 'The whole portfolio' },
  why: {
    title: 'Why Choose Us',
    benefits: [
      {
        name: 'You see what we see',
        text: 'Photos of every finding, from the ridge to the gutter, including what’s still fine.',
      },
      {
        name: 'Every line priced',
        text:
          'Your estimate lists each piece of work with quantity, rate and total. Approve it, ' +
          'decline it or ask about it online.',
      },
      {
        name: 'Repair before replace',
        text: 'If a repair will last for years, that’s what we quote.',
      },
      {
        name: 'No surprises in the deck',
        text:
          'If we find rot under the old roof, you hear about it and its price before we ' +
          'continue.',
      },
    ],
  },
  contact: { title: 'Talk to us' },
  band: {
    title: 'Start with a free look at your roof',
    text: 'An inspection takes one to two hours and costs nothing.',
  },
};
