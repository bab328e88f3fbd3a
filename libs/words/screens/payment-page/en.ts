// English: the page of a payment.

export const en = {
  // The page
  payments: 'Vendor Payments',
  payment: 'Payment',
  'payment-to': 'Payment to {payee}',
  'does-not-exist': 'This payment doesn’t exist.',
  life: 'Payment progress',

  // Its head
  'for-work': ' for {work}',
  'for-no-job': ', no job',
  'with-invoice': ', invoice {number}',
  'more-actions': 'More actions',
  'pay-with-approved': 'Pay with approved payments',
  'edit-payment': 'Edit Payment',
  'approve-payment': 'Approve Payment',

  // What stands in its way
  'sent-back': 'Returned by the bank: {code}',
  'waits-for-another': 'Waiting for someone else',
  'held-back': 'On hold',
  'held-back-for': '{count, plural, one {On hold for # reason} other {On hold for # reasons}}',
  rejected: 'Rejected',
  'rejected-means': '{reason} Edit it to send it for approval again, or void it.',
  'nobody-can': 'No one here can approve this payment',
  'add-person': 'Add a person',
  'open-setting': 'Open setting',
  'nobody-can-means': `{count, plural, one {One more person who can approve it is needed.} other
    {# more people who can approve it are needed.}} Your settings require someone other than its
    creator, or two people above a certain amount. Add an admin or bookkeeper, or change the
    setting.`,
  'one-of-two': 'One of two approvals received',
  'one-of-two-means': '{who} approved it. Payments over this amount need a second person.',
  'is-void': 'This payment is void',
  'is-void-means': 'It will never be paid. It stays on record.',

  // What it is made of
  'the-payment': 'Details',
  labor: 'Labor',
  materials: 'Materials',
  total: 'Total',
  vendor: 'Vendor',
  job: 'Job',
  'no-job': 'No job',
  scheduled: 'Scheduled',
  invoice: 'Invoice',
  'no-invoice': 'None',
  account: 'Account',
  'no-account': 'None yet',
  batch: 'Batch',
  notes: 'Notes',

  // Its stations
  'station.planned': 'Created',
  'station.approved': 'Approved',
  'station.came-back': 'Returned',
  'station.at-the-bank': 'At the bank',
  'station.paid': 'Paid',
  'waits-to-be-edited': 'Rejected: needs edits',
  'first-of-two': '1 of 2: {who}',
  'waits-anew': 'Returned: {code}; needs approval again',
  'waits-for-approval': 'Waiting for approval',
  'waits-to-be-paid': 'Waiting to be paid',
  'code-means': '{code}: {meaning}',
} as const;
