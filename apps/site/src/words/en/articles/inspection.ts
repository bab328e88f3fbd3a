// Article: what a roof inspection covers.
import type { ArticleWords } from '../../article.ts';

export const inspection: ArticleWords = {
  title: 'What a roof inspection covers, point by point',
  summary:
    'The list we work through in one to two hours, so that you can judge an inspection: ' +
    'ours, or anyone’s.',
  intro:
    'A free inspection is only worth something if it would also find nothing. Here is what ' +
    'we look at, in the order we look, and what you should have in your hands ' +
    'afterward.',
  sections: [
    {
      heading: 'From the ground',
      paragraphs: [
        'Most of a roof’s story can be read from the sidewalk: sagging lines, patches of ' +
          'another color, moss, dark streaks below the chimney, a gutter that leans. We walk ' +
          'around the house once before the ladder comes off the truck.',
      ],
    },
    {
      heading: 'On the roof',
      paragraphs: ['Leaks happen at edges and joints, so that is where the time goes.'],
      list: [
        'Shingles: granules, cracks, lifted edges, nails that have worked their way up.',
        'Flashing at walls, chimneys and skylights: is it metal in steps, or sealant over sealant?',
        'Pipe boots: the rubber collar usually fails before anything else, and costs ' +
          'little to replace.',
        'Valleys and the place where a gutter meets a wall, because that is where the most ' +
          'water passes.',
        'Ridge, hips and vents; on flat roofs the seams, drains and everything that is set on top.',
      ],
    },
    {
      heading: 'Below the roof',
      paragraphs: [
        'In the attic, with a light: stains and their direction, daylight where there ' +
          'should be none, damp insulation, rusty nail tips, blocked soffit vents. A leak is ' +
          'often found here first and then traced upward. Inside the house we look only at ' +
          'the places you show us.',
      ],
    },
    {
      heading: 'What you get',
      paragraphs: [
        'Photos of every finding and of the parts that are fine, the age of the roof as ' +
          'far as we can tell, and one of three sentences: it is good for years; it needs ' +
          'this repair; it is time to plan a new one. If there is work to do, an estimate ' +
          'follows with every line priced. If there isn’t, there’s no estimate.',
      ],
    },
  ],
  takeaway:
    'Ask any inspector for photos from the attic as well as from the roof. Without those, ' +
    'half of the roof was not inspected.',
};
