// English: the offer on the page of an estimate, and its photos.

export const en = {
  // The offer
  'the-offer': 'Estimate details',
  'recommended-option': 'Recommended option',
  total: 'Total',
  'project-description': 'Project description',
  notes: 'Notes for client',
  client: 'Client',
  'no-email': 'No email address',
  'service-address': 'Service Address',

  // Its options
  'no-options': 'No options yet',
  'option.approved': 'Approved',
  'option.left': 'Not selected',
  'option.recommended': 'Recommended',
  'no-lines': 'No line items yet',

  // Its lines
  'line-items': 'Line items',
  'no-line-items': 'No line items yet',
  'other-work': 'Other work',
  'not-taxed': 'Not taxed',
  details: 'Details',
  scope: 'Scope of work',
  description: 'Description',
  exclusions: 'Exclusions',
  process: 'Process',
  quantity: 'Quantity',
  rate: 'Rate',

  // What it adds up to
  subtotal: 'Subtotal',
  discount: 'Discount',
  'discount-share': 'Discount ({share}%)',
  tax: 'Tax ({share}%)',
  'tax-after-discount': 'Tax ({share}%, after discount)',
  'tax-before-discount': 'Tax ({share}%, before discount)',
  'card-fee': 'Card processing fee ({share}%)',
  deposit: 'Deposit due on approval',
  'deposit-of.total': 'Deposit due on approval ({share}% of the total)',
  'deposit-of.subtotal': 'Deposit due on approval ({share}% of the subtotal)',
  cost: 'Team only: cost',
  margin: ', margin',

  // Its photos
  photos: 'Photos',
  'no-photos':
    'Show your client what you found. Photos appear on the estimate page, each with a caption.',
  photo: 'Photo {n}',
  'open-photo': 'Open photo {n}',
  'of-estimate': 'of {number}',
  'add-photos': 'Add photos',
  sending: 'Uploading {n} of {count}…',
  'sending-photo': 'Uploading photo {n} of {count}',
  'take-photos': `{count, plural, one {Add the photo from the request} other {Add the # photos from
    the request}}`,
  'what-photo-shows': 'Caption for photo {n}',
  'what-it-shows': 'Caption',
  earlier: 'Move photo {n} earlier',
  later: 'Move photo {n} later',
  'remove-photo': 'Remove photo {n}',
  'photos-failed': 'The photos couldn’t be updated',
  'too-many-photos': 'An estimate can have up to {count} photos.',
} as const;
