// English: what shapes say of fields in words of their own, by code.

export const en = {
  'discount-above': 'The discount is more than the subtotal of {subtotal, money}',
  'deposit-above': 'The deposit is more than the total of {total, money}',
  /** A name that means the same as another one, which is the one that is read. */
  'name-not-read': 'Please send {read} instead; {name} isn’t supported',
  'four-decimals': 'Please enter at most four decimals, like 8.375',
} as const;
