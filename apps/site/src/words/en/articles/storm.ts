// Article: the first day after a wind storm.
import type { ArticleWords } from '../../article.ts';

export const storm: ArticleWords = {
  title: 'After the wind: the first 24 hours with a damaged roof',
  summary:
    'What to do, in what order, when a winter storm opens up your roof, and what to ' +
    'leave to people with ropes.',
  intro:
    'Our storms come from the southwest, mostly between November and March, on ground that ' +
    'is already soaked. Firs drop limbs, gusts find loose edges, and the damage usually ' +
    'happens at night. The first day decides whether it stays a roof repair or becomes a ' +
    'ceiling, floor and wiring repair too.',
  sections: [
    {
      heading: 'First: people',
      paragraphs: [
        'Stay off the roof, even after the wind dies down. Wet shingles under loose ' +
          'needles have no grip, and a limb that looks settled may carry weight. If a power ' +
          'line touches the house or the tree, stay far away and call your utility. If a ' +
          'ceiling bulges, keep out of the room below it.',
      ],
    },
    {
      heading: 'Second: water',
      paragraphs: ['Inside, a few simple things help a lot.'],
      list: [
        'Put a bucket under the drip and a board across it, so drops don’t splash.',
        'If a ceiling holds a pocket of water, let it out with a small hole at its lowest ' +
          'point, over a bucket, and only if no light fixture is near.',
        'Turn off the circuit for any light or outlet that got wet.',
        'Move furniture and lay plastic over what cannot be moved.',
      ],
    },
    {
      heading: 'Third: pictures',
      paragraphs: [
        'Take photos before anything is cleaned up: the whole side of the house from the ' +
          'ground, the limb, the shingles on the lawn, every wet spot inside with something ' +
          'beside it that shows the size. Note the date and time. Keep one of the torn ' +
          'shingles.',
      ],
    },
    {
      heading: 'Fourth: a cover that holds',
      paragraphs: [
        'A good temporary cover reaches over the ridge, is held by boards rather than by ' +
          'rocks, and has no nail through its middle. A tarp that flaps does more harm than ' +
          'the rain, because it pulls the next shingles loose. This is ladder work for two ' +
          'trained people. Keep every receipt: most policies expect you to prevent further ' +
          'damage and cover part of the cost of doing so.',
      ],
    },
    {
      heading: 'Then: the repair',
      paragraphs: [
        'Beware of anyone who knocks the same afternoon and wants a signature at the door. ' +
          'Ask for the CCB number and look it up. In Oregon you have three business days to ' +
          'cancel a contract you signed at your own door. A real repair begins with the ' +
          'deck: we look for broken rafters and soaked insulation before a single shingle ' +
          'goes back on.',
      ],
    },
  ],
  takeaway:
    'Put your insurer’s claim number and a roofer’s phone number into your phone now, ' +
    'before the next southwester.',
};
