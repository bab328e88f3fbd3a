// English: a payment that is planned or changed, and its invoice that is here already.

export const en = {
  // The dialog
  'create-payment': 'Create Payment',
  'edit-payment': 'Edit Payment',
  'create-lead': 'The payment stays under Pending until it’s approved.',
  'edit-lead': 'Anyone who already approved it will have to approve it again.',
  created: 'Payment created',
  'create-failed': 'Failed to create payment',
  open: 'Open',
  saved: 'Payment saved',
  'save-failed': 'Failed to save payment',
  'save-changes': 'Save Changes',
  'create-all-the-same': 'Create Anyway',
  saving: 'Saving...',

  // Fields
  vendor: 'Vendor',
  'vendor-placeholder': 'Search by name or email',
  'no-such-vendor': 'No active vendor by that name',
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
  'invoice-help': 'The number on the vendor’s bill. It’s sent with the payment.',
  notes: 'Notes',
  negative: 'Amounts can’t be negative',
  'at-most': 'The most you can enter is {most, money}',
  'over-limit': 'Over the {limit} limit per payment, so it will be put on hold.',

  // What its day means
  'day-past': 'This date has passed. It will be paid with the next file.',
  'too-soon': 'The bank can’t deliver it that soon. The earliest is {day}.',
  'banks-closed': 'Banks are closed that day. It will arrive {day}.',
  earliest: 'The earliest day it can arrive.',

  // The same invoice
  'same-paid': '{amount}, paid {day}.',
  'same-scheduled': '{amount}, {status}, scheduled {day}.',
  'here-already': 'Invoice {number} has already been entered',
  'here-already-as': 'Invoice {number} has already been entered: {payments}',
  payment: 'Payment {id}',
  'same-told': ': {text}',
  'not-the-same': 'Please make sure this isn’t the same bill.',

  // What speaks against it
  'insurance-ended': 'The vendor’s insurance expired {day, date}',
  'paid-all-the-same': 'The payment will still go out unless your payment settings say otherwise.',
  'over-budget': '{over, money} over the job budget',
  'over-budget-of':
    'With this payment, vendor costs for {title} go over its budget of {budget, money}.',
} as const;
