// Permanently forgets a vendor, after showing what is deleted and what remains.
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { ForgetDialog } from '@purlin/ui/ui.ts';
import { useForgetting } from '@purlin/web/forgetting.ts';
import { forgettingInWords } from '@purlin/words/forgetting.ts';

/** Mount it while it is open. */
export function ForgetVendorDialog({
  vendor: { id, name },
  onClose,
  onForgotten,
}: {
  readonly vendor: Vendor;
  readonly onClose: () => void;
  readonly onForgotten: () => void;
}) {
  const { plan, dialog } = useForgetting(vendors, id, { kind: 'vendor', onForgotten });
  return (
    <ForgetDialog
      name={name}
      shown={plan && forgettingInWords(plan)}
      onClose={onClose}
      {...dialog}
    />
  );
}
