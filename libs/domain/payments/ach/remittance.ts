// The remittance information of a payment, which tells the vendor's system which bill is paid.
import { fitting, printable } from './printable.ts';

/** Maximum length of an ANSI X12 reference. */
const WIDTH = 30;

/** X12 delimiters can't occur within an element. */
const asElement = (text: string): string =>
  fitting(printable(printable(text).replaceAll(/[*\\~|]/g, ' ')), WIDTH).trim();

const inDollars = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/**
 * The addenda of a payment: the RMR segment of an ANSI ASC X12 820 (payment order and remittance
 * advice), with `*` between elements and `\` at the end (rule: remittance). RMR01 is the type of
 * RMR02: IV for the vendor's invoice number, or TN for our own number if there is none. RMR03 is
 * empty, RMR04 is the amount. Older files had free text and are regenerated with it.
 */
export function remittanceOf({
  id,
  invoiceNumber,
  amountCents,
}: {
  readonly id: number;
  readonly invoiceNumber: string | null;
  readonly amountCents: number;
}): string {
  const invoice = asElement(invoiceNumber ?? '');
  const bill = invoice === '' ? `TN*PAYMENT ${id}` : `IV*${invoice}`;
  return `RMR*${bill}**${inDollars(amountCents)}\\`;
}
