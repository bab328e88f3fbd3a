// Article: insurance claims for a roof.
import type { ArticleWords } from '../../article.ts';

export const claim: ArticleWords = {
  title: 'Roof insurance claims in plain words',
  summary:
    'Deductible, depreciation, adjuster, supplement: how a roof claim usually runs, and ' +
    'where homeowners lose money they don’t have to.',
  intro:
    'An insurance claim is an orderly conversation between you, your insurer and whoever ' +
    'repairs the roof. It goes well when everyone looks at the same pictures. What ' +
    'follows is general information and not advice about your policy; read it, and ask ' +
    'your agent when in doubt.',
  sections: [
    {
      heading: 'What is usually covered',
      paragraphs: [
        'Policies pay for sudden damage: a limb, a gust that tears shingles off, hail. ' +
          'They do not pay for age: worn granules, moss, a pipe boot that cracked over ten ' +
          'summers. Many roofs have both, so it matters to show which is which. An ' +
          'inspection report from before the storm is worth a great deal on that day.',
      ],
    },
    {
      heading: 'Three numbers to find in your policy',
      paragraphs: ['Before you call, look for these.'],
      list: [
        'The deductible: the part you pay. For wind and hail it may be a percentage of the ' +
          'insured value instead of a fixed amount.',
        'Replacement cost or actual cash value. With the first, you are paid for a new ' +
          'roof, often in two parts. With the second, age is taken off and that money does ' +
          'not come back.',
        'The deadline: how soon damage must be reported, and by when the work must be ' +
          'finished for the second payment.',
      ],
    },
    {
      heading: 'How it runs',
      paragraphs: [
        'You report the damage and get a claim number. An adjuster comes, measures and ' +
          'writes a list of work with prices. We like to be on the roof at the same hour, ' +
          'because most differences disappear when two people look at the same rafter.',
        'The first payment usually leaves out depreciation and your deductible. After the ' +
          'work is done and invoiced, the held-back part is paid if your policy covers ' +
          'replacement cost. If the crew finds damage no one could see before, such as ' +
          'a soaked deck, we send photos and a supplement before continuing.',
      ],
    },
    {
      heading: 'What a roofer can and can’t do',
      paragraphs: [
        'A contractor can measure, photograph, price and explain the work. Deciding what ' +
          'is covered, and negotiating the claim for you, is not a contractor’s job. No one ' +
          'should offer to make your deductible disappear: either that money is missing from ' +
          'the roof, or the invoice is false.',
      ],
    },
  ],
  takeaway:
    'Take twelve photos of your roof from the ground this week, one for each side and ' +
    'detail, and keep them with your policy.',
};
