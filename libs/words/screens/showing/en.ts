// English: photos, paths, slips, reasons and keys.

export const en = {
  // Photos
  'one-photo': 'Photo {from}',
  'photo-of': 'Photo {n} of {count} {from}',
  'named-photo': '· {name}',
  photo: 'Photo',
  'add-photos': 'Add photos',
  'remove-photo': 'Remove {name}',
  'photos-to-send': 'Photos to send',
  'sending-photo': 'Uploading photo {n} of {count}',
  'too-many-photos': 'You can send up to {most} photos at once.',
  'upload-waiting': 'Waiting for the connection…',
  'upload-goes-on': 'Add the photo again, and the upload continues where it stopped.',
  'file-too-large': 'This file is too large. Files can have up to {megabytes, number} MB.',
  previous: 'Previous',
  next: 'Next',
  'photo-not-sent': 'The photo couldn’t be uploaded. Please try again.',

  // A slip beside a selection
  'what-is-selected': 'Selection',
  details: 'Details',

  // The stations of a path
  'station.done': 'done',
  'station.now': 'now',
  'station.ahead': 'not yet',
  'station.failed': 'failed',

  // Why something is done
  back: 'Back',
  'say-why': 'Enter a reason to continue.',
  'usual-reasons': 'Common reasons',
  reason: 'Reason',
} as const;
