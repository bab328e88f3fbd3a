// Texts of the contact page and its form. The keys of subjects and ways are the values sent.
export const contact = {
  title: 'Contact a roofer in Eugene, Oregon',
  description:
    'Phone, email, address, hours and service area. A reply within 24 hours and a ' +
    'free roof inspection in Eugene, Oregon.',
  heading: 'Tell us about your roof',
  lead: 'Call or write. You’ll hear from us within 24 hours.',
  waysLabel: 'Ways to reach us',
  ways: {
    call: {
      name: 'Call',
      text: 'The fastest way, and the right one when water is coming in.',
    },
    write: {
      name: 'Write',
      text: 'Your address, what you noticed and when it started. Photos from the ground help.',
    },
    meet: { name: 'Meet', text: 'Please call first: we’re usually on someone’s roof.' },
  },
  form: 'Send a message',
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
    preferredContact: 'How should we reply?',
  },
  choose: 'Please choose',
  required: 'Fields marked with * are required.',
  subjects: {
    consultation: 'Free consultation',
    'project-quote': 'A quote',
    'general-inquiry': 'A general question',
    'portfolio-question': 'A project in your portfolio',
    'process-question': 'How you work',
    other: 'Something else',
  },
  preferred: { email: 'By email', phone: 'By phone', either: 'Either is fine' },
  submit: 'Send message',
  hours: 'Hours',
  area: {
    title: 'Where we work',
    text:
      'From Junction City in the north to Cottage Grove in the south, from Springfield in ' +
      'the east out along the Florence road. Farther away? Just ask. We travel for large roofs.',
    drawing:
      'Map of the service area: Eugene in the middle, Springfield to the east, Junction ' +
      'City to the north, Cottage Grove to the south, and the road west toward Florence.',
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
        'one to two hours. Afterward you get photos and, if something needs doing, an ' +
        'estimate with every line priced.',
      'Already have an estimate from us? Open the link in our email to review and ' +
        'respond, or call and we’ll go through it together.',
    ],
  },
};
