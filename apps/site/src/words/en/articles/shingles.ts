// Article: choosing shingles.
import type { ArticleWords } from '../../article.ts';

export const shingles: ArticleWords = {
  title: 'Choosing a shingle for the valley, the hills and the coast',
  summary:
    'Three-tab, laminated, impact-rated, metal: what the words mean, what they do in our ' +
    'climate, and where money is well spent.',
  intro:
    'A roofing showroom has two hundred samples. For a house in Lane County the choice is ' +
    'smaller than it looks, because rain, moss and wind have already made most of it.',
  sections: [
    {
      heading: 'Three-tab or laminated?',
      paragraphs: [
        'Three-tab shingles are one thin layer with slots. They are the cheapest, and the ' +
          'slots are where they wear first. Laminated shingles, also called architectural, ' +
          'are two layers bonded together: heavier, harder for wind to lift, and kinder to a ' +
          'deck that is no longer perfectly flat. On a whole roof the difference in material ' +
          'is small beside the labor, which is the same.',
      ],
    },
    {
      heading: 'Numbers on the wrapper',
      paragraphs: ['Three marks tell you more than the name of the color.'],
      list: [
        'Wind: ASTM D3161 Class F was tested at 110 mph, ASTM D7158 Class H at 150 mph. On ' +
          'the coast and on ridges we would not go below H.',
        'Impact: UL 2218 Class 4 is the highest. Hail is rare here and falling cones are ' +
          'not; some insurers give a discount for it, so ask.',
        'Algae: copper-bearing granules keep dark streaks away for years. They slow moss a ' +
          'little but do not prevent it.',
      ],
    },
    {
      heading: 'When metal is the better answer',
      paragraphs: [
        'Standing-seam steel sheds needles, dries within an hour and gives moss nothing to ' +
          'hold. It costs considerably more than shingles and lasts about twice as long, so ' +
          'it pays on houses where someone plans to stay, on steep slopes under firs, and ' +
          'near salt water, where aluminum is worth asking about. Exposed-fastener panels are ' +
          'cheaper, but every screw has a rubber washer that will need replacing.',
      ],
    },
    {
      heading: 'Color, and what is under it',
      paragraphs: [
        'Look at a sample outdoors, wet and dry, at the angle of your own roof. Mid-grays ' +
          'and browns hide the dust of fir pollen best. Then spend what is left of the ' +
          'budget below the shingle: a self-sealing membrane in the valleys and along the ' +
          'eave, metal flashing instead of sealant, and a ridge vent. Those decide whether ' +
          'you think about the roof again.',
      ],
    },
  ],
  takeaway:
    'Ask every bidder for the wind class, the underlayment and the valley detail in ' +
    'writing; then compare prices.',
};
