// Article: moss on a roof.
import type { ArticleWords } from '../../article.ts';

export const moss: ArticleWords = {
  title: 'Moss on the roof: when it matters, and how to get it off',
  summary:
    'Moss holds water against shingles and lifts their edges. What to do about it in ' +
    'western Oregon, and what never to do.',
  intro:
    'Nearly every roof in the southern Willamette Valley grows moss sooner or later, on ' +
    'the north side first and under every branch. A green film is a matter of looks. A ' +
    'cushion you could press a thumb into is a matter of time.',
  sections: [
    {
      heading: 'What moss does to shingles',
      paragraphs: [
        'Moss has no roots that drill into a roof. What it does is slower: it holds water ' +
          'like a sponge for days after the rain ends, and it grows into the gap ' +
          'between two courses until the edge of the upper one is lifted. Lifted edges let ' +
          'wind in, and driven rain with it.',
        'On freezing nights the wet cushion expands and takes some of the mineral granules ' +
          'with it. Granules are what protect the asphalt from the sun. When you find them ' +
          'in the gutter by the handful, the shingle has begun to age quickly.',
      ],
    },
    {
      heading: 'How to take it off',
      paragraphs: [
        'Choose a dry spell with a few mild days. The work is done with patience and from ' +
          'above, in the direction in which water runs.',
      ],
      list: [
        'Brush thick cushions off with a soft broom, always down the slope; never against ' +
          'the edges of the shingles.',
        'Treat what is left with a product made for roofs and follow its label. Most work ' +
          'over weeks, and the dead moss leaves with the rain.',
        'Keep the runoff away from ponds and vegetable beds: zinc and copper harm fish and plants.',
        'Clean the gutters last, because everything ends up there.',
      ],
    },
    {
      heading: 'What never to do',
      paragraphs: [
        'Do not use a pressure washer. It removes the granules and drives water under the ' +
          'courses, and many shingle makers will no longer stand behind a roof that was ' +
          'washed that way. Do not scrape with metal. And do not walk on a mossy roof in the ' +
          'wet: it is as slippery as it looks.',
      ],
    },
    {
      heading: 'Keeping it away',
      paragraphs: [
        'Light and air are the best treatment. Branches cut back by six feet let the slope ' +
          'dry by noon. Strips of zinc or copper below the ridge help the first several feet ' +
          'beneath them, because rain washes a little metal down the roof. A gentle brushing ' +
          'every other year costs less now than any of it does later.',
      ],
    },
  ],
  takeaway:
    'Look at your north slope from the street today. If you see thick green, plan ' +
    'a cleaning before the fall rain.',
};
