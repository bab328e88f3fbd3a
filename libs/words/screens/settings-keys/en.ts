// English: settings of API keys: the programs of others that are let in.

export const en = {
  // The list
  keys: 'API Keys',
  'keys-lead': 'Programs of others that may call us, what each may do, and until when.',
  'keys-caption': 'API keys',
  loading: 'Loading API keys...',
  'load-failed': 'The API keys could not be loaded',
  'no-keys': 'No API keys',
  'no-keys-help': 'A program such as a website form or a report gets a key of its own.',
  name: 'Name',
  'issued-by': 'Issued by {who}',
  'may-do': 'May do',
  'last-used': 'Last used',
  never: 'Never',
  'last-day': 'Last day',
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
  'revoke-what': `The program that uses it is turned away from now on. This cannot be undone; it
    can be given another key.`,
  revoked: 'API key revoked',
  'revoke-failed': 'The key was not revoked',

  // Issuing one
  issue: 'Issue Key',
  'issue-title': 'Issue API Key',
  'issue-lead':
    'A program with the key may do what you tick; its changes carry the name of the key.',
  'issue-key': 'Issue key',
  issuing: 'Issuing...',
  'issue-failed': 'The key was not issued',
  'name-help': 'The program that uses it, for example Website form.',
  'what-it-may-do': 'What it may do',
  'never-money': 'No key moves money, changes bank accounts or settings, or says who may sign in.',
  'last-day-help': 'The key works until the end of this day, a year from now at most.',
  'subject.leads': 'Requests from the website',
  'subject.clients': 'Clients',
  'subject.estimates': 'Estimates',
  'subject.jobs': 'Jobs, crews and the calendar',
  'subject.price-book': 'Price book',
  'subject.vendors': 'Vendors',
  'subject.payments': 'Vendor payments',
  'subject.emails': 'Emails',
  'subject.quickbooks': 'QuickBooks',
  'subject.company': 'Company and settings',
  'subject.dashboard': 'Figures of the dashboard',
  'right.see': 'See',
  'right.change': 'Change',
  'rights.see': 'See: {subjects}',
  'rights.change': 'Change: {subjects}',

  // The new key, shown this once
  'your-key': 'Your new API key',
  'your-key-lead':
    'Copy it into the program now: it is not shown again. Whoever has it can use it.',
  'key-copied': 'I have copied it',
  close: 'Close',
  key: 'API key',
  'key-help': 'The program sends it with each call, in the header Authorization: Bearer …',
  'all-calls': 'All calls of the API',
} as const;
