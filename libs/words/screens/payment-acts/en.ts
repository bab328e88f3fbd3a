// English: what is done with a payment: approving, rejecting, voiding.

export const en = {
  // What can be done
  'act.edit': 'Edit',
  'act.approve': 'Approve Payment',
  'act.take-back': 'Undo Approval',
  'act.reject': 'Reject',
  'act.void': 'Void',

  // Rejecting, voiding
  'reject-title': 'Reject payment',
  'reject-lead':
    'The payment goes back to Pending with your reason, and existing approvals no longer count.',
  'amount-wrong': 'Amount is wrong',
  'not-finished': 'Work not finished',
  'invoice-missing': 'Invoice missing',
  'wrong-vendor': 'Wrong vendor',
  rejecting: 'Rejecting...',
  rejected: 'Payment rejected',
  'reject-failed': 'Failed to reject payment',
  'void-title': 'Void payment',
  'void-lead':
    'The payment will never be paid. It stays on record with your reason. This can’t be undone.',
  'paid-otherwise': 'Paid another way',
  'entered-twice': 'Entered twice',
  waived: 'Waived by vendor',
  voiding: 'Voiding...',
  voided: 'Payment voided',
  'void-failed': 'Failed to void payment',

  // Why somebody else approves it
  'nobody-can': 'No one here can approve it',
  'second-person': 'Waiting for a second approval',
  'you-noted': 'You recorded that it wasn’t paid, so someone else must approve it',
  'you-created': 'You created it, so someone else must approve it',
  'you-changed': 'You changed it, so someone else must approve it',

  // Approving one
  'approve-title': 'Approve Vendor Payment',
  'looked-again': 'I’ve Reviewed the Changes',
  'was-rejected': 'Rejected before',
  'confirm-one': 'Confirm approval for this vendor payment',
  and: 'and',
  'to-account': 'To account',
  'no-account': 'None yet. The payment stays on hold until there is one',
  'first-approval': 'First approval',
  approved: 'Payment Approved',
  undo: 'Undo',
  'another-approves': 'A second person must approve it before it can be paid.',
  'approve-failed': 'Failed to approve payment. Please try again.',

  // Approving several
  'confirm-several': 'Confirm approval for {count} vendor payments,',
  'in-all': 'in total',
  'approve-several': 'Approve {count, plural, one {# Payment} other {# Payments}}',
  close: 'Close',
  'done-approved': '{count, plural, one {# approved} other {# approved}}',
  'done-pending': '{count, plural, one {# back to pending} other {# back to pending}}',
  'some-changed': 'Some payments changed after you opened this',
  'not-waiting': '{payee}: no longer waiting for approval.',
  'invoices-here': `{count, plural, one {One of these invoices has already been entered} other {#
    of these invoices have already been entered}}`,
  'same-bill-below':
    'Please make sure you aren’t paying the same bill twice. Duplicates are marked below.',
  'with-invoice': '{payee}, invoice {number}',

  // What the approval led to
  'count-ready': '{count, plural, one {# ready to pay.} other {# ready to pay.}}',
  'count-later': '{count} for later.',
  'count-held': '{count, plural, one {# on hold: {why}.} other {# on hold: {why}.}}',
  'count-second': `{count, plural, one {# needs a second approval.} other {# need a second
    approval.}}`,
  'approved-alone': `You’re the only person who can approve payments, so {count, plural, one {this
    one is} other {# of these are}} approved by you alone. Add a second person in Settings.`,

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
  'changed-by-somebody': 'Someone changed this payment after you opened it',
  'look-again': 'Review it again before you decide.',
} as const;
