// English: settings of the public website: hours, projects, people, reviews.

export const en = {
  // Opening hours
  hours: 'Business Hours',
  'hours-lead': 'Shown at the bottom of every page of your website and in search results.',
  'day.open': 'Open',
  'day.appointment': 'By appointment only',
  'day.closed': 'Closed',
  'open-from-to': 'Open {opens} to {closes}',
  'as-on-monday': 'Copy Monday to Tuesday–Friday',
  opens: 'Opens',
  until: 'to',
  closes: 'Closes',

  // Every list
  'list-begin': 'Add the first one to get started.',
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
    'Roofs you’re proud of. Adding your first one removes the sample projects from your website.',
  'lead.team': 'The people your clients will meet. Shown on your About page.',
  'lead.reviews':
    'What clients say. Adding your first one removes the sample reviews from your website.',
  'none.projects': 'Your website shows sample projects, marked as samples',
  'none.team': 'No team members yet',
  'none.reviews': 'Your website shows sample reviews, marked as samples',

  // Their fields
  name: 'Name',
  place: 'Location',
  category: 'Category',
  took: 'Duration',
  found: 'What we found',
  done: 'What we did',
  'photo-before': 'Before photo',
  'photo-after': 'After photo',
  featured: 'Featured: also shown on the home page',
  'what-they-do': 'Role',
  'about-them': 'Bio',
  photo: 'Photo',
  work: 'Work done',
  stars: 'Stars',
  words: 'Review',

  // A photo
  'not-described': '{photo}, no description yet',
  'replace-photo': 'Replace {photo}',
  'choose-photo': 'Choose {photo}',
  remove: 'Remove',
  'remove-photo': 'Remove {photo}',
  'what-it-shows': 'Description',
  'what-it-shows-help': 'For people who can’t see the photo, and for search engines.',
  'photo-caption': 'Caption',
  sending: 'Uploading {percent}%',
  'not-sent': 'The photo couldn’t be uploaded. Please try again.',
} as const;
