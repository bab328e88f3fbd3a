// English: what payments and batches have in common: holds, days, who confirms.

export const en = {
  // A batch's name
  batch: 'Batch {number}',

  // Why a payment is held back, in a word or three
  'brief.bank-not-set-up': 'Our bank is not set up',
  'brief.bank-data-wrong': 'Our bank’s data are wrong',
  'brief.vendor-inactive': 'Vendor inactive',
  'brief.vendor-archived': 'Vendor archived',
  'brief.insurance-lapsed': 'Insurance lapsed',
  'brief.payee-unprintable': 'Name unprintable',
  'brief.turned-back': 'Account turned back',
  'brief.no-bank-account': 'No account',
  'brief.bank-account-unconfirmed': 'Account not confirmed',
  'brief.being-tried': 'Account being tried',
  'brief.correction-open': 'Account corrected',
  'brief.payment-over-limit': 'Over the limit',
  'brief.payment-too-early': 'Too early',
  'brief.noted-by-hand': 'Noted by hand',
  'brief.perhaps-paid-already': 'Paid already?',
  'brief.bank-contradicts-itself': 'The bank’s answer is open',
  'brief.second-approval-missing': 'One approval missing',
  'brief.approved-by-planner': 'Approved by its planner',
  'as-above': '{reasons}, as above',
  'back-since': 'Back since',

  // What ends it
  'end.enter-account': 'Enter account',
  'end.look-at-account': 'Look at the account',
  'end.look-at-correction': 'Look at the correction',
  'end.change-account': 'Change account',
  'end.look-at-test': 'Look at the test',
  'end.open-vendor': 'Open vendor',
  'end.update-document': 'Update document',
  'end.enter-bank-data': 'Enter the bank’s data',
  'end.correct-bank-data': 'Correct the bank’s data',
  'end.look-at-limit': 'Look at the limit',
  'confirm-account': 'Confirm account',
  'take-back': 'Take approval back',
  'taken-back': 'Approval taken back',
  'take-back-failed': 'Failed to take the approval back',

  // How another account comes in the place of one that was turned back
  'call-first': 'Call, do not write',
  'call-number': ', the number on file and not one from an e-mail.',
  'call-on-file': 'Use the number on file, not one from an e-mail.',
  'enter-the-account': 'Enter the account',
  'used-so-far': 'Used so far: ••{endsWith}.',
  'another-confirms': 'Another admin confirms it',
  'then-selectable': 'Then the payment can be selected again.',

  // Who confirms an account, and from when
  'you-confirm-later': 'You can confirm it after a day; nothing is paid to it before.',
  'another-will-confirm': 'Another admin confirms it before anything is paid to it.',
  'admin-will-confirm': 'An admin confirms it before anything is paid to it.',
  'admin-confirms': 'An admin confirms it, after a call to {contact}.',
  'you-entered-it': 'You entered it, so another admin confirms it, after a call to {contact}.',
  'others-from': 'Nobody else can confirm it yet: whoever was added less than a day ago can from',
  'and-you-from': ', and you can from',
  'only-admin-from': 'You are the only admin, so you can confirm it from',
  'you-from': 'You can confirm it from',
  'not-second-yet':
    ': who was added less than a day ago, you or whoever entered it, is not the second person yet.',

  // Coming back, and where it is now
  'came-back': 'It came back',
  'noted-by': ', noted by {who}',
  'with-words': ', with the words “{note}”',
  'now.pending': 'Under Pending',
  'now.approved': 'Under Approved',
  'now.processing': 'On its way again',
  'now.paid': 'Paid',
  'now.void': 'Void',
  'back-under-approved': 'Back under Approved',
  'paid-with': 'Paid with {batch}',
  'on-its-way-with': 'On its way with {batch}',
  'who-did-what': 'Who did what',

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
