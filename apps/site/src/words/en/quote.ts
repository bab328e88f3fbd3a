// Texts of the quote page and its form. The keys of types, urgencies and materials are the values
// sent.
export const quote = {
  title: 'Free roof quote in Eugene, Oregon: a reply within 24 hours',
  description:
    'Ask for a free roof inspection and a written quote in Eugene, Oregon. We contact you ' +
    'within 24 hours.',
  heading: 'Tell us about your roof. We’ll come take a look.',
  lead: 'Five answers are enough. The inspection is free.',
  form: 'Quote request',
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Property address',
    projectType: 'What do you need?',
    urgency: 'How soon?',
    description: 'What do you see?',
    preferredMaterial: 'Preferred material',
    isInsuranceClaim: 'This is an insurance claim',
  },
  hints: {
    address: 'Street and city, so we know the roof before we come.',
    description:
      'Where it’s leaking, how long it’s been leaking, and how old the roof is, if you know.',
  },
  photos: {
    label: 'Photos',
    optional: 'if you have any: from the ground, or of the stain inside',
    choose: 'Choose photos',
    hint: 'Up to 8. We remove location data. Please stay off the roof.',
  },
  choose: 'Please choose',
  required: 'Fields marked with * are required.',
  optional: 'Optional details',
  optionalHint: 'Urgency, material, insurance, what you see',
  projectTypes: {
    'roof-replacement': 'Roof replacement',
    'leak-repair': 'Leak repair',
    'storm-damage': 'Storm damage',
    inspection: 'Inspection',
    gutters: 'Gutters',
    emergency: 'Emergency',
    other: 'Something else',
  },
  urgencies: { asap: 'As soon as possible', flexible: 'I’m flexible' },
  materials: {
    'Asphalt Shingles': 'Asphalt Shingles',
    'Metal Roofing': 'Metal Roofing',
    Tile: 'Tile',
    'Flat Roof (TPO/EPDM)': 'Flat Roof (TPO/EPDM)',
    'Not Sure - Need Recommendation': 'Not Sure - Need Recommendation',
  },
  submit: 'Get Quote',
  privacy: 'We use your details only to reply and do the work you ask for.',
  next: {
    title: 'What happens next',
    /** Replaces the first step. */
    urgent: { name: 'As soon as we can', text: 'We’ll call you before anyone else.' },
    steps: [
      { name: 'Within 24 hours', text: 'We call or email to set a time that works for you.' },
      {
        name: 'One to two hours',
        text: 'We look at the roof, the gutters and the attic, and take photos.',
      },
      {
        name: 'In writing',
        text:
          'You get the photos and, if something needs doing, an estimate with every line ' +
          'priced.',
      },
    ],
  },
  emergency: {
    title: 'We’ll treat this as urgent.',
    text: 'Your request goes to the front of the line. Calling is even faster:',
  },
  urgent: { title: 'Water coming in right now?', text: 'Skip the form and call us:' },
};
