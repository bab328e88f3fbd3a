// English: the last look before an estimate goes out.

export const en = {
  // The page
  title: 'Review & Send Estimate',
  'send-named': 'Send {number}',
  'options-from-to': '{count, plural, one {# option} other {# options}}, {least} to {most}',

  // What the client gets
  'what-they-get': 'What {client} will get',
  'what-to-look-at': 'Preview of',
  'on-which-screen': 'Screen size',
  'part.page': 'Page',
  'part.email': 'Email',
  'part.paper': 'PDF',
  'width.phone': 'Phone',
  'width.desktop': 'Desktop',
  'frame.page': 'The client’s page',
  'frame.email': 'The email',
  'frame.paper': 'The PDF',
  'preview-cut': 'The message is long, so the preview only shows the beginning.',

  // The e-mail
  'email-title': 'Email',
  'looking-up': 'Looking up the address…',
  to: 'To',
  'not-sent': 'It wasn’t sent',
  'send-estimate': 'Send Estimate',
  'resend-estimate': 'Resend Estimate',
  sending: 'Sending...',
  'with-pdf': 'Includes the PDF and the link to approve it.',
  subject: 'Subject',
  'subject-help': 'If you leave it blank, we’ll use this one.',
  message: 'Message',
  keys: 'Ctrl+Enter',
  language: 'Language of the page, email, and PDF',
  'client-update-failed': 'Failed to update client',
  'no-address': '{client} has no email address',
  'hand-over': 'Share it yourself',
  'no-address-means': 'Add one below and send it, or print the PDF or share the link yourself.',
  email: 'Email',
  'email-help': 'Saved to {client}’s record.',

  // What is told afterwards
  sent: 'Estimate sent',
  'sent-again': 'Estimate resent',
  'on-its-way': 'It’s on its way.',
  'on-its-way-to': 'It’s on its way to {address}.',
  'send-failed': 'Failed to send estimate',
  'resend-failed': 'Failed to resend estimate',
  'ready-to-hand-over': 'Ready to share',
  'link-works': 'The link is active. You’ll find it on the estimate’s page, next to the PDF.',
  'copy-link': 'Copy link',

  // A sending that waits
  'held-for': 'Sending to {address} in {seconds} sec',
  'held-now': 'Sending to {address}…',
  'held-said': 'Sending to {address} in a moment. Press Undo to stop it.',
  undo: 'Undo',
  'taken-back': 'Undone. Nothing was sent.',
  'words-kept': 'Your message was kept.',
  'not-taken-back': 'Failed to undo',
  'already-sending': 'It’s already going out to {address}.',
  'look-again': 'Check again',
  fallen: `{why, select, changed {The estimate was changed before it was sent.} withdrawn {The
    estimate was withdrawn before it was sent.} archived {The estimate was archived before it was
    sent.} deleted {The draft was deleted before it was sent.} answered {The client responded before
    it was sent.} expired {The valid-until date passed before it was sent.} licence {It wasn’t sent
    because the CCB license number was missing.} failed {Something went wrong on our end.}}`,

  // What is looked at before
  'before-sending': 'Before sending',
  'to-look-at': '{count, plural, one {# issue to review} other {# issues to review}}',
  'all-fine': 'All good',
  'checks-fine': '{count, plural, one {# check passed} other {# checks passed}}',
  'change-it': 'Change it',
  'revise-it': 'Revise it',
  'extend-it': 'Extend it',
  'add-it': 'Add it',
  lack: '{lack}.',
  'lines-in-packages': 'Every option has line items',
  'lines-and-total': 'Has line items and a total',
  'deposit-too-high': 'The deposit of {amount} is more than the total.',
  'deposit-fine': 'The deposit isn’t more than the total',
  'day-passed': 'It expired on {day, date}.',
  'day-fine': 'The valid-until date hasn’t passed',
  'no-licence': 'Your CCB license number hasn’t been entered.',
  'licence-fine': 'Your CCB license number is on it',
  'no-start': 'It doesn’t say when work can start.',
  'start-fine': 'It says when work can start',
  'others-have-it': `{count, plural, one {{names} also has it open. The last saved version will be
    sent.} other {{names} also have it open. The last saved version will be sent.}}`,
  'others-fine': 'No one else is working on it',
  'mail-waits':
    'The previous email hasn’t been sent yet. If you resend it, {client} will get both.',
  'mail-fine': 'No other email is waiting',

  // What happens after
  'what-happens-after': 'What happens next',
  now: 'Now',
  'now-means': 'We send the email with the link and the PDF. You’ll be notified when it’s opened.',
  reminders: 'Reminders',
  'reminders-mean': '{days} days later, until {client} responds.',
  'last-day': '{day, date}',
  'last-day-means': 'The last day to approve it. After that, the client can ask for a new one.',
  approved: 'Approved',
  'approved-means': `The client gets the approved copy by email, and you’re notified. You can then
    convert it to a job.`,
  'approved-deposit-means': `The client gets the approved copy by email, you’re notified, and the
    deposit is due. You can then convert it to a job.`,
  declined: 'Declined',
  'declined-means': 'Reminders stop. If the client gives a reason, you’ll get it.',
} as const;
