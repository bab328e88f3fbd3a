// English: payments: the lists of what is planned, approved and paid.

export const en = {
  // The page
  title: 'Vendor Payments',
  lead: 'Manage ACH payments to vendors',
  'create-payment': 'Create Payment',
  batches: 'Batches',
  'by-status': 'Payments by status',
  'tab.pending': 'Pending',
  'tab.approved': 'Approved',
  'tab.paid': 'Paid',
  'caption.pending': 'Pending payments',
  'caption.approved': 'Approved payments',
  'caption.paid': 'Paid payments',
  'wait-for-approval': '{count, plural, one {# waits for approval} other {# wait for approval}}',
  search: 'Search payments',
  'search-placeholder': 'Vendor or invoice number',

  // A list
  'select-all': 'Select all {count}',
  'select-one': 'Select {payee}, {amount}',
  clear: 'Clear',
  'vendor-and-job': 'Vendor and job',
  status: 'Status',
  scheduled: 'Scheduled',
  'labor-and-materials': 'Labor and materials',
  labor: 'Labor',
  materials: 'Materials',
  total: 'Total',
  loading: 'Loading payments...',
  'load-failed': 'The payments could not be loaded',
  'none-found': 'No payments found',
  'clear-search': 'Clear search',
  'no-such-payment': `None here is to a vendor called “{q}”, or names that invoice.`,
  'show-more': 'Show more',

  // A payment in a list
  'no-job': 'No job',
  note: 'Note:',
  invoice: 'Invoice {number}',
  'one-of-two': '1 of 2: {who}',
  'scheduled-on': 'Scheduled {day}',
  rejected: 'Rejected: {reason}',
  'personal-account': 'personal ••{endsWith}',
  'more-for': 'More for payment {id}',
  'open-payment': 'Open payment',

  // What others did meanwhile
  fresh: '{count, plural, one {# new} other {# new}}',
  'changed-by-others': '{count, plural, one {# changed by others} other {# changed by others}}',
  show: 'Show',
  'not-here': 'It is not in this list any more.',

  // What the bank did not take
  'not-taken': 'The bank did not take file {file}',
  'not-taken-because': 'The bank did not take file {file}: {reason}',
  'open-batch': 'Open {batch}',
  'nothing-paid': 'Nothing of it was paid',

  // Pending
  'none-pending': 'No pending payments',
  'none-pending-hint': 'Plan what a vendor is owed, then approve it here.',
  waiting: 'Waiting for approval',
  'approve-count': 'Approve {count}',
  edit: 'Edit',
  'approve-payment': 'Approve Payment',

  // Approved
  'none-approved': 'No approved payments',
  'none-approved-hint': 'Payments appear here as soon as somebody has approved them.',
  ready: 'Ready to pay',
  'due-by': 'Due by {day} ({count})',
  'held-back': 'Held back ({count})',
  'held-back-means': 'Approved, but not payable until the reasons are gone',
  later: 'Later',
  'later-count': 'Later ({count})',
  'first-on': 'first on {day}',

  // Paid
  'none-paid': 'No completed payments',
  'none-paid-hint': 'Payments appear here once the bank has settled them.',
  settled: 'settled',
  payments: '{count, plural, one {# payment} other {# payments}}',
  export: 'Export',

  // Keys
  'key.next': 'Next payment',
  'key.before': 'Payment before',
  'key.open': 'Open the payment',
  'key.select': 'Select the payment',
  'key.select-range': 'Select up to here',
  'key.clear': 'Clear the selection',
  'key.approve': 'Approve the payment',
  'key.process': 'To Process ACH Payments',

  // What is void, late, or found elsewhere
  'tab.void': 'Void',
  'caption.void': 'Void payments',
  'none-void': 'No void payments',
  'none-void-hint': 'A payment that is voided is kept here, with its reason.',
  'also-found': 'Also found:',
  'found-in': '{count} in {tab}',
  'late-pay': 'Pay',
} as const;
