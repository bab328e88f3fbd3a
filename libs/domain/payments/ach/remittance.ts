// What travels with the money: which bill is paid, so that the vendor's system can book it.
import { fitting, printable } from './printable.ts';

/** As much as ANSI X12 takes as a reference. */
const WIDTH = 30;

/** What separates elements and ends segments cannot stand inside one. */
const asElement = (text: string): string =>
  fitting(printable(printable(text).replaceAll(/[*\\~|]/g, ' ')), WIDTH).trim();

const inDollars = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/**
 * The addenda of a payment: the RMR segment of an ANSI ASC X12 820 (payment order and remittance
 * advice), with `*` between elements and `\` at the end (rule: remittance). RMR01 says what RMR02
 * is: IV the vendor's invoice, TN our own number where there is none. RMR03 stays empty, RMR04 is
 * what is paid. Older files had free text, and are made again with it.
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
