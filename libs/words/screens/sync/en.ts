// English: QuickBooks: its page, with records and how they stand.

export const en = {
  // The page
  description: 'What’s synced, what’s waiting, and what differs.',
  demo: 'Demo',
  'last-sync': '· last sync',
  'papers-from': '· transactions from {day, date}',
  connection: 'Connection',
  loading: 'Loading',
  'look-up-failed': 'The connection couldn’t be checked',
  'by-state': 'Records by status',
  'tab.differs': 'Differences',
  'tab.review': 'Needs Match',
  'tab.failed': 'Failed',
  'tab.waiting': 'Waiting',
  'tab.in-step': 'Synced',
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
  'syncing-what': 'Pending records are being sent, and changes in QuickBooks are being compared.',
  'synced-after': 'It will sync automatically once that’s resolved.',
  'retry-all': 'Retry all',
  'tried-again-count': 'Retried: {retried}',
  'retry-all-failed': 'The records couldn’t be retried',

  // Before it is connected
  'not-connected': 'QuickBooks isn’t connected',
  'connect-in-settings': 'Connect in Settings',
  'not-set-up': `QuickBooks isn’t set up on this server. Your server administrator needs to enter
    an Intuit client ID and secret first.`,
  'connect-once': `Connect your company once. Clients sync once they accept an estimate or have a
    job; vendors sync once a payment is approved. You can also add one by hand. Estimates, bills,
    and payments sync from a start date you choose before anything is sent.`,
  'ask-somebody': 'Your bookkeeper or an admin can connect QuickBooks in Settings.',

  // Before anything goes to a company that is new
  'preview.title': 'Nothing has been sent to {company} yet',
  'preview.lead': 'Here’s what will be sent when you start the sync. Nothing is sent until then.',
  'preview.what': 'Records to send',
  'preview.kind': 'Record type',
  'preview.total': 'To send',
  'preview.new': 'New in QuickBooks',
  'preview.found': 'Already in QuickBooks',
  'preview.unsure': 'Need your answer',
  'preview.older': 'Older, not sent',
  'preview.from': 'Send estimates, bills, and payments starting',
  'preview.from-help': `Earlier ones are usually in your books already, so they’re never sent. You
    can’t change this date after the sync starts. Clients, jobs, and vendors are sent regardless
    of date.`,
  'preview.names': '{what}: {kind}',
  'preview.open': '{count, number} {kind}, {what}: show names',
  'preview.first': 'The first {count, number} of {all, number}',
  'preview.may-be': 'could be {names}',
  'preview.is': 'is {names}',
  'preview.paper': '{number, select, none {no number} other {no. {number}}}, {date, date}',
  'preview.other': 'Wrong company?',
  'preview.start': 'Start Sync: {count, plural, one {# record} other {# records}}',
  'preview.bills': `{count, plural, one {The payment’s bill is sent with it: # more record.} other
    {The payments’ bills are sent with them: # more records.}}`,
  'preview.started': 'Sync to {company} started',
  'preview.not-started': 'Nothing was sent',
  'preview.failed': 'We couldn’t read your books in QuickBooks',
  'preview.loading': 'Checking {company}’s books',
  'preview.not-yet': 'Waiting for review',
  'preview.wait-for-start':
    'Your bookkeeper or an admin needs to review what will be sent and start the sync.',

  // When nothing is left to do
  'nothing-to-bring': 'Nothing to sync yet',
  'nothing-to-bring-help': `Clients sync once they accept an estimate or have a job; vendors sync
    once a payment is approved. You can also add one from its page.`,
  'all-in-step': 'Everything is in sync',
  'all-same': '{count, number} records match in Purlin and QuickBooks.',
  'show-there': 'View synced records',
  'last-compared': 'Last compared',
  'every-night': ', and again every night.',

  // What stands above the records
  reconnect: 'QuickBooks needs to be reconnected',
  'reconnect-needed': `Nothing is sent until someone reconnects. {count, plural, =0 {} one {#
    record is waiting. } other {# records are waiting. }}Changes you make in the meantime are
    kept and sent once it’s reconnected. Nothing is lost or sent twice.`,
  'connect-again': 'Reconnect',
  'ends-on': 'The QuickBooks connection expires {day}',
  'ends-why': `QuickBooks ends every connection after five years. Reconnect before then. Nothing
    is sent twice.`,
  'away-since': 'Since',
  'away-tried-again': '; next try',
  'away-nothing-lost': '. Changes you make here are kept and sent later.',
  'accounts-open': 'Choose your accounts',
  'accounts-unused': 'No longer active in QuickBooks: {names}.',
  'choose-accounts': 'Choose accounts',
  'accounts-open-why': `Your books have more than one possible account, or the one you chose is
    no longer active. Estimates and payments are sent automatically once you choose{count,
    plural, =0 {.} one {: # record is waiting.} other {: # records are waiting.}}`,
  progress: 'Progress',
  'done-of': '{done, number} of {all, number}',
  'records-there': 'records are in QuickBooks.',
  'brought-along': `{count, plural, one {# of the rest is a bill that goes with a payment.} other
    {# of the rest are bills that go with payments.}}`,
  remaining: `{minutes, plural, one {About a minute} other {About # minutes}} left at the speed
    QuickBooks allows. You can leave this page; the sync continues.`,
  held: `{count, plural, one {# record is waiting for another record that needs your attention.}
    other {# records are waiting for other records that need your attention.}}`,
  brought: 'Synced to QuickBooks',

  // While QuickBooks cannot be reached
  'away.no-answer': 'QuickBooks isn’t responding',
  'away.subscription': 'Your QuickBooks subscription has ended',
  'away.our-keys': 'QuickBooks doesn’t accept this server’s keys',
  'away.reads-spent': 'This month’s QuickBooks read limit is used up',
  'away.not-let-in': 'QuickBooks isn’t letting us in',
  'away.too-many-calls': 'QuickBooks asked us to slow down',
  'away-what.no-answer': 'Nothing is sent until it does.',
  'away-what.subscription': 'Renew it in QuickBooks. Nothing is sent until then.',
  'away-what.our-keys':
    'Your server administrator needs to re-enter the Intuit client ID and secret.',
  'away-what.reads-spent': `Intuit limits how much a server can read each month. Syncing resumes
    when the new month begins, or when your server administrator raises the limit with Intuit.`,

  'away-what.not-let-in': `The connection stays, and we keep trying. If it lasts, check in
    QuickBooks that the person who connected it still has access, or reconnect.`,
  'away-what.too-many-calls': 'Nothing is wrong. The sync will continue automatically.',

  // How each kind of record stands
  kinds: 'Record types',
  'none-yet': 'none yet',
  'in-step-there': 'synced',
  'board.differs': '{count, number} different',
  'board.review': '{count, number} to match',
  'board.failed': '{count, number} failed',
  'board.waiting': '{count, number} waiting',
  'with-payments': '{count, number} go with payments',
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
