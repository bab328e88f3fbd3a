// English: the page of a payment.

export const en = {
  // The page
  payments: 'Vendor Payments',
  payment: 'Payment',
  'payment-to': 'Payment to {payee}',
  'does-not-exist': 'This payment does not exist.',
  life: 'Life of this payment',

  // Its head
  'for-work': ' for {work}',
  'for-no-job': ', no job',
  'with-invoice': ', invoice {number}',
  'more-actions': 'More actions',
  'pay-with-approved': 'Pay it with the approved ones',
  'edit-payment': 'Edit Payment',
  'approve-payment': 'Approve Payment',

  // What stands in its way
  'sent-back': 'The bank sent it back: {code}',
  'waits-for-another': 'Waits for somebody else',
  'held-back': 'Held back',
  'held-back-for': `{count, plural, one {Held back for # reason} other {Held back for # reasons}}`,
  rejected: 'Rejected',
  'rejected-means': '{reason} Edit it, and it waits for approval again; or void it.',
  'nobody-can': 'Nobody here can approve this payment',
  'add-person': 'Add a person',
  'open-setting': 'Open the setting',
  'nobody-can-means': `{count, plural, one {One more person} other {# more people}} who may approve
    it would be needed: Settings ask for others than whoever created it, or for two people above an
    amount. Add an admin or a bookkeeper, or ask for less.`,
  'one-of-two': 'One of two approvals is given',
  'one-of-two-means': '{who} approved it. Above this amount another person approves it too.',
  'is-void': 'This payment is void',
  'is-void-means': 'It is never paid, and stays in the books.',

  // What it is made of
  'the-payment': 'The payment',
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
  'station.planned': 'Planned',
  'station.approved': 'Approved',
  'station.came-back': 'Came back',
  'station.at-the-bank': 'At the bank',
  'station.paid': 'Paid',
  'waits-to-be-edited': 'Rejected: waits to be edited',
  'first-of-two': '1 of 2: {who}',
  'waits-anew': 'Came back: {code}; waits for approval anew',
  'waits-for-approval': 'Waits for approval',
  'waits-to-be-paid': 'Waits to be paid',
  'code-means': '{code}: {meaning}',
} as const;
