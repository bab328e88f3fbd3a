// English: our e-mails, to clients, visitors and staff.

export const en = {
  hello: 'Hello {client},',
  'hello-nobody': 'Hello,',
  'broken-button': 'Does the button not work? Open',

  // Estimates
  'estimate.subject': `{kind, select, first {Estimate} revised {Revised estimate} again {Sent again:
    estimate}} {number} from {company}`,
  'preheader.total': 'Total {cents, money}',
  'preheader.revised': 'Total {cents, money} (was {before, money})',
  'preheader.options': '{count} packages, {leastCents, money} to {mostCents, money}',
  'preheader.until': 'valid until {day, date}',
  'estimate.revised': `This is version {version} of your estimate. It takes the place of the one
    you have seen; only this one can be approved.`,
  'estimate.total-changed': 'The total was {before, money} and is now {now, money}.',
  'estimate.option-changed': `The total of “{option}” was {before, money} and is now
    {now, money}.`,
  'estimate.total-same': 'The total stays as it was.',
  'estimate.heading': `{kind, select, first {Your estimate} revised {Your revised estimate} again
    {Your estimate, once more}}{choice, select, yes {: {count} packages to choose from} no {}}`,
  'estimate.view': 'View your estimate',
  'estimate.compare': 'Compare your options',
  'estimate.press': 'You can approve, decline or ask there; opening the page decides nothing.',
  'estimate.attached': `The estimate is also attached as a PDF. Reply to this e-mail or call us
    with any question.`,
  'reminder.subject': 'Reminder: estimate {number} from {company}',
  'reminder.heading': 'Your estimate is still open',
  'reminder.stop': `You can approve, decline or ask us anything on the estimate’s page; then no
    more reminders are sent.`,
  'reminder.stop-subject': 'No reminders for {number}',
  'answer.subject': `{kind, select, question {Your question} change_request {The changes you asked
    for}}: estimate {number} from {company}`,
  'answer.heading': `{kind, select, question {Our answer to your question} change_request {About the
    changes you asked for}}`,
  'answer.you-wrote': 'You wrote:',
  'answer.more': 'Reply to this e-mail or call us with any further question.',
  'approved.subject': 'Your approval of estimate {number}, {company}',
  'approved.text': `Thank you. We have your approval of {what} at {totalCents, money}. The approved
    copy is attached: it says what we do, at which price, and how it was approved.`,
  'approved.heading': 'Thank you for your approval',
  'approved.steps': 'What happens next',
  'approved.day': 'We agree on the day.',
  'approved.next': `We get in touch with you to agree on the day we begin.{window, select, yes { As
    things stand, that is between {days, firstDay} and {days, lastDay}.} no {}}`,
  'approved.deposit': 'The deposit of {depositCents, money} is due now that you have approved.',
  'approved.deposit-later': 'We will be in touch about how to pay it.',
  estimator: 'Your estimator. Just reply to this e-mail, or call.',
  call: 'Call',
  'text-message': 'Text',
  quoted: '“{text}”',

  // To a user: a link under which they choose a password
  'password.subject': `{kind, select, invitation {Your access to {company}} reset {Choose a new
    password for {company}}}`,
  'password.heading': `{kind, select, invitation {Welcome to {company}} reset {Choose a new
    password}}`,
  'password.text': `{kind, select, invitation {{company} has opened an account for you.
    Choose a password, then sign in with {email}.} reset {Somebody, probably you, asked for a
    new password for {email} at {company}. Until you choose one, the old one stays.}}`,
  'password.choose': 'Choose a password',
  'password.small': `{kind, select, invitation {The link works once, for seven days. Afterwards
    ask us for another one.} reset {The link works once, for an hour. Was it not
    you? Do nothing, and nothing changes.}}`,

  // To a user: another e-mail address, to be confirmed there, and told to the one before
  'address.subject': `{what, select, confirm {Confirm your e-mail address for {company}} changed
    {Your e-mail address at {company} was changed}}`,
  'address.heading': `{what, select, confirm {Confirm your e-mail address} changed {Your e-mail
    address was changed}}`,
  'address.text': `{what, select, confirm {You asked to sign in at {company} with {email} from now
    on, instead of {before}. Confirm that this address is yours.} changed {From now on you sign in
    at {company} with {email}. {before} opens nothing any more.}}`,
  'address.button': 'Confirm the address',
  'address.small': `{what, select, confirm {The link works for an hour. Was it not you? Do
    nothing, and nothing changes.} changed {Was it not you? Please call us now{phone, select, none
    {} other {: {phone}}}.}}`,

  // To a user: how they sign in has changed
  'way-in.subject': `{what, select, added {A passkey was added} removed {A passkey was removed} on
    {Two-step sign-in is on} off {Two-step sign-in is off} codes {New recovery codes} used {A
    recovery code was used} password {Your password was changed}} · {company}`,
  'way-in.heading': `{what, select, added {A passkey was added to your account} removed {A passkey
    was removed from your account} on {Two-step sign-in is on} off {Two-step sign-in is off} codes
    {New recovery codes were made} used {A recovery code was used} password {Your password was
    changed}}`,
  'way-in.text': `{what, select, added {From now on the passkey “{name}” signs in at {company} as
    {email}, without the password.} removed {The passkey “{name}” does not sign in at {company} as
    {email} any more.} on {Signing in at {company} as {email} asks for a code besides the password
    from now on.} off {Signing in at {company} as {email} does not ask for a code any more.} codes
    {New recovery codes were made for {email} at {company}. Those from before work no more.} used
    {Somebody signed in at {company} as {email} with a recovery code. It does not work again.}
    password {The password for {email} at {company} is another one now.}}`,
  'way-in.by': 'This was done by {who}.',
  'way-in.small': `Was it not you, and did you not ask for it? Please call us now{phone, select,
    none {} other {: {phone}}}.`,

  // Money to vendors
  'account.subject': 'Bank account changed: {vendor} and {company}',
  'account.heading': `{to, select, vendor {Your bank account was changed} office {The bank account
    of {vendor} was changed}}`,
  'account.vendor': `{company} has been told to pay you to another bank account from now on. It
    ends with {endsWith}. Nothing is paid to it before somebody at our office has confirmed it with
    you.`,
  'account.call': `If you did not ask for this, please call us now{phone, select, none {}
    other {: {phone}}}.`,
  'account.office': `The account to which {vendor} is paid was changed. It now ends with {endsWith}.
    Nothing is paid to it until another admin confirms it. Call the vendor first, on a number that
    you had before.`,
  'account.open': 'Open the vendor',
  'rules.subject': '{by} loosened the rules for payments at {company}',
  'rules.heading': 'Payments are protected less than before',
  'rules.text': '{by} changed the settings. {happened}.',
  'rules.check': 'If you did not agree to this, talk to them, and set the rules again.',
  'rules.open': 'Open the settings',
  'remittance.subject': 'Payment of {cents, money} from {company}',
  'remittance.heading': 'We paid you {cents, money}',
  'remittance.text': `We have paid you {cents, money} by bank transfer to your account that ends
    with {endsWith}. It arrived {day, date}.`,
  'remittance.invoice': 'Invoice {number}',
  'remittance.payment': 'Payment {id}',
  'remittance.paid': 'Paid',
  'remittance.trace': 'Trace number of the bank: {trace}',
  'remittance.traceOf': '{what}: trace number of the bank {trace}',
  'remittance.again': `{what} is paid again: our transfer of {day, date} (trace number {trace}) had
    come back.`,
  'cameBack.subject': 'Our payment of {cents, money} came back: {company}',
  'cameBack.heading': 'Your bank sent our payment back',
  'cameBack.text': `We sent you {cents, money} by bank transfer for {day, date}, to the account that
    ends with {endsWith}. Your bank did not keep it: {meaning}`,
  'cameBack.next': `{who, select, account {We pay nothing more to that account. Please call
    us{phone, select, none {} other { on {phone}}} and tell us which account to use: we take no
    account numbers by e-mail. Then we pay you again.} other {We look into it and pay you again.
    If you know why your bank sent it back, please call us{phone, select, none {}
    other { on {phone}}}.}}`,
  'cameBack.day': 'Sent for',
  'cameBack.account': 'Account',
  'cameBack.ends': 'ends with {endsWith}',
  'cameBack.trace': 'Trace number',
  'return.subject': 'Returned by the bank: {cents, money} to {payee}',
  'return.heading': 'The bank sent a payment back',
  'return.text': `The payment of {cents, money} to {payee} came back: {code}. {meaning}`,
  'rejection.subject': 'The bank rejected batch {batch}',
  'rejection.heading': 'The bank rejected a file',
  'rejection.text': 'The bank rejected the file of batch {batch}: {reason}',
  'return.next': 'Nothing is paid again by itself. What came back waits under Vendor Payments.',
  'test-returned.subject': 'The account of {payee} failed its test',
  'test-returned.heading': 'The bank turned an account back',
  'test-returned.text': `The test transfer of $0.00 to {payee} came back: {code}. {meaning}`,
  'test-returned.next': 'Nothing is paid to this account. Ask the vendor, and enter another one.',
  'return.open': 'Open the batch',
  'jobs-tomorrow.subject':
    '{jobs, plural, one {A job starts} other {# jobs start}} tomorrow, {day, date}',
  'jobs-tomorrow.heading': 'Tomorrow {jobs, plural, one {a job starts} other {# jobs start}}',
  'jobs-tomorrow.open': 'Open the day',
  'jobs-tomorrow.why': 'You choose what you hear of under Settings, Notifications.',
  'unclear.subject': 'The bank sent something unclear: {file}',
  'unclear.heading': 'The bank sent something that needs you',
  'unclear.said': 'The bank says: {said}',
  'unclear.next': `Nothing was paid or taken back because of it. Ask the bank what it means, do what
    has to be done, and mark it as seen to among the batches.`,
  'unclear.open': 'Open the batches',

  // What it is about
  project: 'Project',
  address: 'Address',
  total: 'Total',
  recommended: 'Recommended',
  'change-order':
    'This is a change to the contract we have with you. What was agreed before stays as it is.',
  'contract-before': 'Contract so far',
  'contract-after': 'New contract sum',
  'processing-fee': 'Card processing fee',
  'processing-fee-in-total': '{cents, money} ({percent, percent}), in the total',
  'processing-fee-in-each': '{percent, percent}, in each of these totals',
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
  email: 'E-mail',
  phone: 'Phone',
  open: 'Open the estimate',
  'notice.reply': `{replies, select, yes {Reply to this e-mail to write to the client. } no {}}These
    notices can be switched off under Settings.`,

  // To visitors of the website
  'receipt.subject': `{kind, select, quote {We have received your quote request} message {We have
    received your message}} · {company}`,
  'receipt.heading': `{kind, select, quote {We have your request} message {We have your message}}`,
  'receipt.text': `{kind, select, quote {Thank you for asking us. We will contact you within 24
    hours to schedule your free inspection.} message {Thank you for writing. We will get back to
    you within 24 hours.} emergency {Thank you for telling us. We treat this as urgent and contact
    you as soon as we can.}}`,
  'receipt.more': `Is water coming in right now? Please call us{phone, select, none {}
    other {: {phone}}}. If there is something to add, simply reply to this e-mail.`,
  'receipt.not-you': `You get this e-mail because somebody entered your address on our website. If
    that was not you, you need not do anything.`,
  about: 'About',
  'confirm.subject': 'Please confirm your subscription · {company}',
  'confirm.heading': 'One press, and you are on the list',
  'confirm.text': `Somebody, probably you, asked for our newsletter with this address. Press the
    button to confirm it; without that you will not hear from us.`,
  'confirm.button': 'Confirm my subscription',
  'confirm.small': 'Was it not you? Then do nothing, and nothing happens.',
  'welcome.subject': 'You are on the list · {company}',
  'welcome.heading': 'You are on the list',
  'welcome.text': `Thank you. You will get our notes about roofs in western Oregon, four times a
    year.`,
  'welcome.button': 'Unsubscribe',
  'welcome.small': 'The button ends it at any time, with one press.',

  // To staff: what a visitor asked
  'lead.subject': `{urgent, select, yes {Urgent: } no {}}{kind, select, quote {Quote request}
    message {Message}} from {name}`,
  'lead.heading': `{kind, select, quote {Quote request} message {Message}} from {name}`,
  'lead.text': `{kind, select, quote {Somebody asked for a quote on the website.} message {Somebody
    wrote a message on the website.}}`,
  'lead.reply': `Reply to this e-mail to answer them directly, or answer in Purlin so that
    everybody sees it.`,
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
  'photo-count': '{count, plural, one {One, to be seen in Purlin} other {#, to be seen in Purlin}}',

  // To a vendor: when they are on a job
  'vendor.subject': `{what, select, made {You are on} moved {New dates for} waits {No dates for
    now:} ended {You are no longer on} cancelled {Cancelled:}} {job}{dated, select, yes {,
    {day, date}} no {}}`,
  'vendor.text': `{what, select, made {You are on this job.} moved {The dates of this job have
    changed.} waits {This job has no dates for now. We write again as soon as it has new ones.}
    ended {You are no longer on this job.} cancelled {This job is cancelled; nobody goes
    there.}}`,
  'vendor.job': 'Job',
  'vendor.starts': 'Starts',
  'vendor.ends': 'Ends',
  'vendor.calendar': 'Open the attached appointment to have it in your calendar as it is now.',
  'vendor.reply': 'Does it not suit you? Reply to this e-mail or call us.',

  // To a client: their job has another day
  'moved.subject': '{job}: {what, select, starts {new day,} other {now until}} {day, date}',
  'moved.heading': '{what, select, starts {We come on} other {We work until}} {day, date}',
  'moved.text': `The weather does not let us work on your roof as planned, so our dates change.
    Nothing else does.`,
  'moved.before': 'Planned before',
  'moved.now': 'Now',
  'moved.reply': `Do the new dates not suit you? Reply to this e-mail or call us{phone, select,
    none {} other {: {phone}}}.`,

  // To a client who had the one before: it is as it was
  'moved-back.subject':
    '{job}: as planned before, {what, select, starts {} other {until }}{day, date}',
  'moved-back.heading': `{what, select, starts {We come on} other {We work until}} {day, date}, as
    planned`,
  'moved-back.text': `We wrote that the weather changes our dates. It does not: all is as it was
    planned before.`,
  'moved-back.before': 'We had written',
  'moved-back.reply': `Do these dates not suit you? Reply to this e-mail or call us{phone, select,
    none {} other {: {phone}}}.`,
} as const;
