// Words of the privacy page: what the product really does with what visitors send.
export const privacy = {
  title: 'Privacy: what happens with your details, Eugene, Oregon',
  description:
    'What we keep when you ask for a quote, write to us or read an estimate, for how ' +
    'long, who sees it, and how to have it forgotten.',
  heading: 'What happens with your details',
  lead: 'We use them to answer you and to do the work you asked for. Nobody sells or shares them.',
  sections: [
    {
      title: 'When you write to us',
      paragraphs: [
        'What you type into a form reaches our office and nobody else. We keep it ' +
          'encrypted, together with what we answered, so that whoever picks up the phone ' +
          'knows what it is about.',
        'The newsletter needs a second yes: a link in an e-mail. Every issue has a link ' +
          'that ends it at once.',
      ],
    },
    {
      title: 'When you get an estimate',
      paragraphs: [
        'We keep the estimate, your answer to it and, when you sign, the name you typed, ' +
          'the time and the address of your connection, because that is what makes an ' +
          'approval hold. Accepted estimates are papers about a building: we keep them as ' +
          'long as somebody can make a claim for it, up to ten years in Oregon.',
      ],
    },
    {
      title: 'On this website',
      paragraphs: [
        'No advertising, no tracking, no fonts or scripts from elsewhere. What you type ' +
          'into a form stays in your browser’s tab until it is sent. A cookie is set only ' +
          'when you sign in.',
        'The map is a drawing. Links to Google, Yelp and the state’s license register ' +
          'lead to their websites, which have rules of their own.',
      ],
    },
  ],
  ask: {
    title: 'See it, correct it, have it forgotten',
    text:
      'Tell us, and we do it: we destroy the key to what we kept about you, so that ' +
      'nobody can read it again. What we must keep by law we name.',
  },
};
