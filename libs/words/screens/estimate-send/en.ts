// English: the last look before an estimate goes out.

export const en = {
  // The page
  title: 'Review & Send Estimate',
  'send-named': 'Send {number}',
  'options-from-to': '{count, plural, one {# option} other {# options}}, {least} to {most}',

  // What the client gets
  'what-they-get': 'What {client} gets',
  'what-to-look-at': 'What to look at',
  'on-which-screen': 'On which screen',
  'part.page': 'Page',
  'part.email': 'E-mail',
  'part.paper': 'PDF',
  'width.phone': 'Phone',
  'width.desktop': 'Desktop',
  'frame.page': 'The client’s page',
  'frame.email': 'The e-mail',
  'frame.paper': 'The PDF',
  'preview-cut': 'The preview shows the beginning of a message this long.',

  // The e-mail
  'email-title': 'E-mail',
  'looking-up': 'Looking up the address…',
  to: 'To',
  'not-sent': 'It was not sent',
  'send-estimate': 'Send Estimate',
  'resend-estimate': 'Resend Estimate',
  sending: 'Sending...',
  'with-pdf': 'With the PDF and the link to approve it.',
  subject: 'Subject',
  'subject-help': 'Left empty, it is this one.',
  message: 'Message',
  keys: 'Ctrl+Enter',
  language: 'Language of the page, the e-mail and the PDF',
  'client-update-failed': 'Failed to update client',
  'no-address': '{client} has no e-mail address',
  'hand-over': 'Hand it over instead',
  'no-address-means': 'Add it below and send it; or print the PDF, or give them the link yourself.',
  email: 'Email',
  'email-help': 'Kept in the record of {client}.',

  // What is told afterwards
  sent: 'Estimate sent',
  'sent-again': 'Estimate sent again',
  'on-its-way': 'It is on its way.',
  'on-its-way-to': 'It is on its way to {address}.',
  'send-failed': 'Failed to send estimate',
  'resend-failed': 'Failed to resend estimate',
  'ready-to-hand-over': 'Ready to hand over',
  'link-works': 'The link works now. It is on the page of the estimate, beside the PDF.',
  'copy-link': 'Copy link',

  // A sending that waits
  'held-for': 'Sending to {address} in {seconds} s',
  'held-now': 'Sending to {address}…',
  'held-said': 'Sending to {address} in a moment. Undo takes it back.',
  undo: 'Undo',
  'taken-back': 'Taken back: nothing was sent',
  'words-kept': 'What you wrote is kept.',
  'not-taken-back': 'Failed to take it back',
  'already-sending': 'It is about to go out to {address}.',
  'look-again': 'Look again',
  fallen: `{why, select, changed {The estimate was changed before it went out.} withdrawn {The
    estimate was withdrawn before it went out.} archived {The estimate was archived before it went
    out.} deleted {The draft was deleted before it went out.} answered {The client answered before
    it went out.} expired {Its valid-until date passed before it went out.} licence {The CCB licence
    number was missing when it should go out.} failed {Something went wrong on our side.}}`,

  // What is looked at before
  'before-sending': 'Before sending',
  'to-look-at': '{count, plural, one {# to look at} other {# to look at}}',
  'all-fine': 'All fine',
  'checks-fine': '{count, plural, one {# check is fine} other {# checks are fine}}',
  'change-it': 'Change it',
  'revise-it': 'Revise it',
  'extend-it': 'Extend it',
  'add-it': 'Add it',
  lack: '{lack}.',
  'lines-in-packages': 'Lines in every package',
  'lines-and-total': 'Lines and a total',
  'deposit-too-high': 'The deposit of {amount} is more than the total.',
  'deposit-fine': 'The deposit is within the total',
  'day-passed': 'It was valid until {day, date}.',
  'day-fine': 'Valid Until is ahead',
  'no-licence': 'Your CCB licence number is not on record.',
  'licence-fine': 'Your CCB licence number is on it',
  'no-start': 'It does not say when the work could start.',
  'start-fine': 'It says when the work could start',
  'others-have-it': `{count, plural, one {{names} has it open too. What was saved last is sent.}
    other {{names} have it open too. What was saved last is sent.}}`,
  'others-fine': 'Nobody else is at work on it',
  'mail-waits': 'The e-mail before has not gone out yet. Sent again, {client} gets both.',
  'mail-fine': 'No other e-mail is waiting',

  // What happens after
  'what-happens-after': 'What happens after',
  now: 'Now',
  'now-means': 'The e-mail goes out with the link and the PDF. You hear when they open it.',
  reminders: 'Reminders',
  'reminders-mean': '{days} days later, until {client} answers.',
  'last-day': '{day, date}',
  'last-day-means': 'The last day to approve it. After that they can ask for a new one.',
  approved: 'Approved',
  'approved-means': 'Both of you get the approved copy. Convert to Job is ready.',
  'approved-deposit-means':
    'Both of you get the approved copy; the deposit is due. Convert to Job is ready.',
  declined: 'Declined',
  'declined-means': 'Reminders stop, and you get the reason if they give one.',
} as const;
