// English: emails.

export const en = {
  // The page
  title: 'Emails',
  dashboard: 'Dashboard',
  description: 'Every email Purlin sends to clients, to your team, and to website visitors.',
  'by-state': 'Emails by status',
  'tab.waiting': 'Waiting',
  'tab.failed': 'Failed',
  'tab.decisions': 'Needs Decision',
  'tab.sent': 'Sent',

  // While the mail server is away
  outage: 'Emails aren’t going out',
  since: 'Since',
  'outage-waits': `. {count, plural, one {# email is waiting} other {# emails are waiting}}.
    Nothing is lost; everything goes out automatically once it works again.`,
  'outage-setting':
    'Your server administrator needs to correct SMTP_URL or MAIL_FROM and restart the server.',
  'outage-tries': 'We keep retrying one of them.',

  // The list
  'search-label': 'Search emails by recipient or subject',
  'search-placeholder': 'Search by recipient or subject...',
  'caption.waiting': 'Waiting emails',
  'caption.failed': 'Failed emails',
  'caption.sent': 'Sent emails',
  loading: 'Loading emails...',
  'load-failed': 'The emails couldn’t be loaded',
  email: 'Email',
  to: 'To',
  state: 'Status',
  'asked-for': 'Requested',
  'what-happened': 'What happened',
  'tried-times': '{count} attempts.',
  'next-try': 'Next try',
  'sent-at': 'Sent',
  actions: 'Actions',
  'what-to': '{what} to {recipient}',
  'try-one': 'Try now: {what} to {recipient}',
  'retry-one': 'Retry: {what} to {recipient}',
  'fix-one': 'Fix address: {what} to {recipient}',
  'no-match': 'No emails match',
  'no-match-help': 'Try part of the recipient’s address or the subject.',
  'clear-search': 'Clear search',
  'none-sent': 'No emails yet',
  'none-sent-help': 'Emails to clients, to your team, and to website visitors show up here.',
  'none-waiting': 'No emails waiting',
  'none-waiting-help':
    'Every email has gone out. If your mail server goes down, waiting emails show up here.',
  'none-failed': 'No failed emails',
  'none-failed-help': 'Emails a mail server permanently rejects show up here.',

  // Trying again, and dismissing
  'try-now': 'Try now',
  retry: 'Retry',
  'fix-address': 'Fix address',
  dismiss: 'Dismiss',
  'try-all-now': 'Try all now',
  'retry-all': 'Retry all',
  'dismiss-some': 'Dismiss {count}',
  'try-some': 'Try {count} now',
  'retry-some': 'Retry {count}',
  'nothing-left': 'Nothing left to retry',
  'nothing-left-why': 'Someone else already retried them, or they’ve gone out.',
  'on-the-way': '{count, plural, one {Sending # email} other {Sending # emails}}',
  'more-left':
    '{count, plural, one {# more email} other {# more emails}}. Press again to continue.',
  'retry-failed': 'The emails couldn’t be retried',
  dismissed: '{count, plural, one {# email} other {# emails}} dismissed',
  'dismiss-failed': 'The emails couldn’t be dismissed',
  'dismiss-emails': 'Dismiss emails',
  'try-again': 'Try again',
  'ask-dismiss': `{count, plural, one {# email} other {# emails}} will leave this list without
    being sent. Nothing else changes.`,
  'ask-try-some': `{count, plural, one {# email} other {# emails}} will be tried now instead of
    later. Any that still can’t go out will keep waiting.`,
  'ask-try-all': `All waiting emails will be tried now instead of later. Any that still can’t go
    out will keep waiting.`,
  'ask-try-matching': `All waiting emails that match “{q}” will be tried now instead of later.
    Any that still can’t go out will keep waiting.`,
  'ask-retry-some':
    '{count, plural, one {# email} other {# emails}} will be sent again, once each.',
  'ask-retry-all': 'All failed emails will be sent again, once each.',
  'ask-retry-matching': 'All failed emails that match “{q}” will be sent again, once each.',

  // What kinds of emails are called
  'kind.estimate': 'Estimate',
  'kind.estimate_again': 'Estimate, resent',
  'kind.reminder': 'Reminder',
  'kind.answer': 'Answer to a question',
  'kind.approved_copy': 'Copy of an approved estimate',
  'kind.staff_notice': 'Office notification',
  'kind.lead_notice': 'New request notification',
  'kind.lead_receipt': 'Request confirmation',
  'kind.lead_reply': 'Reply to a request',
  'kind.newsletter_confirm': 'Newsletter confirmation',
  'kind.newsletter_welcome': 'Newsletter welcome',
  'kind.vendor_schedule': 'Job schedule for a vendor',
  'kind.job_moved': 'Weather shift, to a client',
  'kind.job_moved_back': 'Weather shift undone, to a client',
  'kind.vendor_payment': 'Vendor payment or bank account',
  'kind.password_link': 'Password link',
  'kind.address_change': 'Email address change',
  'kind.message': 'Message',
  'kind.way_in': 'Sign-in change',
  'kind.sign_in_link': 'Sign-in link',

  // How one stands, and what went wrong
  'state.waiting': 'Waiting',
  'state.sending': 'Sending',
  'state.failed': 'Failed',
  'state.returned': 'Bounced',
  'state.sent': 'Sent',
  'problem.server-unreachable': 'We couldn’t reach our mail server.',
  'problem.server-busy': 'Our mail server is busy and asked us to try later.',
  'problem.login-refused': 'Our mail server rejected our sign-in: the user or password is wrong.',
  'problem.connection-insecure':
    'The connection to our mail server isn’t secure, so nothing is sent over it.',
  'problem.sender-refused': 'Our mail server won’t let us send from our address.',
  'problem.domain-busy': 'The recipient’s mail server is busy and asked us to try later.',
  'problem.mailbox-full': 'The recipient’s mailbox is full.',
  'problem.try-later': 'The recipient’s mail server couldn’t accept it at the time.',
  'problem.address-unknown': 'This address doesn’t exist.',
  'problem.recipient-refused': 'The recipient’s mail server doesn’t accept email from us.',
  'problem.message-too-large': 'It’s too large for the recipient’s mail server.',
  'problem.message-refused': 'The recipient’s mail server rejected this email.',
  'problem.not-sendable': 'This email couldn’t be created.',
  'problem.came-back': 'It was accepted at first, then bounced.',
  'problem.ours': 'Something went wrong on our end.',

  // What a person has to decide
  'decisions-failed': 'The decisions couldn’t be loaded',
  'loading-decisions': 'Loading decisions…',
  'no-decisions': 'No decisions needed',
  'no-decisions-help': `When something that must happen only once, like a payment, gets
    interrupted and we can’t tell whether it went through, it shows up here.`,
  'look-first': `First check where it would show up, such as your bank’s website. Nothing here is
    repeated automatically.`,
  'why-unknown': 'Why we can’t tell',
  'reason.program-ended': 'The server stopped while this was in progress.',
  'reason.no-answer': 'We sent the request but didn’t get a clear answer.',
  'reason.put-back':
    'The data was restored from a backup. This may have been done after the backup was made.',
  'was-done': 'It was done',
  'do-again': 'Do it again',
  'noted-done': 'Marked as done',
  'will-be-done-again': 'It will be done again',
  'decided-already': 'Someone else already decided this',
  'decide-failed': 'The decision couldn’t be recorded',
  'yes-was-done': 'Yes, it was done',
  'yes-do-again': 'Yes, do it again',
  'ask-done':
    'will count as done, and nothing more will happen. Your name and the time are recorded.',
  'ask-again': `will be done one more time. If it went through the first time, it will have
    happened twice. Your name and the time are recorded.`,
} as const;
