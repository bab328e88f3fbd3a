// English: batches: the list of them, how each stands, and stopping one.

export const en = {
  // The list
  title: 'Batches',
  'title-count': 'Batches ({count})',
  lead: 'What went to the bank, and what became of it',
  'vendor-payments': 'Vendor Payments',
  search: 'Search batches',
  'search-placeholder': 'Number, vendor, amount or trace',
  loading: 'Loading batches...',
  'load-failed': 'The batches could not be loaded',
  'none-yet': 'No batches yet',
  'none-yet-hint': 'A batch is made when approved payments are processed.',
  'none-found': 'No batches found',
  'none-found-hint': `No batch has “{q}” as its number, or pays that vendor, amount or trace.`,
  'clear-search': 'Clear search',

  // A batch in it
  batch: 'Batch',
  opened: 'Opened',
  status: 'Status',
  arrives: 'Arrives',
  payments: 'Payments',
  total: 'Total',
  'test-transfers': 'Test transfers',
  'no-money': 'no money',

  // What is in it, and how it stands
  'contents.payments': '{count, plural, one {# payment} other {# payments}}',
  'contents.prenotes': '{count, plural, one {# test transfer} other {# test transfers}}',
  'contents-on': '{contents}, {day}',
  'status.open': 'Open',
  'status.stopped': 'Stopped',
  'status.written': 'File written',
  'status.submitting': 'Being sent',
  'status.submitted': 'Submitted',
  'status.accepted': 'Accepted',
  'status.rejected': 'Rejected',
  'status.finished': 'Settled',
  returned: '{count, plural, one {# returned} other {# returned}}',

  // Beside the approved payments
  'at-the-bank': 'At the bank',
  'all-batches': 'All batches',

  // As long as it can be stopped
  'goes-in': 'Goes to the bank in {left}',
  'goes-now': 'Goes to the bank now',
  stop: 'Stop',
  stopped: 'Stopped',
  'stopped-means': 'Nothing was sent to the bank; the payments are under Approved again.',
  'stop-failed': 'Failed to stop the batch',
} as const;
