// English: what came of forgetting somebody.

export const en = {
  'forgotten.client': 'Client’s personal data deleted',
  'failed.client': 'Failed to delete the client’s personal data',
  'forgotten.request': 'Request’s personal data deleted',
  'failed.request': 'Failed to delete the request’s personal data',
  'forgotten.vendor': 'Vendor’s personal data deleted',
  'failed.vendor': 'Failed to delete the vendor’s personal data',
  'forgotten.user': 'User’s personal data deleted',
  'failed.user': 'Failed to delete the user’s personal data',
} as const;
