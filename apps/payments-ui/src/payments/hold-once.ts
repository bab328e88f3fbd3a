// Blocks the first submit of a duplicate bill; submitting again confirms it.
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
    // The submit handler shows the error.
    return false;
  }
}

/** `held`: the bill that was warned about. `goesOn` says whether to proceed. */
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
