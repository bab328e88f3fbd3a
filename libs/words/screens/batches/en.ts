// English: batches: the list of them, how each stands, and stopping one.

export const en = {
  // The list
  title: 'Batches',
  'title-count': 'Batches ({count})',
  lead: 'What went to the bank and what happened to it',
  'vendor-payments': 'Vendor Payments',
  search: 'Search batches',
  'search-placeholder': 'Number, vendor, amount, or trace number',
  loading: 'Loading batches...',
  'load-failed': 'The batches couldn’t be loaded',
  'none-yet': 'No batches yet',
  'none-yet-hint': 'Process approved payments to create a batch.',
  'none-found': 'No batches found',
  'none-found-hint': 'No batch has “{q}” as its number, vendor, amount, or trace number.',
  'clear-search': 'Clear search',

  // A batch in it
  batch: 'Batch',
  opened: 'Created',
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
  'status.written': 'File created',
  'status.submitting': 'Sending',
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
  'goes-now': 'Going to the bank now',
  stop: 'Stop Batch',
  stopped: 'Batch stopped',
  'stopped-means': 'Nothing was sent to the bank. The payments are back under Approved.',
  'stop-failed': 'Failed to stop the batch',
} as const;
