// Where what holds a payment back is ended, and what is done there.

/** On the vendor's page, by the reason; others end by themselves, or on the payment. */
export const HOLD_ENDS: Readonly<Record<string, string>> = {
  'no-bank-account': 'Enter account',
  'bank-account-unconfirmed': 'Look at the account',
  'correction-open': 'Look at the correction',
  'prenote-returned': 'Change account',
  'vendor-inactive': 'Open vendor',
  'vendor-archived': 'Open vendor',
  'insurance-lapsed': 'Update document',
  'payment-came-back': 'Enter account',
};
