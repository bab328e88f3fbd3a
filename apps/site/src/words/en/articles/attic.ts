// Article: attic ventilation.
import type { ArticleWords } from '../../article.ts';

export const attic: ArticleWords = {
  title: 'Why attics sweat: ventilation without mystery',
  summary:
    'Drops on nails, frost on the deck, a musty smell: often it is not a leak. How air ' +
    'should move through an attic.',
  intro:
    'Every winter we get called to a leak that isn’t one. The deck is wet, nails have rusty ' +
    'tips, and not a drop came through the shingles. The water came from below: from ' +
    'showers, kettles and breath.',
  sections: [
    {
      heading: 'Where the water comes from',
      paragraphs: [
        'A family of four puts several gallons of water into the air of a house each day. ' +
          'Warm air rises through every gap around lamps, pipes and the attic hatch. In the ' +
          'cold attic it meets a deck that has been radiating into a clear night, and it ' +
          'condenses there, drop by drop, on the points of the nails first.',
      ],
    },
    {
      heading: 'How it should leave',
      paragraphs: [
        'Outside air comes in low, at the eaves, and goes out high, at the ridge. It needs ' +
          'both openings: a ridge vent without inlets sucks air out of your living room. A ' +
          'common rule of the building code asks for one square foot of open vent area for ' +
          'each 150 square feet of attic floor, or for each 300 when inlets and outlets are ' +
          'balanced and other conditions are met.',
      ],
      list: [
        'Inlets: soffit vents that are open. Insulation pushed into the eave closes them; ' +
          'baffles keep a channel free.',
        'Outlets: one kind only. A ridge vent together with old gable or box vents lets ' +
          'air take the shortcut and leaves the rest of the attic still.',
        'Bathroom and kitchen fans: through the roof with their own pipe, never ' +
          'into the attic.',
      ],
    },
    {
      heading: 'Seal first, then insulate',
      paragraphs: [
        'Ventilation cannot carry away what a leaky ceiling pours in. An afternoon with ' +
          'foam and tape around pipes, lamps rated for it, and the hatch does more for a ' +
          'sweating attic than a second fan. It also keeps the heat you pay for.',
      ],
    },
    {
      heading: 'What it does for the roof',
      paragraphs: [
        'A dry deck holds nails. A cooler one in summer keeps shingles from cooking. And ' +
          'on the few mornings with snow, an evenly cold roof melts evenly, so no ice forms ' +
          'at the eave. Most shingle makers ask for proper ventilation before they honor a ' +
          'warranty.',
      ],
    },
  ],
  takeaway:
    'On the next frosty morning, open the attic hatch with a flashlight. If the nails ' +
    'sparkle, it needs more air.',
};
