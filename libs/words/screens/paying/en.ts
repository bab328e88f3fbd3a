// English: paying vendors: the slip, and what became of the payments.

export const en = {
  // The slip
  paying: 'Paying',
  selected: '{count} payment(s) selected',
  'window-loading': 'Checking the bank cutoff…',
  'no-network': 'Waiting for a connection',
  process: 'Process ACH Payments ({count})',
  labor: 'Labor',
  materials: 'Materials',
  'can-stop': 'You can stop it for {minutes, plural, one {a minute} other {# minutes}}',
  arrives: 'In vendor accounts {day}',
  'arrives-between': 'In vendor accounts {first} to {last}',

  // The bank
  'bank-not-ready': 'Bank setup is missing or incorrect',
  'bank-not-ready-means': `You can still approve payments. They can be sent once your company’s
    bank details are correct.`,
  'open-bank-data': 'Open bank settings',
  from: 'From',
  'simulated-bank': 'Simulated bank',
  'left-of-limit': 'Daily limit remaining',
  'over-limit':
    'This is over your daily limit of {limit}. Select fewer payments, or pay the rest tomorrow.',
  'holder.business': 'Business',
  'holder.person': 'Personal',
  'cut-off': 'Cutoff {when}',
  'cut-off-today': 'Cutoff today, {hour}',
  left: '{time} left',
  over: 'Passed: goes out {day}',
  'if-late': 'After that, arrives {day}',
  'if-late-closed': 'After that, arrives {day}: banks are closed {holidays}',

  // What became of them
  'none-selected': 'No Payments Selected',
  'none-selected-more': 'Please select approved payments to process.',
  failed: 'Failed to process batch payments. Please try again.',
  'goes-at': '{batch} goes to the bank at {when}',
  'in-it':
    '{count, plural, one {# payment} other {# payments}}, {total}. You can stop it until then.',
  'not-in-it': '{count, plural, one {# payment isn’t in it.} other {# payments aren’t in it.}}',
  complete: 'Batch Processing Complete',
  processed: 'Successfully processed {success} payment(s). Failed: {failed}',
  stop: 'Stop Batch',
  'did-not-go': '{count, plural, one {One payment wasn’t sent} other {# payments weren’t sent}}',
  'those-that-stayed': '{payments}:',
  close: 'Close',
} as const;
