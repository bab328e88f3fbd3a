// English: the offer on the page of an estimate, and its photos.

export const en = {
  // The offer
  'the-offer': 'The offer',
  'recommended-option': 'Recommended option',
  total: 'Total',
  'project-description': 'Project description',
  notes: 'Notes for the client',
  client: 'Client',
  'no-email': 'No e-mail address',
  'service-address': 'Service Address',

  // Its options
  'no-options': 'No options yet.',
  'option.approved': 'Approved',
  'option.left': 'Not selected',
  'option.recommended': 'Recommended',
  'no-lines': 'No lines yet',

  // Its lines
  'line-items': 'Line items',
  'no-line-items': 'No line items yet.',
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
  cost: 'Staff only: cost',
  margin: ', margin',

  // Its photos
  photos: 'Photos',
  'no-photos':
    'Show your client what you found. Photos stand on the estimate’s page, with a sentence each.',
  photo: 'Photo {n}',
  'open-photo': 'Photo {n}, open',
  'of-estimate': 'of {number}',
  'add-photos': 'Add photos',
  sending: 'Sending {n} of {count}…',
  'sending-photo': 'Sending photo {n} of {count}',
  'take-photos':
    '{count, plural, one {Take the photo of the request} other {Take the # photos of the request}}',
  'what-photo-shows': 'What photo {n} shows',
  'what-it-shows': 'What it shows',
  earlier: 'Photo {n}: earlier',
  later: 'Photo {n}: later',
  'remove-photo': 'Remove photo {n}',
  'photos-failed': 'The photos could not be changed',
  'too-many-photos': 'An estimate has at most {count} photos.',
} as const;
