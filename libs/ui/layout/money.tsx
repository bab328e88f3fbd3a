// Formats money: a decimal string, as sent over the API, in en-US.

/**
 * "1234.5" and "1234.50" are "$1,234.50", and a rate of "0.0375" is "$0.0375". The string is never
 * converted to a float.
 */
export function dollars(amount: string): string {
  const [whole = '0', cents = ''] = amount.replace('-', '').split('.');
  const sign = amount.startsWith('-') ? '-' : '';
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}$${thousands}.${cents.padEnd(2, '0')}`;
}

export const Money = ({ amount }: { readonly amount: string }) => (
  <span className="pl-figures">{dollars(amount)}</span>
);
