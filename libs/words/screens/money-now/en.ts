// English: what the vendors' money waits for, on the dashboard.

export const en = {
  title: 'Vendor Payments',
  figures: 'Vendor payments at a glance',
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  payments: '{count, plural, one {# payment} other {# payments}}',
  batches: '{count, plural, one {# batch} other {# batches}}',
  answers: '{count, plural, one {# answer of the bank} other {# answers of the bank}}',
  failed: 'What the payments wait for could not be loaded',
  loading: 'Loading…',
  nothing: 'No payment waits for anybody',
  'nothing-means': `Payments to approve, to pay or to look after stand here, with batches and
    accounts that somebody has to confirm.`,
  'deed-named': '{deed}: {who} {what}',

  // What is the matter, after how many they are
  'came-back': 'came back from the bank and must be looked after',
  unclear: 'could not be read or placed',
  unconfirmed: 'not confirmed by the bank yet',
  account: 'has an account ending in {endsWith} that nobody has confirmed, entered by {who}',
  approve: 'to approve',
  ready: 'approved and ready for a batch',
  'all-approved': 'approved',
  held: 'approved and held back',
  later: 'approved, for a later day',

  // What is done about it
  look: 'Look',
  check: 'Check',
  'see-to': 'See to it',
  confirm: 'Confirm',
  review: 'Review',
  pay: 'Pay',

  // The list of what came back
  'came-back-list': 'Came back from the bank',
  'none-came-back': 'Nothing came back',
  'none-came-back-means': 'What the bank sends back and was not sent again stands here.',

  // The list of batches that the bank has not confirmed
  'only-unconfirmed': 'Only batches that the bank has not confirmed yet.',
  'none-unconfirmed': 'The bank has confirmed every batch',
  'all-batches': 'All batches',
} as const;
