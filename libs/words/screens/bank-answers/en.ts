// English: what the bank says of batches, and the bank that is simulated.

export const en = {
  // What the bank said, recorded by hand
  'title.accepted': 'The bank accepted the file',
  'lead.accepted': 'The payments will settle on their settlement date.',
  'title.rejected': 'The bank rejected the file',
  'lead.rejected': `None of these payments went out. They all go back to Pending, and someone
    other than you has to approve them before they’re sent again.`,
  'title.returned': 'The payment was returned',
  'lead.returned': `The payment goes back to Pending with the reason. Someone other than you has
    to check and approve it before it’s paid again.`,
  'record.accepted': 'Record Acceptance',
  'record.rejected': 'Record Rejection',
  'record.returned': 'Record Return',
  recording: 'Recording...',
  'record-failed': 'We couldn’t record the bank’s response',
  'say-how-you-know': 'To continue, enter how you know.',
  'say-why': 'Enter a reason to continue.',
  reason: 'Reason',
  'how-you-know': 'How do you know?',
  'what-the-bank-said': 'What the bank said',

  // What nobody could read or place
  'unclear-files': `{count, plural, one {The bank sent a file that needs review} other {The bank
    sent # files that need review}}`,
  'and-more': 'And {count} more in {file}.',
  'bank-says': 'The bank says: “{said}”',
  'ask-the-bank': 'Ask the bank what this means. No payment was made or reversed because of it.',
  'open-batch': 'Open {batch}',
  'mark-seen': 'Mark as Resolved',
  'mark-seen-lead':
    '{file} will leave this list. The history keeps it, along with who resolved it.',
  'what-was-done': 'What did you do?',

  // Whether the bank has the file
  'file-unknown': 'We don’t know whether the bank has the file',
  'file-unknown-means':
    'The upload was interrupted. Ask the bank whether it has {file} before anything is sent again.',
  'bank-has-it': 'Bank has it',
  'bank-has-not': 'Bank doesn’t have it',

  // The simulated bank
  'simulated-bank': 'Simulated bank',
  'simulation-only': 'Simulation: no money moves',
  'simulated-lead': 'Files received and how the bank responds',
  'simulated-means': `On its own, the simulated bank accepts each file after a moment and settles
    every payment on time. Use this page to make it do something else.`,
  'no-simulation': 'No simulated bank',
  'no-simulation-means': 'A real bank is connected, so its responses come from the bank itself.',
  'read-failed': 'The simulated bank couldn’t be loaded',
  'no-files': 'No files yet',
  'no-files-hint':
    'Process approved payments. Their file shows up here once the batch can no longer be stopped.',
  told: 'Simulated bank updated',
  'tell-failed': 'The simulated bank couldn’t be updated',
  'state.received': 'Received',
  'state.accepted': 'Accepted',
  'state.rejected': 'Rejected',
  accept: 'Accept',
  reject: 'Reject',
  'entries-of': 'Entries in {file}',
  payee: 'Payee',
  trace: 'Trace number',
  arrives: 'Arrives',
  amount: 'Amount',
  actions: 'Actions',
  returned: 'Returned',
  'tell-about': 'Set the bank’s response for {payee}',
  'return-it': 'Return payment…',
  'correct-it': 'Pay and correct account…',

  // What it is told of an entry
  'tell-title.return': 'Simulate a return',
  'tell-lead.return': 'The bank will return this payment. This is a simulation, so no money moves.',
  'tell-submit.return': 'Return Payment',
  'tell-title.correct': 'Simulate a correction',
  'tell-lead.correct': `The bank will pay it and send back the corrected account details. This is
    a simulation, so no money moves.`,
  'tell-submit.correct': 'Send Correction',
  telling: 'Updating...',
  'what-the-bank-says': 'What the bank says',
  'own-words': 'In the bank’s words',
  'as-it-should-be': 'Corrected value',

  // The codes in which it answers
  'code.R01': 'R01: The account doesn’t have enough money.',
  'code.R02': 'R02: The account is closed.',
  'code.R03': 'R03: The account doesn’t exist, or it’s not in this name.',
  'code.R04': 'R04: The account number isn’t valid.',
  'code.R08': 'R08: The account holder stopped the payment.',
  'code.R10': 'R10: The account holder doesn’t know us or didn’t authorize the debit.',
  'code.R12': 'R12: The branch was sold to another bank.',
  'code.R15': 'R15: The account holder has died.',
  'code.R16': 'R16: The account is frozen.',
  'code.R17': `R17: The bank couldn’t process a field, or suspects fraud because of the account
    number.`,
  'code.R20': 'R20: The account can’t receive this kind of payment.',
  'code.R23': 'R23: The recipient refused the payment.',
  'code.R24': 'R24: The bank received the same payment twice.',
  'code.R29': 'R29: The business didn’t authorize the debit.',
  'code.C01': 'C01: The account number needs to be corrected.',
  'code.C02': 'C02: The routing number needs to be corrected.',
  'code.C05': 'C05: The account type, checking or savings, needs to be corrected.',
} as const;
