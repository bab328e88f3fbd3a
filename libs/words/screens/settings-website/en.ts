// English: settings of the public website: hours, projects, people, reviews.

export const en = {
  // Opening hours
  hours: 'Opening Hours',
  'hours-lead': 'Stand at the foot of every page of your website, and search engines show them.',
  'day.open': 'Open',
  'day.appointment': 'By appointment only',
  'day.closed': 'Closed',
  'open-from-to': 'Open {opens} to {closes}',
  'as-on-monday': 'Monday to Friday as on Monday',
  opens: 'Opens',
  until: 'to',
  closes: 'Closes',

  // Every list
  'list-begin': 'Add the first one to begin.',
  'written-in': 'Written in',
  'language.en': 'English',
  'language.es': 'Spanish',
  'language.fr': 'French',
  'stars-count': '{count, plural, one {# star} other {# stars}}',
  'entry.projects': 'project {number}',
  'entry.team': 'person {number}',
  'entry.reviews': 'review {number}',
  'add.projects': 'Add project',
  'add.team': 'Add person',
  'add.reviews': 'Add review',
  'move-up': 'Move {entry} up',
  'move-down': 'Move {entry} down',
  'remove-entry': 'Remove {entry}',

  // Which lists there are
  'title.projects': 'Portfolio',
  'title.team': 'Team',
  'title.reviews': 'Reviews',
  'lead.projects':
    'Roofs you are proud of. With the first one the sample projects leave your website.',
  'lead.team': 'Who comes to the roof. Stands on the page about your business.',
  'lead.reviews': 'What clients said. With the first one the samples leave your website.',
  'none.projects': 'Your website shows sample projects, marked as samples',
  'none.team': 'Your website names nobody yet',
  'none.reviews': 'Your website shows sample reviews, marked as samples',

  // Their fields
  name: 'Name',
  place: 'Place',
  category: 'Category',
  took: 'Took',
  found: 'Found',
  done: 'Done',
  'photo-before': 'Photo before',
  'photo-after': 'Photo after',
  featured: 'Featured: also on the home page',
  'what-they-do': 'What they do',
  'about-them': 'About them',
  photo: 'Photo',
  work: 'Work',
  stars: 'Stars',
  words: 'Words',

  // A photo
  'not-described': '{photo}, not described yet',
  'replace-photo': 'Replace {photo}',
  'choose-photo': 'Choose {photo}',
  remove: 'Remove',
  'remove-photo': 'Remove {photo}',
  'what-it-shows': 'What it shows',
  'what-it-shows-help': 'For people who cannot see it, and for search engines.',
  'photo-caption': 'Caption',
  sending: 'Sending {percent}%',
  'not-sent': 'The photo could not be sent. Please try again.',
} as const;
