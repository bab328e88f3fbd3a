// The totals beside the form, live while it is filled in.
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { percentText } from '@purlin/ui/ui.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { type FormValues, totalsOfForm } from './form.ts';

export function useTotals() {
  const { control } = useFormContext<FormValues>();
  const [lines, taxPercentage, discountPercentage, taxBasis] = useWatch({ control, name: ['lines', 'taxPercentage', 'discountPercentage', 'taxBasis'] });
  return { totals: totalsOfForm({ lines, taxPercentage, discountPercentage, taxBasis }), discount: percentText(discountPercentage), tax: percentText(taxPercentage), count: lines.length };
}

export function TotalsSummary() {
  const { totals, discount, tax } = useTotals();
  return (
    <dl className="est-totals new-totals">
      <div><dt>Subtotal</dt><dd className="pl-figures">{formatDollars(totals.subtotalCents)}</dd></div>
      <div><dt>Discount ({discount}%)</dt><dd className="pl-figures">{totals.discountCents > 0 && '−'}{formatDollars(totals.discountCents)}</dd></div>
      <div><dt>Tax ({tax}%)</dt><dd className="pl-figures">{formatDollars(totals.taxCents)}</dd></div>
      <div className="est-totals-sum"><dt>Total</dt><dd className="pl-figures">{formatDollars(totals.totalCents)}</dd></div>
    </dl>
  );
}
