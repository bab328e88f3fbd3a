// What is typed about a payment: vendor, job or none, amounts, day, the vendor's invoice, notes.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import {
  DateField,
  Money,
  MoneyField,
  SelectField,
  TextAreaField,
  TextField,
} from '@purlin/ui/ui.ts';
import { type Read, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { SameInvoice } from './same-invoice.tsx';

export interface PaymentValues {
  readonly vendorId: string;
  readonly jobId: string;
  readonly laborAmount: string;
  readonly materialsAmount: string;
  readonly scheduledPaymentDate: string;
  readonly invoiceNumber: string;
  readonly notes: string;
}
type Form = UseFormReturn<PaymentValues>;

const MOST = 500;

/** `usual` stands first, for nothing chosen. */
function choicesOf<T>(
  read: Read<readonly T[]>,
  usual: string,
  choice: (row: T) => { readonly value: string; readonly label: string },
) {
  const first = read.loading ? 'Loading…' : read.problem ? 'Could not be loaded' : usual;
  return [{ value: '', label: first }, ...(read.data ?? []).map(choice)];
}

export function PaymentFields({
  form,
  total,
  payment,
}: {
  readonly form: Form;
  readonly total: string;
  /** The payment that is changed; unset for a new one. */
  readonly payment?: VendorPayment | undefined;
}) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <VendorAndJob form={form} payment={payment} />
      <div className="pl-form-2">
        <MoneyField
          label="Labor"
          error={errors.laborAmount?.message}
          {...register('laborAmount')}
        />
        <MoneyField
          label="Materials"
          error={errors.materialsAmount?.message}
          {...register('materialsAmount')}
        />
      </div>
      <div className="pl-form-2">
        <DateField
          label="Scheduled Date"
          required
          error={errors.scheduledPaymentDate?.message}
          {...register('scheduledPaymentDate')}
        />
        <p className="pay-sum" aria-live="polite">
          <span>Total</span>
          <strong>
            <Money amount={total} />
          </strong>
        </p>
      </div>
      <InvoiceField form={form} except={payment?.id} />
      <TextAreaField
        label="Notes"
        optional
        rows={2}
        maxLength={2000}
        error={errors.notes?.message}
        {...register('notes')}
      />
    </>
  );
}

function VendorAndJob({
  form,
  payment,
}: {
  readonly form: Form;
  readonly payment: VendorPayment | undefined;
}) {
  const payees = useRead(vendors.list, { query: { status: 'active', limit: MOST } });
  const jobs = useRead(scheduling.list, { query: { limit: MOST } });
  const {
    register,
    control,
    formState: { errors },
  } = form;
  const [vendorId, jobId] = useWatch({ control, name: ['vendorId', 'jobId'] });
  const vendorChoices = choicesOf(
    payees,
    payees.data?.length === 0 ? 'No vendors yet' : 'Choose a vendor',
    (v) => ({ value: String(v.id), label: v.name }),
  );
  // Who is inactive by now, or not among the first, is still whom it goes to.
  const missing = vendorId !== '' && !vendorChoices.some(({ value }) => value === vendorId);
  return (
    <div className="pl-form-2">
      <SelectField
        label="Vendor"
        required
        autoFocus={!payment}
        choices={
          missing
            ? [...vendorChoices, { value: vendorId, label: payment?.vendor?.name ?? '…' }]
            : vendorChoices
        }
        error={errors.vendorId?.message}
        {...register('vendorId')}
        value={vendorId}
      />
      <SelectField
        label="Job"
        optional
        choices={choicesOf(jobs, 'No job', (j) => ({
          value: String(j.id),
          label: `${j.title}, ${j.client.name}`,
        }))}
        error={errors.jobId?.message}
        {...register('jobId')}
        value={jobId}
      />
    </div>
  );
}

/** Told beside it: the same bill of the same vendor is there already. */
function InvoiceField({
  form: {
    register,
    control,
    formState: { errors },
  },
  except,
}: {
  readonly form: Form;
  readonly except: number | undefined;
}) {
  const vendorId = useWatch({ control, name: 'vendorId' });
  const [typed, setTyped] = useState('');
  return (
    <>
      <TextField
        label="Invoice Number"
        optional
        autoComplete="off"
        maxLength={60}
        help="The vendor’s own number of the bill. It goes with the money."
        error={errors.invoiceNumber?.message}
        {...register('invoiceNumber', {
          onBlur: (event: { target: HTMLInputElement }) => setTyped(event.target.value.trim()),
        })}
      />
      {vendorId !== '' && typed !== '' && (
        <SameInvoice
          payment={{
            vendorId: Number(vendorId),
            invoiceNumber: typed,
            ...(except === undefined ? {} : { id: except }),
          }}
        />
      )}
    </>
  );
}
