// English: what is said when a rule about bank accounts, batches and their files says no.

export const bank = {
  // Bank accounts
  'bank-account-missing': 'This vendor has no bank account.',
  'bank-account-changed': 'The bank account was changed in the meantime. Please review it again.',
  'own-bank-account': 'You entered this account. Another admin has to confirm it.',
  'bank-account-too-new': `No one else can confirm this bank account right now. You can confirm it
    yourself {hours} hours after you entered it.`,
  'account-turned-back':
    'The bank rejected this account. Ask the vendor for the right details and enter them again.',
  'bank-account-confirmed': 'This bank account is confirmed, so there’s nothing left to test.',
  'prenote-not-asked-for': 'No test transfer was requested for this account.',
  'prenote-taken': 'The test transfer for this account is in batch {batch}.',
  'correction-unknown': 'The bank hasn’t suggested this correction.',
  'payment-came-back': `The bank returned a payment ({code}), so this account can’t be paid. Ask
    {payee} for the right account and enter it again.`,
  'no-bank-account': '{payee} has no bank account.',
  'bank-account-unconfirmed':
    'No one has confirmed {payee}’s bank account yet, so nothing will be paid to it.',
  'prenote-on-its-way': `A test transfer to {payee} is on its way to the bank. Payments wait until
    the third banking day after it arrives.`,
  'prenote-under-way':
    'The bank is testing {payee}’s account. It can be paid starting {date, date}.',
  'prenote-returned': `The bank rejected {payee}’s account. Ask the vendor for the right details and
    enter them again.`,
  'correction-open': `The bank wants a correction to {payee}’s account. Accept it, reject it, or
    enter the account again.`,

  // Batches of payments
  'batch-not-found': 'This batch doesn’t exist or has been removed.',
  'batch-not-open': 'This batch is no longer open.',
  'batch-still-stoppable': 'This batch can still be stopped. The file is created after that.',
  'batch-not-gathered': 'Payments are still being added to this batch.',
  'batch-has-file': 'This batch already has a file.',
  'approval-given': `You’ve already approved this payment. Payments over {most, money} need two
    people to approve them, so someone else has to approve it too.`,
  'second-approval-missing': `{payee}: payments over {most, money} now need two approvals, and this
    one has only one. Undo its approval and have two people approve it.`,
  'approved-by-planner': `{payee}: the person who created this payment also approved it, which is no
    longer allowed. Undo the approval and have someone else approve it.`,
  'batch-without-file': 'This batch has no file.',
  'batch-stopped': 'This batch was stopped before its file was sent.',
  'batch-rejected': `The bank rejected this batch. Its payments can be sent again, and nothing more
    can be recorded for this batch.`,
  'line-not-asked-for': 'Payment {payment} isn’t in this batch, or it’s in it twice.',
  'trace-used-twice': 'Two payments would have the same trace number.',
  'batch-with-the-bank':
    'The bank has this batch’s file, or may have it. You can’t undo it here. Call your bank.',
  'batch-not-submitted': 'This batch hasn’t been sent to the bank yet.',
  'batch-answered': `The bank has processed this batch: some payments have settled, been returned,
    or been corrected. Call the bank, and record the returned entries one by one.`,
  'batch-not-accepted': 'The bank hasn’t accepted this batch yet.',
  'line-unknown': 'No payment in this batch has this number.',
  'line-returned-otherwise':
    'This payment was already returned for a different reason. Call the bank.',
  'bank-answer-not-found': 'No bank response has this number.',

  // Files for the bank
  'payee-unprintable':
    'This vendor’s name has no letters that a bank can read. Write it in Latin letters.',
  'bank-account-invalid':
    '{payee}’s bank account is incomplete or has a wrong digit. Please enter it again.',
  'payment-over-limit': `{amount, money} to {payee} is over the {most, money} limit for {why,
    select, any-day {a single payment} same-day {a same-day payment}}.`,
  'payment-amount-invalid': 'There’s nothing to pay {payee}.',
  'not-a-banking-day':
    'Banks are closed on {date, date}, the payment date for {payee}. Choose another date.',
  'date-not-reachable': 'It’s too late to pay {payee} on {date, date}. Choose a later date.',
  'payment-twice-in-file': 'A payment to {payee} would be in the file twice.',
  'file-without-payments': 'There are no payments to send to the bank.',
  'file-too-big': 'That’s more payments than one file can hold. Process fewer at once.',
  'no-more-files-today':
    '{most} files have been created today, and the bank won’t take more. Continue tomorrow.',
  'bank-file-unreadable': 'This isn’t a valid ACH file. Check line {line}.',
  'no-more-traces': 'All of the bank’s trace numbers have been used. Please call your bank.',

  // Looser payment rules, which wait for a second person
  'own-payment-rules': `You asked for these looser rules. Someone else who may approve payments has
    to confirm them.`,
  'payment-rules-gone': `This request was confirmed, withdrawn, or changed in the meantime. Reload
    to see the current rules.`,
  'rules-newcomer': `Your access was added or changed less than {hours} hours ago, so you can’t
    confirm payment rules yet.`,
  'rules-of-newcomer': `The person who asked for these rules had their access added or changed less
    than {hours} hours ago, so you can’t confirm them yet.`,
} as const;
