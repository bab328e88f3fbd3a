// English: what waits for somebody in the office, on the dashboard.

export const en = {
  // The panel
  title: 'Needs your attention',
  more: '{count} more',
  failed: 'The items that need your attention couldn’t be loaded',
  loading: 'Loading…',
  nothing: 'You’re all caught up',
  'nothing-means': `Questions, new requests, undelivered emails, and accepted estimates without a
    job show up here.`,
  today: ' · today',
  'deed-named': '{deed}: {who} {what}',

  // Who it is about
  estimates: '{count, plural, one {# estimate} other {# estimates}}',
  requests: '{count, plural, one {# request} other {# requests}}',

  // What is the matter, after the name
  'mail.bounced': 'email bounced',
  'mail.failed': 'email failed',
  'did-not-arrive': 'weren’t delivered',
  'asks.quote': 'wants a quote: {topic}',
  'asks.message': 'wrote: {topic}',
  'requests-wait': 'from the website need a reply',
  'asks-about': 'has a question about the estimate',
  'have-questions': 'have questions',
  accepted: 'accepted {project}',
  'accepted-no-job': 'accepted, no job yet',
  'week-left': 'has an estimate that expires within a week',
  expire: 'expire within a week',
  'books-await-start': 'is ready for review before the first sync',
  'books-closed': 'needs to be reconnected',
  'books-accounts': 'needs accounts chosen',
  'books-records': '{count, plural, one {has # record to review} other {has # records to review}}',

  // What is done about it
  'fix-address': 'Fix address',
  'fix-addresses': 'Fix addresses',
  answer: 'Reply',
  convert: 'Convert to Job',
  schedule: 'Schedule',
  remind: 'Remind',
  look: 'Review',
  reconnect: 'Reconnect',
  choose: 'Choose',
} as const;
