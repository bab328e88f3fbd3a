// English: a payment that is planned or changed, and its invoice that is here already.

export const en = {
  // The dialog
  'create-payment': 'Create Payment',
  'edit-payment': 'Edit Payment',
  'create-lead': 'The payment waits under Pending until it is approved.',
  'edit-lead': 'Whoever has approved it already is asked again.',
  created: 'Payment created',
  'create-failed': 'Failed to create payment',
  open: 'Open',
  saved: 'Payment saved',
  'save-failed': 'Failed to save payment',
  'save-changes': 'Save Changes',
  'create-all-the-same': 'Create All the Same',
  saving: 'Saving...',

  // Fields
  vendor: 'Vendor',
  'vendor-placeholder': 'Search by name or e-mail',
  'no-such-vendor': 'No active vendor is called so',
  'no-vendors': 'No vendors yet',
  job: 'Job',
  'job-placeholder': 'No job: search by title or client',
  'no-job': 'No job',
  'no-jobs-found': 'No jobs found',
  'no-jobs': 'No jobs yet',
  searching: 'Searching...',
  labor: 'Labor',
  materials: 'Materials',
  total: 'Total',
  amount: 'Amount',
  'scheduled-date': 'Scheduled Date',
  'invoice-number': 'Invoice Number',
  'invoice-help': 'The vendor’s own number of the bill. It goes with the money.',
  notes: 'Notes',
  negative: 'An amount cannot be negative',
  'at-most': 'At most {most, money}',
  'over-limit': 'More than the {limit} that one payment may be: it will be held back.',

  // What its day means
  'day-past': 'This day is past: it is paid with the next file.',
  'too-soon': 'The bank reaches nobody that soon. It arrives {day} at the earliest.',
  'banks-closed': 'Banks are closed that day. It arrives {day}.',
  earliest: 'The earliest day on which it can arrive.',

  // The same invoice
  'same-paid': '{amount}, paid {day}.',
  'same-scheduled': '{amount}, {status}, scheduled {day}.',
  'here-already': 'Invoice {number} is here already',
  'here-already-as': 'Invoice {number} is here already: {payments}',
  payment: 'Payment {id}',
  'same-told': ': {text}',
  'not-the-same': 'Please make sure that it is not the same bill.',

  // What speaks against it
  'insurance-ended': 'The vendor’s insurance ended on {day, date}',
  'paid-all-the-same': 'It is paid all the same, unless the settings of payments say otherwise.',
  'over-budget': '{over, money} over the job’s budget',
  'over-budget-of':
    'With this, vendors of {title} come to more than its budget of {budget, money}.',
} as const;
