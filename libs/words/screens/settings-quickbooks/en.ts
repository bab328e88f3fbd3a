// English: settings of QuickBooks: the connection and the accounts to book on.

export const en = {
  // The connection
  title: 'QuickBooks Integration',
  lead: `Clients, vendors, jobs, estimates, and payments sync automatically once they qualify,
    without duplicates.`,
  'look-up-failed': 'The connection couldn’t be checked',
  'state.not-connected': 'Not connected',
  'state.connected': 'Connected',
  'state.reconnect-needed': 'Reconnect needed',
  'held-up': 'Connected, sync paused',
  'demo-company': 'Demo company',
  'a-demo-company': 'A demo company',
  'demo-help': 'A test server on this machine. Nothing leaves it.',
  'away-since': 'since',
  'away-sentence': '. {sentence} Next try',
  'reconnect-needed': 'QuickBooks needs to be reconnected. Nothing is lost or sent twice.',
  'not-set-up': `QuickBooks isn’t set up on this server. Your server administrator needs to enter
    an Intuit client ID and secret first.`,
  'connect-once': `Connect your company once. Before anything is sent, you’ll review it and
    choose a start date for transactions.`,
  'papers-from': '· transactions from {day, date}',
  'last-sync': 'Last sync',
  'never-synced': 'Nothing has been synced yet',
  'holds-until': '· connection valid until',
  'sync-now': 'Sync now',
  'sync-failed': 'Failed to sync',
  'in-step': 'synced',
  waiting: 'waiting',
  'need-you': '{count, plural, one {needs attention} other {need attention}}',
  brought: 'Synced to QuickBooks',
  'awaits-start': 'Nothing has been sent yet',
  'awaits-start-what': 'Review what will be sent to this company, then start the sync.',
  preview: 'Review',
  'to-records': 'View all QuickBooks records',

  // Beside its name in the list
  'beside-reconnect': 'reconnect',
  'beside-start': 'needs review',
  'beside-accounts': 'choose accounts',
  'beside-need-you': '{count, plural, one {# needs attention} other {# need attention}}',

  // Connecting and disconnecting
  connect: 'Connect QuickBooks',
  reconnect: 'Reconnect QuickBooks',
  'connect-again': 'Reconnect',
  'connect-failed': 'Failed to connect to QuickBooks',
  disconnect: 'Disconnect',
  'disconnect-question': 'Disconnect QuickBooks?',
  'disconnect-what': `Nothing more is sent. What’s in QuickBooks stays there. You can reconnect
    the same company later and nothing is sent twice.`,
  disconnected: 'QuickBooks has been disconnected.',
  'disconnect-failed': 'Failed to disconnect QuickBooks',

  // Before somebody connects
  'what-connecting-does': 'What connecting does',
  'before.goes': 'What’s sent',
  'before.nobody-twice': 'No duplicates',
  'before.nothing-overwritten': 'Nothing overwritten',
  'before.no-money': 'No money moves',
  'before-what.goes': `Clients with an accepted estimate or a job, their jobs, and vendors with
    an approved payment. Accepted estimates and completed vendor payments from the start date you
    choose; earlier ones are never sent.`,
  'before-what.nobody-twice': `We match people in your books by name, email, phone, or address. If
    a match isn’t certain, we ask you and send nothing until you answer.`,
  'before-what.nothing-overwritten': `Differences are shown field by field, and you decide.
    Records that exist only in QuickBooks stay unchanged.`,
  'before-what.no-money': `Payments are recorded in QuickBooks after your bank makes them.
    QuickBooks won’t email anyone on our behalf.`,

  // The accounts to book on
  accounts: 'Accounts',
  'accounts-lead':
    'Changes apply to new transactions only. What’s already recorded stays where it is.',
  'accounts-read-failed': 'The accounts couldn’t be loaded',
  'account.income': 'Income account, for estimates',
  'account.expense': 'Expense account, for vendor bills',
  'account.bank': 'Bank account, for payments',
  'accounts-open': 'Choose accounts before the first estimate or payment is sent',
  'accounts-open-why': `Your books have more than one possible account. Transactions that need
    one are sent automatically once you choose.`,
  'account-not-in-use': '{name} (inactive in QuickBooks)',
  'accounts-unused': 'An account you chose is no longer active in QuickBooks',
  'accounts-unused-why': `Transactions for it are waiting and won’t go to another account on
    their own. Choose another account here, or make it active in QuickBooks and sync.`,
  'no-account': 'QuickBooks has no account of this type. Add one there, then reload.',
  'choose-account': 'Choose an account',
  'save-accounts': 'Save accounts',
  'accounts-saved': 'Accounts saved',
  'accounts-failed': 'The accounts couldn’t be saved',
} as const;
