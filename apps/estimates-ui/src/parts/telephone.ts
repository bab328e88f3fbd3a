// The address that dials a telephone number.
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
