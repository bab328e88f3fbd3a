// English: what came of forgetting somebody.

export const en = {
  'forgotten.client': 'Client forgotten',
  'failed.client': 'Failed to forget the client',
  'forgotten.request': 'Request forgotten',
  'failed.request': 'Failed to forget the request',
  'forgotten.vendor': 'Vendor forgotten',
  'failed.vendor': 'Failed to forget the vendor',
  'forgotten.user': 'User forgotten',
  'failed.user': 'Failed to forget the user',
} as const;
