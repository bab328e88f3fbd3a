// The FAQ page's questions and answers. Answers are plain text, so that the page and its structured
// data match.
export const faq = {
  title: 'Roofing questions and answers, Eugene, Oregon',
  description:
    'Free inspections, prices, how long a roof takes, working in the rain, storm damage, ' +
    'insurance, and what Oregon requires of a roofing contractor.',
  heading: 'Questions people ask on the ladder',
  lead: 'About inspections, prices, the work itself, and your rights in Oregon.',
  categories: [
    {
      id: 'getting-started',
      name: 'Getting started',
      questions: [
        {
          question: 'Is the roof inspection really free?',
          answer:
            'Yes. It takes one to two hours, you see photos of what we found, and you owe ' +
            'nothing whether or not you hire us.',
        },
        {
          question: 'How soon will I hear from you?',
          answer: 'Within 24 hours. Our phone hours are at the bottom of every page.',
        },
        {
          question: 'Do I have to be home for the inspection?',
          answer:
            'Not for the outside of the roof. It helps if someone can let us into ' +
            'the attic, because a leak often shows there first, far from where the water ' +
            'gets in.',
        },
      ],
    },
    {
      id: 'prices',
      name: 'Prices and estimates',
      questions: [
        {
          question: 'What does roof work cost?',
          answer:
            'Inspections are free and repairs start at $350. Replacements and maintenance ' +
            'programs are quoted for your roof: its size, pitch, number of old layers and ' +
            'how easily we can reach it decide the price. Design-only work, such as ' +
            'drawings and details for another builder, costs $150 per hour.',
        },
        {
          question: 'How do I get my estimate, and how do I respond?',
          answer:
            'We email you a link. The page shows every line with quantity, rate and ' +
            'total, and the date the prices are valid until. You can approve it, decline ' +
            'it or add a message right there, or download it as a PDF. Nothing starts ' +
            'until you approve.',
        },
        {
          question: 'Is there sales tax on roofing in Oregon?',
          answer:
            'Oregon has no general sales tax, so there is usually no tax line on an estimate.',
        },
        {
          question: 'What warranty do I get?',
          answer:
            'Two: ours on the work, in writing with your estimate, with how long it lasts ' +
            'and what it covers; and the manufacturer’s on the material, which we ' +
            'register in your name. Both go with the house, so ask us to transfer them ' +
            'when you sell it.',
        },
        {
          question: 'Can I pay in installments or finance a roof?',
          answer:
            'Usually you pay a deposit on approval and the rest when the roof is finished, ' +
            'and the estimate says how much each is. We don’t lend money ourselves; banks ' +
            'and credit unions in Lane County offer home improvement loans, and we’re happy to ' +
            'write the estimate the way yours needs it.',
        },
      ],
    },
    {
      id: 'the-work',
      name: 'The work',
      questions: [
        {
          question: 'How long does it take?',
          answer:
            'Most repairs take one to three days and a complete replacement three to ' +
            'seven, depending on size, pitch and weather. From your approval to the last ' +
            'nail, count on 4-6 weeks for a single roof in the dry season and on 3-6 ' +
            'months when a whole group of buildings is planned together.',
        },
        {
          question: 'Do you work in the rain?',
          answer:
            'Emergency covers, yes. A tear-off is planned for dry weather, and a roof is ' +
            'only opened as far as it can be closed again the same day.',
        },
        {
          question: 'What should I do before the crew comes?',
          answer:
            'Move cars away from the house, take loose pictures and shelves off the ' +
            'top-floor walls, and cover what’s in the attic. We protect plants and ' +
            'walkways and run a magnet over the ground for nails afterward.',
        },
      ],
    },
    {
      id: 'storms-and-rights',
      name: 'Storms, insurance and your rights',
      questions: [
        {
          question: 'A storm damaged my roof. What now?',
          answer:
            'Stay off the roof. Take photos from the ground and of any water inside, put a ' +
            'bucket under the drip, and call us: we cover the opening first. Then tell ' +
            'your insurer; most want to hear right away.',
        },
        {
          question: 'Do you work with my insurance company?',
          answer:
            'We give your insurer photos, measurements and a detailed estimate, and we can ' +
            'meet the adjuster at your house. What’s covered is between you ' +
            'and your insurer.',
        },
        {
          question: 'What does Oregon require of a roofing contractor?',
          answer:
            'A license from the Construction Contractors Board (CCB) with a bond and ' +
            'liability insurance, and for residential work above $2,000 a written contract ' +
            'and consumer notices. You may cancel the first contract in writing until ' +
            'midnight of the next business day, and you have three business days if you ' +
            'signed away from the contractor’s place of business. Exceptions exist; this ' +
            'is a summary and not legal advice.',
        },
      ],
    },
  ],
  band: { title: 'Don’t see your question?', text: 'Call us. Asking is free, too.' },
};
