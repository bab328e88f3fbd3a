// English: what the bank says of batches, and the bank that is simulated.

export const en = {
  // What the bank said, recorded by hand
  'title.accepted': 'The bank accepted the file',
  'lead.accepted': 'The payments settle on their day.',
  'title.rejected': 'The bank rejected the file',
  'lead.rejected': `Nothing of it is paid: every payment goes back to Pending, and somebody else
    than you approves it before it is sent again.`,
  'title.returned': 'The payment came back',
  'lead.returned': `It goes back to Pending with the reason. Somebody else than you makes sure of
    it and approves it before it is paid again.`,
  'record.accepted': 'Record it',
  'record.rejected': 'Record it',
  'record.returned': 'Record the return',
  recording: 'Recording...',
  'record-failed': 'It could not be recorded',
  'say-how-you-know': 'Say how you know it to go on.',
  'say-why': 'Say why to go on.',
  reason: 'Reason',
  'how-you-know': 'How you know it',
  'what-the-bank-said': 'What the bank said',

  // What nobody could read or place
  'unclear-files': `{count, plural, one {The bank sent a file that needs a person} other {The bank
    sent # files that need a person}}`,
  'and-more': 'And {count} more in {file}.',
  'bank-says': 'The bank says: “{said}”',
  'ask-the-bank': 'Ask the bank what it means: nothing was paid or taken back because of it.',
  'open-batch': 'Open {batch}',
  'mark-seen': 'Mark as seen to',
  'mark-seen-lead': '{file} leaves this list; history keeps it, and who saw to it.',
  'what-was-done': 'What was done',

  // Whether the bank has the file
  'file-unknown': 'We do not know whether the bank has the file',
  'file-unknown-means': `Sending it was interrupted. Ask the bank for {file} before anything is
    sent again.`,
  'bank-has-it': 'The bank has it',
  'bank-has-not': 'The bank does not have it',

  // The simulated bank
  'simulated-bank': 'Simulated bank',
  'simulation-only': 'Simulation, no money moves',
  'simulated-lead': 'The files it got, and what it answers',
  'simulated-means': `By itself it accepts each file after a moment and settles every payment on its
    day. Here it is told to do otherwise.`,
  'no-simulation': 'No simulation here',
  'no-simulation-means': 'A real bank is connected; what it says comes from there.',
  'read-failed': 'The simulated bank could not be read',
  'no-files': 'No files yet',
  'no-files-hint': `Process approved payments: once that can no longer be stopped, their file is
    here.`,
  told: 'The simulated bank was told',
  'tell-failed': 'It could not be told',
  'state.received': 'Received',
  'state.accepted': 'Accepted',
  'state.rejected': 'Rejected',
  accept: 'Accept',
  reject: 'Reject',
  'entries-of': 'Entries of {file}',
  payee: 'Payee',
  trace: 'Trace',
  arrives: 'Arrives',
  amount: 'Amount',
  actions: 'Actions',
  returned: 'Returned',
  'tell-about': 'Tell the bank about {payee}',
  'return-it': 'Return it…',
  'correct-it': 'Pay it, and correct the account…',

  // What it is told of an entry
  'tell-title.return': 'Simulate a return',
  'tell-lead.return': 'The bank sends this payment back. A simulation: no money moves.',
  'tell-submit.return': 'Return it',
  'tell-title.correct': 'Simulate a correction',
  'tell-lead.correct': `The bank pays it and says what the account should be. A simulation: no money
    moves.`,
  'tell-submit.correct': 'Correct it',
  telling: 'Telling...',
  'what-the-bank-says': 'What the bank says',
  'own-words': 'In its own words',
  'as-it-should-be': 'As it should be',

  // The codes in which it answers
  'code.R01': 'R01: The account does not hold enough money.',
  'code.R02': 'R02: The account is closed.',
  'code.R03': 'R03: There is no such account, or it is not in this name.',
  'code.R04': 'R04: The account number has a wrong form.',
  'code.R08': 'R08: The account holder stopped the payment.',
  'code.R10': 'R10: The account holder does not know us or did not permit the debit.',
  'code.R12': 'R12: The branch was sold to another bank.',
  'code.R15': 'R15: The account holder has died.',
  'code.R16': 'R16: The account is frozen.',
  'code.R17': `R17: The bank could not use a field, or suspects fraud because of the account
    number.`,
  'code.R20': 'R20: The account cannot receive such payments.',
  'code.R23': 'R23: The receiver refused the payment.',
  'code.R24': 'R24: The bank received the same payment twice.',
  'code.R29': 'R29: The business did not permit the debit.',
  'code.C01': 'C01: The account number is to be corrected.',
  'code.C02': 'C02: The routing number is to be corrected.',
  'code.C05': 'C05: The kind of account, checking or savings, is to be corrected.',
} as const;
