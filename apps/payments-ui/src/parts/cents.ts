// Converts decimal amounts to cents for arithmetic.

/** Whole cents of a decimal string with two places, however large it is. */
export const centsOf = (amount: string): number => Number(amount.replace('.', ''));
