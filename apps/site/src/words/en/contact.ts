// Words of the contact page and its form. The keys of subjects and ways are what is sent.
export const contact = {
  title: 'Contact a roofer in Eugene, Oregon',
  description:
    'Phone, e-mail, address, opening hours and service area. An answer within 24 hours, a ' +
    'free roof inspection in Eugene, Oregon.',
  heading: 'Tell us about your roof',
  lead: 'Call or write. You hear from us within 24 hours.',
  waysLabel: 'Ways to reach us',
  ways: {
    call: {
      name: 'Call',
      text: 'The quickest way, and the one to choose when water is coming in.',
    },
    write: {
      name: 'Write',
      text: 'Your address, what you noticed and since when. Photos from the ground help.',
    },
    meet: { name: 'Meet', text: 'Please call first: we are usually on somebody’s roof.' },
  },
  form: 'Send a message',
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
    preferredContact: 'How should we answer?',
  },
  choose: 'Please choose',
  required: 'Fields marked with * are required.',
  subjects: {
    consultation: 'Free consultation',
    'project-quote': 'A quote',
    'general-inquiry': 'A general question',
    'portfolio-question': 'Something in the portfolio',
    'process-question': 'How you work',
    other: 'Something else',
  },
  preferred: { email: 'By e-mail', phone: 'By phone', either: 'Either is fine' },
  submit: 'Send message',
  hours: 'Hours',
  area: {
    title: 'Where we work',
    text:
      'From Junction City in the north to Cottage Grove in the south, from Springfield in ' +
      'the east out along the Florence road. Further away? Ask; for a large roof we drive.',
    drawing:
      'Map of the service area: Eugene in the middle, Springfield to the east, Junction ' +
      'City to the north, Cottage Grove to the south, and the road west towards Florence.',
    drive: (minutes: number) => `${minutes} min`,
    towns: {
      eugene: 'Eugene',
      springfield: 'Springfield',
      junctionCity: 'Junction City',
      cottageGrove: 'Cottage Grove',
      florence: 'Florence',
      veneta: 'Veneta',
    },
    ocean: 'Pacific',
    scale: '10 miles',
  },
  next: {
    title: 'What happens next',
    paragraphs: [
      'We ask a few questions and agree on a time for the inspection. It is free and takes ' +
        'one to two hours. Afterwards you get photos and, if something needs doing, an ' +
        'estimate with every line priced.',
      'Already have an estimate from us? Open the link in our e-mail to read and answer ' +
        'it, or call and we will go through it together.',
    ],
  },
};
