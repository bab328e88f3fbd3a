// English: paying vendors: the slip, and what became of the payments.

export const en = {
  // The slip
  paying: 'Paying',
  selected: '{count} payment(s) selected',
  'window-loading': 'The bank’s window is on its way',
  'no-network': 'Waiting for the network',
  process: 'Process ACH Payments ({count})',
  labor: 'Labor',
  materials: 'Materials',
  'can-stop': 'You can stop it for {minutes, plural, one {a minute} other {# minutes}}',
  arrives: 'In their accounts {day}',
  'arrives-between': 'In their accounts {first} to {last}',

  // The bank
  'bank-not-ready': 'The bank’s data are missing or wrong',
  'bank-not-ready-means': `Payments can be approved; they are sent once the data of the company’s
    bank are right.`,
  'open-bank-data': 'Open the bank’s data',
  from: 'From',
  'simulated-bank': 'Simulated bank',
  'left-of-limit': 'Left of daily limit',
  'over-limit': `This is more than the {limit} that may leave the company in a day. Choose fewer,
    or pay the rest tomorrow.`,
  'holder.business': 'Business',
  'holder.person': 'Personal',
  'cut-off': 'Cut-off {when}',
  'cut-off-today': 'Cut-off today, {hour}',
  left: '{time} left',
  over: 'Over: it is sent {day}',
  'if-late': 'After that it is {day}',
  'if-late-closed': 'After that it is {day}: banks are closed on {holidays}',

  // What became of them
  'none-selected': 'No Payments Selected',
  'none-selected-more': 'Please select approved payments to process.',
  failed: 'Failed to process batch payments. Please try again.',
  complete: 'Batch Processing Complete',
  processed: 'Successfully processed {success} payment(s). Failed: {failed}',
  stop: 'Stop',
  'did-not-go': '{count, plural, one {One payment did not go} other {# payments did not go}}',
  'those-that-stayed': '{payments}:',
  close: 'Close',
} as const;
