// English: emails.

export const en = {
  // The page
  title: 'E-mails',
  dashboard: 'Dashboard',
  description: 'Everything Purlin writes to clients, to you and to people on the website.',
  'by-state': 'E-mails by state',
  'tab.waiting': 'Waiting',
  'tab.failed': 'Failed',
  'tab.decisions': 'Needs a decision',
  'tab.sent': 'Sent',

  // While the mail server is away
  outage: 'E-mails are not going out',
  since: 'Since',
  'outage-waits': `. {count, plural, one {# e-mail waits} other {# e-mails wait}}; nothing is
    lost, and everything goes out by itself once it works again.`,
  'outage-setting':
    'Whoever runs the server has to correct SMTP_URL or MAIL_FROM and start it again.',
  'outage-tries': 'One of them is tried from time to time.',

  // The list
  'search-label': 'Search e-mails by recipient or subject',
  'search-placeholder': 'Search by recipient or subject...',
  'caption.waiting': 'E-mails, waiting',
  'caption.failed': 'E-mails, failed',
  'caption.sent': 'E-mails, sent',
  loading: 'Loading e-mails...',
  'load-failed': 'The e-mails could not be loaded',
  email: 'E-mail',
  to: 'To',
  state: 'State',
  'asked-for': 'Asked for',
  'what-happened': 'What happened',
  'tried-times': 'Tried {count} times.',
  'next-try': 'Next try',
  'sent-at': 'Sent',
  actions: 'Actions',
  'what-to': '{what} to {recipient}',
  'try-one': 'Try now: {what} to {recipient}',
  'retry-one': 'Retry: {what} to {recipient}',
  'no-match': 'No e-mail matches',
  'no-match-help': 'Try a part of the recipient’s address, or of the subject.',
  'clear-search': 'Clear search',
  'none-sent': 'No e-mails yet',
  'none-sent-help': 'What goes out to clients, to you and to people on the website stands here.',
  'none-waiting': 'Nothing waits',
  'none-waiting-help':
    'Every e-mail has gone out. While a mail server is away, what waits for it stands here.',
  'none-failed': 'Nothing failed',
  'none-failed-help': 'Every e-mail was taken. What a mail server refuses for good stands here.',

  // Trying again, and dismissing
  'try-now': 'Try now',
  retry: 'Retry',
  dismiss: 'Dismiss',
  'try-all-now': 'Try all now',
  'retry-all': 'Retry all',
  'dismiss-some': 'Dismiss {count}',
  'try-some': 'Try {count} now',
  'retry-some': 'Retry {count}',
  'nothing-left': 'Nothing was left to try',
  'nothing-left-why': 'Somebody else was first, or it has gone out by now.',
  'on-the-way': '{count, plural, one {# e-mail} other {# e-mails}} on the way',
  'more-left':
    '{count, plural, one {# e-mail} other {# e-mails}} more: press again for the next ones.',
  'retry-failed': 'The e-mails could not be tried again',
  dismissed: '{count, plural, one {# e-mail} other {# e-mails}} dismissed',
  'dismiss-failed': 'The e-mails could not be dismissed',
  'dismiss-emails': 'Dismiss e-mails',
  'try-again': 'Try again',
  'ask-dismiss': `{count, plural, one {# e-mail} other {# e-mails}} will leave this list.
    Nothing is sent; what it was about stays as it is.`,
  'ask-try-some': `{count, plural, one {# e-mail} other {# e-mails}} will be tried at once
    instead of later. What still cannot go out waits again.`,
  'ask-try-all': `All e-mails that wait will be tried at once instead of later. What still
    cannot go out waits again.`,
  'ask-try-matching': `All e-mails that wait and match “{q}” will be tried at once instead of
    later. What still cannot go out waits again.`,
  'ask-retry-some':
    '{count, plural, one {# e-mail} other {# e-mails}} will be sent again, each of them once.',
  'ask-retry-all': 'All e-mails that failed will be sent again, each of them once.',
  'ask-retry-matching':
    'All e-mails that failed and match “{q}” will be sent again, each of them once.',

  // What kinds of e-mails are called
  'kind.estimate': 'Estimate',
  'kind.estimate_again': 'Estimate, sent again',
  'kind.reminder': 'Reminder',
  'kind.answer': 'Answer to a question',
  'kind.approved_copy': 'Approved copy',
  'kind.staff_notice': 'Notice to the office',
  'kind.lead_notice': 'Notice of a request',
  'kind.lead_receipt': 'Receipt for a request',
  'kind.lead_reply': 'Reply to a request',
  'kind.newsletter_confirm': 'Newsletter, to confirm',
  'kind.newsletter_welcome': 'Newsletter, welcome',
  'kind.vendor_schedule': 'Job, to a vendor',
  'kind.job_moved': 'Moved for the weather, to a client',
  'kind.job_moved_back': 'Back as planned after a weather shift, to a client',
  'kind.vendor_payment': 'Vendor payment or bank account',
  'kind.password_link': 'Link to choose a password',
  'kind.address_change': 'Change of an e-mail address',
  'kind.way_in': 'Change of how somebody signs in',

  // How one stands, and what went wrong
  'state.waiting': 'Waiting',
  'state.sending': 'Sending',
  'state.failed': 'Failed',
  'state.returned': 'Came back',
  'state.sent': 'Sent',
  'problem.server-unreachable': 'Our mail server cannot be reached.',
  'problem.server-busy': 'Our mail server asks us to come back later.',
  'problem.login-refused': 'Our mail server does not let us in: its user or password is wrong.',
  'problem.connection-insecure':
    'The connection to our mail server is not safe, so nothing is sent over it.',
  'problem.sender-refused': 'Our mail server does not let us write from our address.',
  'problem.domain-busy': 'The recipient’s mail server asks us to come back later.',
  'problem.mailbox-full': 'The recipient’s mailbox is full.',
  'problem.try-later': 'The recipient’s mail server could not take it just then.',
  'problem.address-unknown': 'There is no such address.',
  'problem.recipient-refused': 'The recipient’s mail server takes no e-mail from us.',
  'problem.message-too-large': 'It is too large for the recipient.',
  'problem.message-refused': 'The recipient’s mail server refused this e-mail.',
  'problem.not-sendable': 'It could not be made into an e-mail.',
  'problem.came-back': 'It was taken at first, and came back later.',
  'problem.ours': 'Something did not work on our side.',

  // What a person has to decide
  'decisions-failed': 'The decisions could not be loaded',
  'loading-decisions': 'Loading decisions…',
  'no-decisions': 'Nothing to decide',
  'no-decisions-help':
    'Work that may only happen once, such as a payment, waits here when nobody knows how it ended.',
  'look-first': `Look first where it would show, for example in the bank’s own list. Nothing
    here is done again by itself.`,
  'why-unknown': 'Why nobody knows',
  'reason.program-ended': 'The program ended while it was under way.',
  'reason.no-answer': 'It was asked for, and no clear answer came back.',
  'reason.put-back':
    'The data was put back from a backup: it may have been done since that was made.',
  'was-done': 'It was done',
  'do-again': 'Do it again',
  'noted-done': 'Noted as done',
  'will-be-done-again': 'It will be done again',
  'decided-already': 'Somebody else has decided it meanwhile',
  'decide-failed': 'The decision could not be recorded',
  'yes-was-done': 'Yes, it was done',
  'yes-do-again': 'Yes, do it again',
  'ask-done': `counts as done from now on, and nothing more happens. Your name and the time are
    kept with it.`,
  'ask-again': `is done once more. If it went through the first time, it then happened twice.
    Your name and the time are kept with it.`,
} as const;
