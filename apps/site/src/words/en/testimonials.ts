// Texts of the testimonials page. The reviews and figures are sample content that comes with the
// demo.
export const testimonials = {
  title: 'Roofing reviews in Eugene, Oregon',
  description:
    'What homeowners and property managers say about inspections, repairs and new roofs in ' +
    'and around Eugene, Oregon.',
  heading: 'What people say once it has rained',
  lead: 'A roof is judged in November. These are the kind of words we work for.',
  rated: (stars: number) => `${stars} out of 5 stars`,
  reviews: [
    {
      name: 'Marta H.',
      place: 'South Eugene',
      work: 'Roof replacement',
      stars: 5,
      text:
        'They showed me forty photos before they said a word about money. Half of them were ' +
        'of things that were fine.',
    },
    {
      name: 'Dale P.',
      place: 'Springfield',
      work: 'Leak repair',
      stars: 5,
      text:
        'Three companies had sealed the same spot. These people found the nail, eleven feet ' +
        'farther up. It has been dry for two winters.',
    },
    {
      name: 'Priya and Tom S.',
      place: 'Cottage Grove',
      work: 'Storm damage',
      stars: 5,
      text:
        'The tarp was on before the insurance company had answered the phone, and they met ' +
        'the adjuster so we didn’t have to explain rafters.',
    },
    {
      name: 'Ruth A.',
      place: 'Junction City',
      work: 'Metal roof',
      stars: 5,
      text: 'They ran a magnet over the gravel twice and then a third time because I keep goats.',
    },
    {
      name: 'Luis G.',
      place: 'West Eugene',
      work: 'Maintenance program',
      stars: 4,
      text:
        'One visit had to move because of the weather, and they called the evening before. ' +
        'The photo report is the part I would not give up.',
    },
    {
      name: 'Karen W.',
      place: 'Property manager, Eugene',
      work: 'Flat roof',
      stars: 5,
      text:
        'Every line of the estimate had a price, so my owners could say yes to the drains ' +
        'now and to the skylights next year.',
    },
  ],
  statsTitle: 'In numbers',
  stats: [
    { value: '4.9/5', text: 'average rating' },
    { value: '98%', text: 'satisfaction' },
    { value: '95%', text: 'from referrals' },
    { value: '150+', text: 'projects' },
  ],
  sites: {
    title: 'Read more, or write one',
    text: 'Reviews we can’t edit are worth more than the ones above.',
    google: 'Google reviews',
    yelp: 'Yelp reviews',
    count: (count: number) => `${count} reviews`,
  },
  films: {
    title: 'Two short films, drawn by hand',
    text:
      'Real ones are coming when the weather allows a camera on the roof. Until then, here’s ' +
      'how it goes.',
    play: 'Play',
    tearOff: {
      name: 'A roof in five days',
      scenes: [
        'Old layers come off, one slope at a time.',
        'The deck is checked and soft panels are replaced.',
        'Membrane and underlayment make it tight by evening.',
        'Shingles go on from the eave to the ridge.',
        'Ridge vent, magnet, walk-around.',
      ],
    },
    leak: {
      name: 'How water finds a way',
      scenes: [
        'Rain runs down the slope to the chimney.',
        'It backs up behind it and slips under the metal.',
        'It follows a rafter, out of sight.',
        'It drips where nobody would look.',
        'The repair belongs up here, not down there.',
      ],
    },
  },
  band: {
    title: 'Be the next to have nothing to report',
    text: 'Dry ceilings make dull reviews. That is the idea.',
  },
};
