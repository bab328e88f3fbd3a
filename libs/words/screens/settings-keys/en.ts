// English: settings of API keys: the programs of others that are let in.

export const en = {
  // The list
  keys: 'API Keys',
  'keys-lead':
    'Give other apps access to Purlin, with limits on what each can do and for how long.',
  'keys-caption': 'API keys',
  loading: 'Loading API keys...',
  'load-failed': 'The API keys couldn’t be loaded',
  'no-keys': 'No API keys',
  'no-keys-help':
    'Create a key for each app that connects to Purlin, such as a website form or a report.',
  name: 'Name',
  'issued-by': 'Created by {who}',
  'may-do': 'Permissions',
  'last-used': 'Last used',
  never: 'Never',
  'last-day': 'Expires',
  day: '{day, date}',
  status: 'Status',
  'status.active': 'Active',
  'status.expired': 'Expired',
  'status.revoked': 'Revoked',
  actions: 'Actions',

  // Revoking one
  revoke: 'Revoke',
  'revoke-one': 'Revoke {name}',
  'revoke-question': 'Revoke {name}?',
  'revoke-key': 'Revoke key',
  'revoke-what': `The app that uses it loses access immediately. This can’t be undone, but you
    can give the app a new key.`,
  revoked: 'API key revoked',
  'revoke-failed': 'Failed to revoke the key',

  // Issuing one
  issue: 'New API Key',
  'issue-title': 'New API Key',
  'issue-lead': `An app with this key can do what you check below. Its changes are recorded under
    the key’s name.`,
  'issue-key': 'Create Key',
  issuing: 'Creating...',
  'issue-failed': 'Failed to create the key',
  'name-help': 'The app that will use it, for example Website form.',
  'what-it-may-do': 'Permissions',
  'never-money':
    'API keys can never move money, change bank accounts or settings, or decide who can sign in.',
  'last-day-help': 'The key works through the end of this day, up to a year from now.',
  'subject.leads': 'Requests from the website',
  'subject.clients': 'Clients',
  'subject.estimates': 'Estimates',
  'subject.jobs': 'Jobs, crews, and the calendar',
  'subject.price-book': 'Price book',
  'subject.vendors': 'Vendors',
  'subject.payments': 'Vendor payments',
  'subject.emails': 'Emails',
  'subject.quickbooks': 'QuickBooks',
  'subject.company': 'Company and settings',
  'subject.dashboard': 'Dashboard metrics',
  'right.see': 'View',
  'right.change': 'Edit',
  'rights.see': 'View: {subjects}',
  'rights.change': 'Edit: {subjects}',

  // The new key, shown this once
  'your-key': 'Your new API key',
  'your-key-lead':
    'Copy it into your app now. You won’t see it again. Anyone who has it can use it.',
  'key-copied': 'I’ve copied it',
  close: 'Close',
  key: 'API key',
  'key-help': 'Send it with each request in the header Authorization: Bearer …',
  'all-calls': 'API reference',
} as const;
