// English: photos, paths, slips, reasons and keys.

export const en = {
  // Photos
  'one-photo': 'Photo {from}',
  'photo-of': 'Photo {n} of {count} {from}',
  previous: 'Previous',
  next: 'Next',
  'photo-not-sent': 'The photo could not be sent. Please try again.',

  // A slip beside a selection
  'what-is-selected': 'What is selected',
  details: 'Details',

  // The stations of a path
  'station.done': 'done',
  'station.now': 'now',
  'station.ahead': 'not yet',
  'station.failed': 'failed',

  // Why something is done
  back: 'Back',
  'say-why': 'Say why to go on.',
  'usual-reasons': 'Usual reasons',
  reason: 'Reason',
} as const;
