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
  'wait-for-approval':
    '{count, plural, one {# waiting for approval} other {# waiting for approval}}',
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
  'load-failed': 'The payments couldn’t be loaded',
  'none-found': 'No payments found',
  'clear-search': 'Clear search',
  'no-such-payment': 'No payments here match “{q}” by vendor or invoice number.',
  'show-more': 'Show more',

  // A payment in a list
  'no-job': 'No job',
  note: 'Note:',
  invoice: 'Invoice {number}',
  'one-of-two': '1 of 2: {who}',
  'scheduled-on': 'Scheduled {day}',
  rejected: 'Rejected: {reason}',
  'personal-account': 'personal ••{endsWith}',
  'more-for': 'More actions for payment {id}',
  'open-payment': 'Open payment',

  // What others did meanwhile
  fresh: '{count, plural, one {# new} other {# new}}',
  'changed-by-others': '{count, plural, one {# changed by others} other {# changed by others}}',
  show: 'Show',
  'not-here': 'It’s no longer in this list.',

  // What the bank did not take
  'not-taken': 'The bank rejected file {file}',
  'not-taken-because': 'The bank rejected file {file}: {reason}',
  'open-batch': 'Open {batch}',
  'nothing-paid': 'None of its payments were made',

  // Pending
  'none-pending': 'No pending payments',
  'none-pending-hint': 'Create a payment for what you owe a vendor, then approve it here.',
  waiting: 'Waiting for approval',
  'approve-count': 'Approve {count}',
  edit: 'Edit',
  'approve-payment': 'Approve Payment',

  // Approved
  'none-approved': 'No approved payments',
  'none-approved-hint': 'Payments show up here once they’re approved.',
  ready: 'Ready to pay',
  'due-by': 'Due by {day} ({count})',
  'held-back': 'On hold ({count})',
  'held-back-means': 'Approved, but can’t be paid until these issues are resolved',
  later: 'Later',
  'later-count': 'Later ({count})',
  'first-on': 'first one {day}',

  // Paid
  'none-paid': 'No completed payments',
  'none-paid-hint': 'Payments show up here once the bank has settled them.',
  settled: 'settled',
  payments: '{count, plural, one {# payment} other {# payments}}',
  export: 'Export',

  // Keys
  'key.next': 'Next payment',
  'key.before': 'Previous payment',
  'key.open': 'Open payment',
  'key.select': 'Select payment',
  'key.select-range': 'Select up to here',
  'key.clear': 'Clear selection',
  'key.approve': 'Approve payment',
  'key.process': 'Process ACH Payments',

  // What is void, late, or found elsewhere
  'tab.void': 'Void',
  'caption.void': 'Void payments',
  'none-void': 'No void payments',
  'none-void-hint': 'Voided payments are kept here with the reason.',
  'also-found': 'Also found:',
  'found-in': '{count} in {tab}',
  'late-pay': 'Pay',
} as const;
