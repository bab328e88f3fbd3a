// What is typed about a payment: vendor, job or none, amounts, day, the vendor's invoice, notes.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { bankingDayFrom } from '@purlin/domain/payments/ach/banking-days.ts';
import { PaymentCents } from '@purlin/domain/payments/vendor-payment-shapes.ts';
import { fromDecimal } from '@purlin/domain/shared/money.ts';
import {
  DateField,
  isAmount,
  Money,
  MoneyField,
  moneyText,
  SelectField,
  TextAreaField,
  TextField,
} from '@purlin/ui/ui.ts';
import { type Read, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useToday, weekday } from '../parts/days.ts';
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

/** Said while it is typed: what no payment can be. */
const tooMuch = (typed: string): string | undefined =>
  PaymentCents.safeParse(fromDecimal(moneyText(typed))).error?.issues[0]?.message;

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
      <Amounts form={form} />
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
      <DayHelp form={form} />
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

function Amounts({
  form: {
    register,
    control,
    formState: { errors },
  },
}: {
  readonly form: Form;
}) {
  const [laborAmount, materialsAmount] = useWatch({
    control,
    name: ['laborAmount', 'materialsAmount'],
  });
  return (
    <div className="pl-form-2">
      <MoneyField
        label="Labor"
        error={tooMuch(laborAmount) ?? errors.laborAmount?.message}
        {...register('laborAmount', isAmount)}
      />
      <MoneyField
        label="Materials"
        error={tooMuch(materialsAmount) ?? errors.materialsAmount?.message}
        {...register('materialsAmount', isAmount)}
      />
    </div>
  );
}

/** What a day means on which no bank pays: it is not refused, but said. */
function DayHelp({ form: { control } }: { readonly form: Form }) {
  const day = useWatch({ control, name: 'scheduledPaymentDate' });
  const today = useToday();
  if (!/^2\d{3}-\d\d-\d\d$/.test(day) || today === undefined) return null;
  const opens = bankingDayFrom(day);
  const says =
    day < today
      ? 'This day is past: it is paid with the next file.'
      : opens === day
        ? ''
        : `Banks are closed that day. It arrives ${weekday(opens)}.`;
  return (
    <p className="pay-warns" role="status">
      {says}
    </p>
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
