// English: settings of QuickBooks: the connection and the accounts to book on.

export const en = {
  // The connection
  title: 'QuickBooks Integration',
  lead: `Clients with an accepted estimate or a job, their jobs and estimates, and vendors who
    are paid go to your books by themselves, each once.`,
  'look-up-failed': 'The connection could not be looked up',
  'state.not-connected': 'Not connected',
  'state.connected': 'Connected',
  'state.reconnect-needed': 'Reconnect needed',
  'held-up': 'Connected, held up',
  'demo-company': 'Demo company',
  'a-demo-company': 'A demo company',
  'demo-help': 'Its books are a test server on this machine: nothing leaves it.',
  'away-since': 'since',
  'away-sentence': '. {sentence} It is tried again',
  'reconnect-needed':
    'QuickBooks does not let us in any more. Connect again; nothing is lost or sent twice.',
  'not-set-up': `It is not set up on this server: whoever runs it enters a client id and secret
    of Intuit first.`,
  'connect-once': `Connect your company once. Before anything goes there you see what would, and
    choose from which day on papers go.`,
  'papers-from': '· papers from {day, date} on',
  'last-sync': 'Last sync',
  'never-synced': 'Nothing has been synced yet',
  'holds-until': '· connection holds until',
  'sync-now': 'Sync now',
  'sync-failed': 'Failed to sync',
  'in-step': 'in step',
  waiting: 'waiting',
  'need-you': '{count, plural, one {needs you} other {need you}}',
  brought: 'Brought to QuickBooks',
  'awaits-start': 'Nothing goes there yet',
  'awaits-start-what': 'Look at what would go to this company, and start the sync there.',
  preview: 'Look at what would go',
  'to-records': 'What is in step, what waits, and what differs',

  // Beside its name in the list
  'beside-reconnect': 'reconnect',
  'beside-start': 'not started',
  'beside-accounts': 'accounts',
  'beside-need-you': '{count, plural, one {# needs you} other {# need you}}',

  // Connecting and disconnecting
  connect: 'Connect QuickBooks',
  reconnect: 'Reconnect QuickBooks',
  'connect-again': 'Connect again',
  'connect-failed': 'Failed to connect to QuickBooks',
  disconnect: 'Disconnect',
  'disconnect-question': 'Disconnect QuickBooks?',
  'disconnect-what': `Nothing more goes there. What is in QuickBooks stays, and so does what we
    know of it: the same company can be connected again and gets nothing twice.`,
  disconnected: 'QuickBooks has been disconnected.',
  'disconnect-failed': 'Failed to disconnect QuickBooks',

  // Before somebody connects
  'what-connecting-does': 'What connecting does',
  'before.goes': 'What goes there',
  'before.nobody-twice': 'Nobody twice',
  'before.nothing-overwritten': 'Nothing overwritten',
  'before.no-money': 'No money moves',
  'before-what.goes': `Clients with an accepted estimate or a job, their jobs, and vendors with an
    approved payment: who is here already, and whoever comes later. Accepted estimates, and
    payments to vendors that arrived, from the day that you choose before anything goes; earlier
    ones stay here.`,
  'before-what.nobody-twice': `Whoever is in your books is found by name, email, phone or
    address. Where it is not certain, you are asked, and nothing is sent before you answer.`,
  'before-what.nothing-overwritten': `What differs is shown field by field, and you decide. What
    is in QuickBooks alone stays as it is.`,
  'before-what.no-money':
    'Payments are recorded there after your bank made them. QuickBooks sends no email for us.',

  // The accounts to book on
  accounts: 'Accounts to book on',
  'accounts-lead': 'A change is for what goes there from now on. What is booked already stays.',
  'accounts-read-failed': 'The accounts could not be read',
  'account.income': 'Income, for estimates',
  'account.expense': 'Costs, for bills of vendors',
  'account.bank': 'Bank account, for payments',
  'accounts-open': 'Choose before the first estimate or payment goes there',
  'accounts-open-why': `Your books have more than one account that could be meant. What needs
    one goes there by itself once it is chosen.`,
  'account-not-in-use': '{name} (not in use in QuickBooks)',
  'accounts-unused': 'An account that was chosen is not in use in QuickBooks any more',
  'accounts-unused-why': `What is to be booked on it waits, and goes to no other account by itself.
    Choose another one here, or make it active there and sync.`,
  'no-account': 'QuickBooks has none of this kind. Add one there, then look again.',
  'choose-account': 'Choose an account',
  'save-accounts': 'Save accounts',
  'accounts-saved': 'Accounts saved',
  'accounts-failed': 'The accounts were not saved',
} as const;
