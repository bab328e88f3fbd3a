// English: our e-mails, to clients, visitors and staff.

export const en = {
  hello: 'Hi {client},',
  'hello-nobody': 'Hi,',
  'broken-button': 'Button not working? Open',
  // Estimates
  'estimate.subject': `{kind, select, first {Estimate} revised {Revised estimate} again {Estimate}}
    {number} from {company}{kind, select, first {} revised {} again { (resent)}}`,
  'preheader.total': 'Total {cents, money}',
  'preheader.revised': 'Total {cents, money} (was {before, money})',
  'preheader.options': '{count} options, {leastCents, money} to {mostCents, money}',
  'preheader.until': 'valid until {day, date}',
  'estimate.revised': `This is version {version} of your estimate. It replaces the one you’ve seen,
    and it’s the only one you can approve.`,
  'estimate.total-changed': 'The total was {before, money} and is now {now, money}.',
  'estimate.option-changed': `The total of “{option}” was {before, money} and is now
    {now, money}.`,
  'estimate.total-same': 'The total hasn’t changed.',
  'estimate.heading': `{kind, select, first {Your estimate} revised {Your revised estimate} again
    {Your estimate}}{choice, select, yes {: {count} options to choose from} no {}}`,
  'estimate.view': 'View estimate',
  'estimate.compare': 'Compare options',
  'estimate.press': `You can approve it, decline it, or ask a question there. Opening the link
    doesn’t commit you to anything.`,
  'estimate.attached':
    'A PDF of the estimate is attached. Questions? Reply to this email or give us a call.',
  'reminder.subject': 'Reminder: estimate {number} from {company}',
  'reminder.heading': 'Your estimate is waiting for you',
  'reminder.stop': `On the estimate page you can approve, decline, or ask us a question. We’ll stop
    sending reminders once you do.`,
  'reminder.stop-subject': 'Stop reminders for estimate {number}',
  'answer.subject': `{kind, select, question {Your question} change_request {The changes you
    requested}}: estimate {number} from {company}`,
  'answer.heading': `{kind, select, question {Our answer to your question} change_request {About the
    changes you requested}}`,
  'answer.you-wrote': 'You wrote:',
  'answer.more': 'More questions? Reply to this email or give us a call.',
  'approved.subject': 'You approved estimate {number} from {company}',
  'approved.text': `Thank you. We’ve received your approval of {what} for {totalCents, money}. Your
    approved copy is attached. It shows what we’ll do, the price, and how it was approved.`,
  'approved.heading': 'Thank you for your approval',
  'approved.steps': 'What happens next',
  'approved.day': 'We’ll set a start date together.',
  'approved.next': `We’ll contact you to set a start date.{window, select, yes { Right now it looks
    like sometime between {days, firstDay} and {days, lastDay}.} no {}}`,
  'approved.deposit': 'Now that you’ve approved, the deposit of {depositCents, money} is due.',
  'approved.deposit-later': 'We’ll let you know how to pay it.',
  estimator: 'Your estimator. Just reply to this email or call.',
  call: 'Call',
  'text-message': 'Text',
  quoted: '“{text}”',
  // To a user: a link under which they choose a password
  'password.subject':
    '{kind, select, invitation {Your account at {company}} reset {Reset your {company} password}}',
  'password.heading':
    '{kind, select, invitation {Welcome to {company}} reset {Reset your password}}',
  'password.text': `{kind, select, invitation {{company} created an account for you. Choose a
    password, then sign in with {email}.} reset {Someone, probably you, asked to reset the password
    for {email} at {company}. Your current password works until you choose a new one.}}`,
  'password.choose': 'Choose a password',
  'password.small': `{kind, select, invitation {This link works once and expires in seven days. If
    it has expired, ask us for a new one.} reset {This link works once and expires in an hour. If
    you didn’t ask for this, you can ignore this email.}}`,
  // To a client or a vendor: a link that signs them in
  'sign-in-link.subject': 'Sign in to {company}',
  'sign-in-link.heading': 'Your sign-in link',
  'sign-in-link.text':
    'Use this button to sign in to {company} as {email}. You don’t need a password.',
  'sign-in-link.button': 'Sign in',
  'sign-in-link.small': `This link works once and expires in {minutes} minutes. Don’t forward it. If
    you didn’t ask for this, you can ignore this email.`,
  // To a user: another e-mail address, to be confirmed there, and told to the one before
  'address.subject': `{what, select, confirm {Confirm your email address for {company}} changed
    {Your email address at {company} was changed}}`,
  'address.heading': `{what, select, confirm {Confirm your email address} changed {Your email
    address was changed}}`,
  'address.text': `{what, select, confirm {You asked to sign in to {company} with {email} instead of
    {before}. Please confirm that this address is yours.} changed {You now sign in to {company} with
    {email}. {before} no longer works.}}`,
  'address.button': 'Confirm address',
  'address.small': `{what, select, confirm {This link expires in an hour. If you didn’t ask for
    this, you can ignore this email.} changed {If this wasn’t you, please call us now{phone, select,
    none {} other { at {phone}}}.}}`,
  // To a user: how they sign in has changed
  'way-in.subject': `{what, select, added {A passkey was added} removed {A passkey was removed} on
    {Two-step sign-in is on} off {Two-step sign-in is off} codes {New recovery codes} used {A
    recovery code was used} password {Your password was changed}} · {company}`,
  'way-in.heading': `{what, select, added {A passkey was added to your account} removed {A passkey
    was removed from your account} on {Two-step sign-in is on} off {Two-step sign-in is off} codes
    {New recovery codes were created} used {A recovery code was used} password {Your password was
    changed}}`,
  'way-in.text': `{what, select, added {The passkey “{name}” can now sign in to {company} as
    {email}, without a password.} removed {The passkey “{name}” can no longer sign in to {company}
    as {email}.} on {Signing in to {company} as {email} now takes a code in addition to the
    password.} off {Signing in to {company} as {email} no longer takes a code.} codes {New recovery
    codes were created for {email} at {company}. The old ones no longer work.} used {Someone signed
    in to {company} as {email} with a recovery code. That code won’t work again.} password {The
    password for {email} at {company} was changed.}}`,
  'way-in.by': '{who} made this change.',
  'way-in.small': `If this wasn’t you and you didn’t ask for it, please call us now{phone, select,
    none {} other { at {phone}}}.`,
  // Money to vendors
  'account.subject': 'Bank account changed: {vendor} and {company}',
  'account.heading': `{to, select, vendor {Your bank account was changed} office {{vendor}’s bank
    account was changed}}`,
  'account.vendor': `{company} was asked to send your payments to a different bank account. The new
    account ends in {endsWith}. We won’t pay anything to it until someone at our office confirms it
    with you.`,
  'account.call':
    'If you didn’t ask for this, please call us now{phone, select, none {} other { at {phone}}}.',
  'account.office': `{vendor}’s bank account was changed. It now ends in {endsWith}. Nothing will be
    paid to it until another admin confirms it. Call the vendor first, at a number you already had
    on file.`,
  'account.open': 'Open vendor',
  'rules.subject': '{by} loosened the payment rules at {company}',
  'rules.heading': 'Payments are less protected than before',
  'rules.text': '{by} changed the settings. {happened}.',
  'rules.check': 'If you didn’t agree to this, talk to {by} and change the rules back.',
  'asked.subject': '{by} wants to loosen the payment rules at {company}',
  'asked.heading': 'Looser payment rules need a second person',
  'asked.text': '{happened}. {by} asked for it.',
  'asked.check': `Nothing changes until someone other than {by} confirms it in Settings. If you
    don’t agree, withdraw it there.`,
  'rules.open': 'Open settings',
  'remittance.subject': 'Payment of {cents, money} from {company}',
  'remittance.heading': 'We paid you {cents, money}',
  'remittance.text': `We paid you {cents, money} by bank transfer to your account ending in
    {endsWith}. It arrived {day, date}.`,
  'remittance.invoice': 'Invoice {number}',
  'remittance.payment': 'Payment {id}',
  'remittance.paid': 'Paid',
  'remittance.trace': 'Bank trace number: {trace}',
  'remittance.portal': 'View your payments',
  'remittance.traceOf': '{what}: bank trace number {trace}',
  'remittance.again':
    '{what} was paid again because our {day, date} transfer (trace number {trace}) was returned.',
  'cameBack.subject': 'Our {cents, money} payment was returned: {company}',
  'cameBack.heading': 'Your bank returned our payment',
  'cameBack.text': `We sent you {cents, money} by bank transfer dated {day, date}, to the account
    ending in {endsWith}. Your bank returned it: {meaning}`,
  'cameBack.next': `{who, select, account {We won’t send any more payments to that account. Please
    call us{phone, select, none {} other { at {phone}}} and tell us which account to use. We don’t
    take account numbers by email. Then we’ll pay you again.} other {We’ll look into it and pay you
    again. If you know why your bank returned it, please call us{phone, select, none {} other { at
    {phone}}}.}}`,
  'cameBack.day': 'Payment date',
  'cameBack.account': 'Account',
  'cameBack.ends': 'ending in {endsWith}',
  'cameBack.trace': 'Trace number',
  'return.subject': 'Returned by the bank: {cents, money} to {payee}',
  'return.heading': 'The bank returned a payment',
  'return.text': 'The {cents, money} payment to {payee} was returned: {code}. {meaning}',
  'rejection.subject': 'The bank rejected batch {batch}',
  'rejection.heading': 'The bank rejected a file',
  'rejection.text': 'The bank rejected the file for batch {batch}: {reason}',
  'return.next':
    'Returned payments aren’t paid again automatically. You’ll find them under Vendor Payments.',
  'test-returned.subject': '{payee}’s bank account failed its test',
  'test-returned.heading': 'The bank rejected an account',
  'test-returned.text': 'The $0.00 test transfer to {payee} was returned: {code}. {meaning}',
  'test-returned.next':
    'Nothing will be paid to this account. Ask the vendor for another one and enter it.',
  'return.open': 'Open batch',
  'jobs-tomorrow.subject':
    '{jobs, plural, one {A job starts} other {# jobs start}} tomorrow, {day, date}',
  'jobs-tomorrow.heading': '{jobs, plural, one {A job starts} other {# jobs start}} tomorrow',
  'jobs-tomorrow.open': 'Open calendar',
  'jobs-tomorrow.why': 'You can choose which emails you get under Settings, Notifications.',
  'unclear.subject': 'The bank sent something unclear: {file}',
  'unclear.heading': 'A message from the bank needs your attention',
  'unclear.said': 'The bank’s message: {said}',
  'unclear.next': `No payments were made or reversed because of it. Ask the bank what it means, do
    what’s needed, then mark it as resolved on the batches page.`,
  'unclear.open': 'Open batches',
  // What it is about
  project: 'Project',
  address: 'Address',
  total: 'Total',
  recommended: 'Recommended',
  'processing-fee': 'Card processing fee',
  'processing-fee-in-total': '{cents, money} ({percent, percent}), included in the total',
  'processing-fee-in-each': '{percent, percent}, included in each total',
  deposit: 'Deposit due on approval',
  'valid-until': 'Valid until',
  money: '{cents, money}',
  date: '{day, date}',
  day: '{day, date}',
  // To staff: what a client did
  'notice.subject': '{client} · {what}: {happened} (estimate {number})',
  'notice.text': '{client} · {what}: {happened}',
  'notice.said': '{client} wrote:',
  client: 'Client',
  email: 'Email',
  phone: 'Phone',
  open: 'Open estimate',
  'notice.reply': `{replies, select, yes {Reply to this email to write to the client. } no {}}You
    can turn these emails off under Settings.`,
  // To visitors of the website
  'receipt.subject': `{kind, select, quote {We’ve received your quote request} message {We’ve
    received your message}} · {company}`,
  'receipt.heading':
    '{kind, select, quote {We’ve received your request} message {We’ve received your message}}',
  'receipt.text': `{kind, select, quote {Thanks for reaching out. We’ll contact you within 24 hours
    to schedule your free inspection.} message {Thanks for writing. We’ll get back to you within 24
    hours.} emergency {Thanks for letting us know. We’re treating this as urgent and will contact
    you as soon as we can.}}`,
  'receipt.more': `Is water coming in right now? Please call us{phone, select, none {} other { at
    {phone}}}. To add anything, just reply to this email.`,
  'receipt.not-you': `You’re getting this email because someone entered your address on our website.
    If that wasn’t you, you can ignore it.`,
  about: 'About',
  'confirm.subject': 'Please confirm your subscription · {company}',
  'confirm.heading': 'Confirm your subscription',
  'confirm.text': `Someone, probably you, signed up for our newsletter with this address. Please
    confirm to start getting it. If you don’t, you won’t get the newsletter.`,
  'confirm.button': 'Confirm my subscription',
  'confirm.small': 'If this wasn’t you, you can ignore this email.',
  'welcome.subject': 'You’re subscribed · {company}',
  'welcome.heading': 'You’re subscribed',
  'welcome.text': 'Thank you. You’ll get our notes on roofs in western Oregon four times a year.',
  'welcome.button': 'Unsubscribe',
  'welcome.small': 'You can unsubscribe at any time with this button.',
  // To staff: what a visitor asked
  'lead.subject': `{urgent, select, yes {Urgent: } no {}}{kind, select, quote {Quote request}
    message {Message}} from {name}`,
  'lead.heading': `{kind, select, quote {Quote request} message {Message}} from {name}`,
  'lead.text': `{kind, select, quote {You got a quote request from the website.} message {You got a
    message from the website.}}`,
  'lead.reply':
    'Reply to this email to answer them directly, or reply in Purlin so your team can see it.',
  'lead.open': 'Open in Purlin',
  name: 'Name',
  'email-address': 'Email',
  urgency: 'Urgency',
  material: 'Material',
  claim: 'Insurance claim',
  'yes-or-no': '{is, select, yes {Yes} no {No}}',
  answer: 'Answer',
  language: 'Language',
  spanish: 'Spanish',
  message: 'Message',
  photos: 'Photos',
  'photo-count': '{count, plural, one {1 (view it in Purlin)} other {# (view them in Purlin)}}',
  // To a vendor: when they are on a job
  'vendor.subject': `{what, select, made {You’re scheduled for} moved {New dates for} waits {On
    hold, no dates yet:} ended {You’re no longer scheduled for} cancelled {Cancelled:}} {job}{dated,
    select, yes {, {day, date}} no {}}`,
  'vendor.text': `{what, select, made {You’re scheduled for this job.} moved {The dates for this job
    have changed.} waits {This job has no dates for now. We’ll let you know when it’s rescheduled.}
    ended {You’re no longer scheduled for this job.} cancelled {This job has been cancelled. You
    don’t need to go.}}`,
  'vendor.job': 'Job',
  'vendor.starts': 'Starts',
  'vendor.ends': 'Ends',
  'vendor.calendar': 'Open the attached invite to update your calendar.',
  'vendor.open': '{asks, select, yes {Respond to this order} no {View order}}',
  'vendor.reply': 'Doesn’t work for you? Reply to this email or give us a call.',
  'order.subject': `{vendor} {says, select, no {declined} withdrew {withdrew their response} other
    {proposed other dates}}: {job}`,
  'order.asked': 'Requested dates',
  'order.proposed': 'Proposed',
  'order.open': 'Open job',
  // To a client: their job has another day
  'moved.subject': '{job}: {what, select, starts {new date,} other {new end date,}} {day, date}',
  'moved.heading': '{what, select, starts {We’ll start on} other {We’ll finish on}} {day, date}',
  'moved.text':
    'Because of the weather, we have to change the dates for your roof. Nothing else changes.',
  'moved.before': 'Original date',
  'moved.now': 'New date',
  'moved.reply': `New dates don’t work for you? Reply to this email or call us{phone, select,
    none {} other { at {phone}}}.`,
  // To a client who had the one before: it is as it was
  'moved-back.subject':
    '{job}: back to the original date, {what, select, starts {} other {until }}{day, date}',
  'moved-back.heading': `{what, select, starts {We’ll start on} other {We’ll finish on}} {day,
    date}, as originally planned`,
  'moved-back.text': `We gave you new dates because of the weather. We’re now back to the
    original schedule.`,
  'moved-back.before': 'Date we sent you',
  'moved-back.reply': `These dates don’t work for you? Reply to this email or call us{phone, select,
    none {} other { at {phone}}}.`,
} as const;
