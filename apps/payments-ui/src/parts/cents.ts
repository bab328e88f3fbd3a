// Amounts as they travel, to be counted with.

/** Whole cents of a decimal string with two places, however large a sum it is. */
export const centsOf = (amount: string): number => Number(amount.replace('.', ''));
