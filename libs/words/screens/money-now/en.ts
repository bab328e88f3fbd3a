// English: what the vendors' money waits for, on the dashboard.

export const en = {
  title: 'Vendor Payments',
  figures: 'Vendor payments at a glance',
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  payments: '{count, plural, one {# payment} other {# payments}}',
  batches: '{count, plural, one {# batch} other {# batches}}',
  answers: '{count, plural, one {# bank response} other {# bank responses}}',
  failed: 'Vendor payments couldn’t be loaded',
  loading: 'Loading…',
  nothing: 'No payments need attention',
  'nothing-means': `Payments to approve, pay, or fix show up here, along with unconfirmed batches
    and bank accounts.`,
  'deed-named': '{deed}: {who} {what}',

  // What is the matter, after how many they are
  'came-back': 'returned by the bank',
  unclear: 'couldn’t be read or matched',
  unconfirmed: 'not confirmed by the bank yet',
  account: 'has an unconfirmed account ending in {endsWith}, entered by {who}',
  approve: 'to approve',
  ready: 'approved and ready to process',
  'all-approved': 'approved',
  held: 'approved but on hold',
  later: 'approved for later',

  // What is done about it
  look: 'View',
  check: 'Check',
  'see-to': 'Fix',
  confirm: 'Confirm',
  review: 'Review',
  pay: 'Pay',

  // The list of what came back
  'came-back-list': 'Returned by the bank',
  'none-came-back': 'No returned payments',
  'none-came-back-means': 'Payments the bank returned that haven’t been sent again show up here.',

  // The list of batches that the bank has not confirmed
  'only-unconfirmed': 'Showing batches the bank hasn’t confirmed yet.',
  'none-unconfirmed': 'The bank has confirmed every batch',
  'all-batches': 'All batches',
} as const;
