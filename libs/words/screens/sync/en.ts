// English: QuickBooks: its page, with records and how they stand.

export const en = {
  // The page
  description: 'What is in your books, what waits, and what differs.',
  demo: 'Demo',
  'last-sync': '· last sync',
  'papers-from': '· papers from {day, date} on',
  connection: 'Connection',
  loading: 'Loading',
  'look-up-failed': 'The connection could not be looked up',
  'by-state': 'Records by state',
  'tab.differs': 'Differences',
  'tab.review': 'To match',
  'tab.failed': 'Failed',
  'tab.waiting': 'Waiting',
  'tab.in-step': 'In step',
  'tab.excluded': 'Excluded',
  'tab.all': 'All',
  'search-label': 'Search records by name or number',
  'search-all': 'Search records...',
  'search.customer': 'Search clients...',
  'search.job': 'Search jobs...',
  'search.estimate': 'Search estimates...',
  'search.vendor': 'Search vendors...',
  'search.bill': 'Search bills...',
  'search.bill-payment': 'Search payments...',

  // Sync, and trying again
  'sync-now': 'Sync and compare now',
  'sync-failed': 'Failed to sync',
  syncing: 'Syncing with QuickBooks',
  'syncing-what': 'What is behind goes there, and what changed there is compared.',
  'synced-after': 'It is synced by itself as soon as that is over.',
  'retry-all': 'Retry all',
  'tried-again-count': 'Tried again: {retried}',
  'retry-all-failed': 'They were not tried again',

  // Before it is connected
  'not-connected': 'QuickBooks is not connected',
  'connect-in-settings': 'Connect in the settings',
  'not-set-up': `It is not set up on this server: whoever runs it enters a client id and secret
    of Intuit first.`,
  'connect-once': `Connect your company once. Clients with an accepted estimate or a job, their
    jobs, and vendors with an approved payment go to your books, each once, and so do estimates,
    bills and payments from the day that you choose before anything goes.`,
  'ask-somebody': 'An admin connects the company in the settings.',

  // Before anything goes to a company that is new
  'preview.title': 'Nothing has gone to {company} yet',
  'preview.lead': 'This is what goes there once you start the sync. Until then nothing is sent.',
  'preview.what': 'What goes there',
  'preview.kind': 'What',
  'preview.total': 'Goes there',
  'preview.new': 'New there',
  'preview.found': 'Found there',
  'preview.unsure': 'You are asked',
  'preview.older': 'Older, stays here',
  'preview.from': 'Estimates, bills and payments from',
  'preview.from-help': `Earlier ones are in your books already, as a rule: they stay here for good,
    and after the start the day cannot be changed. Clients, jobs and vendors go whatever the day.`,
  'preview.names': '{what}: {kind}',
  'preview.open': '{count, number} {kind}, {what}: show the names',
  'preview.first': 'The first {count, number} of {all, number}',
  'preview.may-be': 'may be {names}',
  'preview.is': 'is {names}',
  'preview.paper':
    '{number, select, none {without a number} other {number {number}}} of {date, date}',
  'preview.other': 'Another company?',
  'preview.start': 'Start sync: {count, plural, one {# record} other {# records}}',
  'preview.bills': `{count, plural, one {The payment brings its bill along: one record more.} other
    {The payments bring their bills along: # records more.}}`,
  'preview.started': 'The sync with {company} has started',
  'preview.not-started': 'The sync was not started',
  'preview.failed': 'The books could not be looked at',
  'preview.loading': 'Looking at the books of {company}',
  'preview.not-yet': 'The sync has not been started',
  'preview.wait-for-start':
    'Somebody who looks after the books looks at what would go, and starts the sync.',

  // When nothing is left to do
  'nothing-to-bring': 'Nothing to bring yet',
  'nothing-to-bring-help': `The first accepted estimate, job or approved payment to a vendor brings
    somebody to your books by itself.`,
  'all-in-step': 'Everything is in step',
  'all-same': '{count, number} records are the same here and in QuickBooks.',
  'show-there': 'Show what is there',
  'last-compared': 'Last compared',
  'every-night': ', and again every night.',

  // What stands above the records
  reconnect: 'QuickBooks does not let us in any more',
  'reconnect-needed': `Nothing goes there until somebody connects again. {count, plural, =0 {}
    one {# record waits. } other {# records wait. }}What changes here meanwhile is kept, and
    goes there once it is connected: nothing is lost or sent twice.`,
  'connect-again': 'Connect again',
  'ends-on': 'The connection ends on {day}',
  'ends-why': `QuickBooks ends each connection after five years. Connect again before that day:
    it starts anew, and nothing is sent twice.`,
  'away-since': 'Since',
  'away-tried-again': '; it is tried again',
  'away-nothing-lost': '. What changes here waits and is not lost.',
  'accounts-open': 'Accounts have to be chosen',
  'accounts-unused': 'Not in use in QuickBooks any more: {names}.',
  'choose-accounts': 'Choose accounts',
  'accounts-open-why': `Your books have more than one account that could be meant, or the one that
    was chosen is not in use there any more. Estimates and payments go there by themselves as soon
    as they are chosen{count, plural, =0 {.} one {: # record waits.} other {: # records wait.}}`,
  progress: 'Progress',
  'done-of': '{done, number} of {all, number}',
  'records-there': 'records are in QuickBooks.',
  'brought-along': `{count, plural, one {# of the rest is a bill that payments bring.} other {#
    of the rest are bills that payments bring.}}`,
  remaining: `{minutes, plural, one {About a minute} other {About # minutes}} at the pace that
    QuickBooks allows. You can leave this page: it goes on by itself.`,
  brought: 'Brought to QuickBooks',

  // While QuickBooks cannot be reached
  'away.no-answer': 'QuickBooks does not answer',
  'away.subscription': 'The QuickBooks subscription has ended',
  'away.our-keys': 'QuickBooks does not take this server’s keys',
  'away.reads-spent': 'QuickBooks’ reads of this month are used up',
  'away-what.no-answer': 'Nothing goes there until it does.',
  'away-what.subscription': 'Renew it there: nothing goes there until then.',
  'away-what.our-keys':
    'Whoever runs the server has to enter the client id and secret of Intuit again.',
  'away-what.reads-spent': `QuickBooks lets a server read so much in a month and no more.
    Until the next month begins, or whoever runs the server raises the limit at Intuit, nothing
    goes there.`,

  // How each kind of record stands
  kinds: 'Kinds of records',
  'none-yet': 'none yet',
  'in-step-there': 'in step',
  'board.differs': '{count, number} different',
  'board.review': '{count, number} to match',
  'board.failed': '{count, number} failed',
  'board.waiting': '{count, number} waiting',
  'with-payments': '{count, number} come with payments',
  'kind.customer': 'Client',
  'kind.job': 'Job',
  'kind.estimate': 'Estimate',
  'kind.vendor': 'Vendor',
  'kind.bill': 'Bill',
  'kind.bill-payment': 'Payment',
  'all-of-kind.customer': 'Clients',
  'all-of-kind.job': 'Jobs',
  'all-of-kind.estimate': 'Estimates',
  'all-of-kind.vendor': 'Vendors',
  'all-of-kind.bill': 'Bills',
  'all-of-kind.bill-payment': 'Payments',
} as const;
