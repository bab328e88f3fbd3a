// English: what is done with a payment: approving, rejecting, voiding.

export const en = {
  // What can be done
  'act.edit': 'Edit',
  'act.approve': 'Approve Payment',
  'act.take-back': 'Take back approval',
  'act.reject': 'Reject',
  'act.void': 'Void',

  // Rejecting, voiding
  'reject-title': 'Reject payment',
  'reject-lead':
    'It goes back to Pending, with your reason beside it, and approvals no longer count.',
  'amount-wrong': 'Amount is wrong',
  'not-finished': 'Work not finished',
  'invoice-missing': 'Invoice missing',
  'wrong-vendor': 'Wrong vendor',
  rejecting: 'Rejecting...',
  rejected: 'Payment rejected',
  'reject-failed': 'Failed to reject payment',
  'void-title': 'Void payment',
  'void-lead': 'It is never paid, and stays in the books with your reason. This cannot be undone.',
  'paid-otherwise': 'Paid another way',
  'entered-twice': 'Entered twice',
  waived: 'Vendor waived it',
  voiding: 'Voiding...',
  voided: 'Payment voided',
  'void-failed': 'Failed to void payment',

  // Why somebody else approves it
  'nobody-can': 'Nobody here can approve it',
  'second-person': 'Waits for a second person',
  'you-noted': 'You noted that it was not paid: somebody else approves',
  'you-created': 'You created it: somebody else approves',
  'you-changed': 'You changed it: somebody else approves',

  // Approving one
  'approve-title': 'Approve Vendor Payment',
  'looked-again': 'I Have Looked Again',
  'was-rejected': 'It was rejected',
  'confirm-one': 'Confirm approval for this vendor payment',
  and: 'and',
  'to-account': 'To account',
  'no-account': 'None yet: it is held back until there is one',
  'first-approval': 'First approval',
  approved: 'Payment Approved',
  undo: 'Undo',
  'another-approves': 'Another person approves it too before it can be paid.',
  'approve-failed': 'Failed to approve payment. Please try again.',

  // Approving several
  'confirm-several': 'Confirm approval for {count} vendor payments,',
  'in-all': 'in all',
  'approve-several': 'Approve {count, plural, one {# Payment} other {# Payments}}',
  close: 'Close',
  'done-approved': '{count, plural, one {# approved} other {# approved}}',
  'done-pending': '{count, plural, one {# pending again} other {# pending again}}',
  'some-changed': 'Some of them changed after you opened this',
  'not-waiting': '{payee}. It does not wait for approval any more.',
  'invoices-here': `{count, plural, one {The invoice of one of them is here already} other {The
    invoices of # of them are here already}}`,
  'same-bill-below': 'Please make sure that it is not the same bill; it is marked below.',
  'with-invoice': '{payee}, invoice {number}',

  // What the approval led to
  'count-ready': '{count, plural, one {# ready to pay.} other {# ready to pay.}}',
  'count-later': '{count} for later.',
  'count-held': '{count, plural, one {# waits: {why}.} other {# wait: {why}.}}',
  'count-second': `{count, plural, one {# needs a second approval.} other {# need a second
    approval.}}`,

  // What is different since it was looked at
  'part.vendor': 'Vendor',
  'part.job': 'Job',
  'part.labor': 'Labor',
  'part.materials': 'Materials',
  'part.labor-and-materials': 'Labor and materials',
  'part.total': 'Total',
  'part.date': 'Date',
  'part.invoice': 'Invoice',
  'part.notes': 'Notes',
  'part.status': 'Status',
  none: 'none',
  'is-now': '{what}: {before} is now {after}.',
  'changed-by': '{who} changed this payment after you opened it',
  'changed-by-somebody': 'Somebody changed this payment after you opened it',
  'look-again': 'Look at it again before you answer.',
} as const;
