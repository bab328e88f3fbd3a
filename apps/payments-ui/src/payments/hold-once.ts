// A press that would plan the same bill again is held once: whoever means it presses again.
import { payments } from '@purlin/contracts/payments.ts';
import { call } from '@purlin/web/web.ts';
import { useState } from 'react';

interface Bill {
  readonly vendorId: number;
  readonly invoiceNumber: string | null;
}
const nameOf = ({ vendorId, invoiceNumber }: Bill): string => `${vendorId} ${invoiceNumber ?? ''}`;

async function isHere({ vendorId, invoiceNumber }: Bill, except?: number): Promise<boolean> {
  if (invoiceNumber === null) return false;
  const query = { vendorId, invoiceNumber, ...(except === undefined ? {} : { except }) };
  try {
    return (await call(payments.sameInvoice, { query })).length > 0;
  } catch {
    // The press itself says what is wrong.
    return false;
  }
}

/** `held`: which bill was warned of; `goesOn` says whether the press counts. */
export function useHeldOnce(start: Bill, except: number | undefined) {
  const [held, setHeld] = useState(except === undefined ? '' : nameOf(start));
  return {
    isHeld: (bill: Bill): boolean => bill.invoiceNumber !== null && held === nameOf(bill),
    async goesOn(bill: Bill): Promise<boolean> {
      if (held === nameOf(bill) || !(await isHere(bill, except))) return true;
      setHeld(nameOf(bill));
      return false;
    },
  };
}
