// English: what a change order says of the contract, on its page, on paper and by email.

export const en = {
  'change-order': `This is a change to our existing contract with you. Everything else we agreed on
    stays the same.`,
  'contract-before': 'Current contract total',
  'contract-after': 'New contract total',
} as const;
