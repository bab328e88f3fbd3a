// English: what is said when a rule about bank accounts, batches and their files says no.

export const bank = {
  // Bank accounts
  'bank-account-missing': 'This vendor has no bank account.',
  'bank-account-changed': 'The bank account was changed meanwhile. Please look at it again.',
  'own-bank-account': 'You entered this account. Another admin has to confirm it.',
  'bank-account-too-new': `Nobody else can confirm this bank account now: you can {hours} hours
    after you entered it.`,
  'account-turned-back': `The bank turned this account back. Please ask the vendor and enter it
    again.`,
  'bank-account-confirmed': `This bank account is confirmed. There is nothing to test any more.`,
  'prenote-not-asked-for': 'Nobody asked for a test transfer to this account.',
  'prenote-taken': 'The test transfer to this account is in batch {batch}.',
  'correction-unknown': 'The bank has proposed no such correction.',
  'payment-came-back': `The bank sent a payment back ({code}): this account cannot be paid. Please
    ask {payee} for the account and enter it again.`,
  'no-bank-account': '{payee} has no bank account.',
  'bank-account-unconfirmed': `Nobody has confirmed the bank account of {payee} yet, so nothing is
    paid to it.`,
  'prenote-on-its-way': `A test transfer to {payee} is on its way to the bank. Payments wait until
    the third banking day after it has arrived.`,
  'prenote-under-way': `The bank is trying the account of {payee}. It can be paid from {date,
    date}.`,
  'prenote-returned': `The bank turned the account of {payee} back. Please ask the vendor and enter
    it again.`,
  'correction-open': `The bank asks for a correction of the account of {payee}. Please accept or
    refuse it, or enter the account again.`,

  // Batches of payments
  'batch-not-found': 'This batch does not exist or has been removed.',
  'batch-not-open': 'This batch is not open any more.',
  'batch-still-stoppable': 'This batch can still be stopped. Its file is written after that.',
  'batch-not-gathered': 'Payments are still being put into this batch.',
  'batch-has-file': 'This batch has its file already.',
  'approval-given': `You have approved it already. Above {most, money} a payment needs the approval
    of two people: somebody else has to approve it too.`,
  'second-approval-missing': `{payee}: above {most, money} a payment needs two approvals by now, and
    this one has one. Take its approval back; then two people approve it.`,
  'approved-by-planner': `{payee}: whoever planned a payment may not approve it any more, and here
    they did. Take the approval back; then somebody else approves it.`,
  'batch-without-file': 'This batch has no file.',
  'batch-stopped': 'This batch was stopped before its file was sent.',
  'batch-rejected': `The bank rejected this batch. Its payments are free again; nothing more can be
    noted about it.`,
  'line-not-asked-for': 'Payment {payment} is not part of this batch, or is in it twice.',
  'trace-used-twice': 'Two payments would have the same number at the bank.',
  'batch-with-the-bank': `The file of this batch is with the bank, or may be. It cannot be taken
    back here: call your bank.`,
  'batch-not-submitted': 'This batch has not been sent to the bank.',
  'batch-answered': `The bank has worked on this batch: payments of it have settled, come back or
    been corrected. Call the bank, and record the entries that came back one by one.`,
  'batch-not-accepted': 'The bank has not accepted this batch yet.',
  'line-unknown': 'This batch has no payment with this number.',
  'line-returned-otherwise':
    'This payment has come back already, for another reason. Call the bank.',
  'bank-answer-not-found': 'There is nothing of the bank with this number.',

  // Files for the bank
  'payee-unprintable': `The name of this vendor has no letter that a bank can read. Write it in
    Latin letters.`,
  'bank-account-invalid': `The bank account of {payee} is not complete or has a wrong digit. Please
    enter it again.`,
  'payment-over-limit': `{amount, money} for {payee} is more than the {most, money} that can be paid
    {why, select, any-day {at once} same-day {on the same day}}.`,
  'payment-amount-invalid': 'There is nothing to pay to {payee}.',
  'not-a-banking-day': `Banks are closed on {date, date}, when {payee} is to be paid. Choose another
    day.`,
  'date-not-reachable': `{payee} cannot be paid on {date, date} any more. Choose a later day.`,
  'payment-twice-in-file': 'A payment to {payee} would be in the file twice.',
  'file-without-payments': 'There is no payment to send to the bank.',
  'file-too-big': 'These are more payments than one file can hold. Process fewer at once.',
  'no-more-files-today': `{most} files have been made today, and the bank takes no more. Go on
    tomorrow.`,
  'bank-file-unreadable': `This is not a file of ACH records: line {line} is not as it has to
    be.`,
  'no-more-traces': `All numbers that the bank gives to payments are used up. Please call your
    bank.`,
} as const;
