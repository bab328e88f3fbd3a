// Texts of the privacy page: what the product actually does with visitors' data.
export const privacy = {
  title: 'Privacy: how we use your details, Eugene, Oregon',
  description:
    'What we keep when you ask for a quote, write to us or read an estimate, for how ' +
    'long, who sees it, and how to have it deleted.',
  heading: 'How we use your details',
  lead:
    'We use them to reply to you and do the work you asked for. We don’t sell them. We share ' +
    'only what’s needed: with crews for your job, and with our accounting software.',
  sections: [
    {
      title: 'When you write to us',
      paragraphs: [
        'What you type into a form goes to our office. We keep it encrypted, together with ' +
          'what we answered, so whoever picks up the phone knows what it’s about.',
        'You confirm the newsletter with a link in an email. Every issue has an unsubscribe ' +
          'link.',
      ],
    },
    {
      title: 'When you get an estimate',
      paragraphs: [
        'We keep the estimate, your answer to it and, when you sign, the name you typed, ' +
          'the time and your IP address, because they’re what makes an approval valid. ' +
          'Approved estimates are records about a building: we keep them as long as ' +
          'someone can make a claim on it, up to ten years in Oregon.',
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
    title: 'See it, correct it, have it deleted',
    text:
      'Just ask. To delete it, we destroy the encryption key to what we kept about you. What ' +
      'went to our accounting software stays there. We’ll tell you what we have to keep by law.',
  },
};
