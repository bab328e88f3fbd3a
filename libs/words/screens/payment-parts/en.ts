// English: what payments and batches have in common: holds, days, who confirms.

export const en = {
  // A batch's name
  batch: 'Batch {number}',

  // Why a payment is held back, in a word or three
  'brief.bank-not-set-up': 'Our bank isn’t set up',
  'brief.bank-data-wrong': 'Our bank details are incorrect',
  'brief.vendor-inactive': 'Vendor inactive',
  'brief.vendor-archived': 'Vendor archived',
  'brief.insurance-lapsed': 'Insurance expired',
  'brief.payee-unprintable': 'Name has unsupported characters',
  'brief.turned-back': 'Account rejected by the bank',
  'brief.no-bank-account': 'No account',
  'brief.bank-account-unconfirmed': 'Account unconfirmed',
  'brief.being-tried': 'Account being tested',
  'brief.correction-open': 'Account correction pending',
  'brief.payment-over-limit': 'Over limit',
  'brief.payment-too-early': 'Not due yet',
  'brief.noted-by-hand': 'Recorded manually',
  'brief.perhaps-paid-already': 'Possibly already paid',
  'brief.bank-answer-open': 'Bank’s response needs review',
  'brief.second-approval-missing': 'Needs second approval',
  'brief.approved-by-planner': 'Approved by its creator',
  'as-above': '{reasons} (see above)',
  'back-since': 'Returned',

  // What ends it
  'end.enter-account': 'Enter account',
  'end.look-at-account': 'View account',
  'end.look-at-correction': 'View correction',
  'end.change-account': 'Change account',
  'end.look-at-test': 'View test',
  'end.open-vendor': 'Open vendor',
  'end.update-document': 'Update document',
  'end.enter-bank-data': 'Enter bank details',
  'end.correct-bank-data': 'Fix bank details',
  'end.look-at-limit': 'View limit',
  'confirm-account': 'Confirm account',
  'take-back': 'Undo approval',
  'taken-back': 'Approval undone',
  'take-back-failed': 'Failed to undo the approval',

  // How another account comes in the place of one that was turned back
  'call-first': 'Call, don’t email',
  'call-number': ', using the number on file, not one from an email.',
  'call-on-file': 'Use the number on file, not one from an email.',
  'enter-the-account': 'Enter the new account',
  'used-so-far': 'Used until now: ••{endsWith}.',
  'another-confirms': 'Another admin confirms it',
  'then-selectable': 'Then you can select the payment again.',

  // Who confirms an account, and from when
  'you-confirm-later': 'You can confirm it after one day. Nothing is paid to it before then.',
  'another-will-confirm': 'Another admin has to confirm it before anything is paid to it.',
  'admin-will-confirm': 'An admin has to confirm it before anything is paid to it.',
  'admin-confirms': 'An admin needs to call {contact} and confirm it.',
  'you-entered-it': 'You entered it, so another admin needs to call {contact} and confirm it.',
  'others-from':
    'No one else can confirm it yet. An admin added in the last day can confirm it starting',
  'and-you-from': ', and you can starting',
  'only-admin-from': 'You’re the only admin, so you can confirm it starting',
  'you-from': 'You can confirm it starting',
  'not-second-yet': `, because your access, or that of the person who entered it, was added or
    changed less than a day ago.`,

  // Coming back, and where it is now
  'came-back': 'Returned',
  'noted-by': ', recorded by {who}',
  'with-words': ', with the note “{note}”',
  'now.pending': 'In Pending',
  'now.approved': 'In Approved',
  'now.processing': 'In transit again',
  'now.paid': 'Paid',
  'now.void': 'Void',
  'back-under-approved': 'Back in Approved',
  'paid-with': 'Paid with {batch}',
  'on-its-way-with': 'In transit with {batch}',
  'who-did-what': 'Activity',

  // Days, and time that is left
  'days-late': '{days, plural, one {# day late} other {# days late}}',
  today: 'Today',
  tomorrow: 'Tomorrow',
  'in-days': 'in {days} days',
  'left-days': '{days} d',
  'left-days-hours': '{days} d {hours} h',
  'left-hours': '{hours} h {minutes} min',
  'left-seconds': '{minutes}:{seconds} min',
  'left-minutes': '{minutes} min',
} as const;
