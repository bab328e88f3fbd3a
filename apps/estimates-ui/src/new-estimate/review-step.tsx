// Third step: everything once more, and the words around it.
import type { Client } from '@purlin/contracts/clients.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { formatDollars, fromDecimal } from '@purlin/domain/shared/money.ts';
import { moneyText, percentText, quantityText, SelectField, TextAreaField } from '@purlin/ui/ui.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { type FormValues, lineCents } from './form.ts';

const bases = [
  { value: 'undiscounted', label: 'Before the discount' },
  { value: 'discounted', label: 'After the discount' },
];

export function ReviewStep({ client }: { readonly client: Client | undefined }) {
  const { control, register } = useFormContext<FormValues>();
  const values = useWatch({ control }) as FormValues;
  const [discounted, taxed] = [percentText(values.discountPercentage) !== '0', percentText(values.taxPercentage) !== '0'];
  return (
    <div className="pl-form">
      <dl className="new-review">
        <div><dt>Client</dt><dd><strong>{client?.name}</strong><br /><span className="pl-muted pl-wrap">{client?.email}</span></dd></div>
        <div><dt>Project</dt><dd><strong>{values.projectTitle}</strong>{values.validUntil && <><br /><span className="pl-muted">Valid until {formatDate(values.validUntil)}</span></>}</dd></div>
        <div><dt>Address</dt><dd>{values.serviceAddress}</dd></div>
      </dl>
      <ul className="est-line-cards new-review-lines" aria-label="Line items">
        {values.lines.map((line, n) => (
          <li key={n}>
            <span className="pl-prewrap">{line.description}</span><strong className="pl-figures">{formatDollars(lineCents(line))}</strong>
            <small className="pl-figures">{quantityText(line.quantity)} × {formatDollars(fromDecimal(moneyText(line.rate)))}{line.taxable ? '' : ' · not taxed'}</small>
          </li>
        ))}
      </ul>
      {discounted && taxed && <SelectField label="Tax is taken" choices={bases} {...register('taxBasis')} />}
      <TextAreaField label="Message to the client" rows={2} help="Stands at the top of the estimate." {...register('introMessage')} />
      <div className="pl-form-2">
        <TextAreaField label="Notes for the client" optional rows={2} help="Stand at the end of the estimate." {...register('customerNotes')} />
        <TextAreaField label="Internal notes" optional rows={2} help="Only staff can see them." {...register('internalNotes')} />
      </div>
    </div>
  );
}
