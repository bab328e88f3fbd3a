// English: what waits for somebody in the office, on the dashboard.

export const en = {
  // The panel
  title: 'Needs you',
  more: '{count} more',
  failed: 'What needs you could not be loaded',
  loading: 'Loading…',
  nothing: 'Nothing waits for you',
  'nothing-means': `Questions, new requests, e-mails that did not arrive and accepted work without
    a job stand here.`,
  today: ' · today',
  'deed-named': '{deed}: {who} {what}',

  // Who it is about
  estimates: '{count, plural, one {# estimate} other {# estimates}}',
  requests: '{count, plural, one {# request} other {# requests}}',

  // What is the matter, after the name
  'mail.bounced': 'the e-mail came back',
  'mail.failed': 'the e-mail failed',
  'did-not-arrive': 'did not arrive',
  'asks.quote': 'asks for a quote: {topic}',
  'asks.message': 'wrote: {topic}',
  'requests-wait': 'from the website wait for an answer',
  'asks-about': 'asks about the estimate',
  'have-questions': 'have questions',
  accepted: 'accepted {project}',
  'accepted-no-job': 'accepted, no job yet',
  'week-left': 'has a week left to answer',
  expire: 'expire within a week',
  'books-await-start': 'waits for you to start the sync',
  'books-closed': 'does not let us in any more',
  'books-accounts': 'needs accounts to book on',
  'books-records':
    '{count, plural, one {has # record to look at} other {has # records to look at}}',

  // What is done about it
  'fix-address': 'Fix address',
  'fix-addresses': 'Fix addresses',
  answer: 'Answer',
  convert: 'Convert to Job',
  schedule: 'Schedule',
  remind: 'Remind',
  look: 'Look',
  reconnect: 'Reconnect',
  choose: 'Choose',
} as const;
