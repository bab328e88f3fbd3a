// What is typed about a payment: vendor, job or none, amounts, day, the vendor's invoice, notes.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { bankingDayFrom } from '@purlin/domain/payments/ach/banking-days.ts';
import { PaymentCents } from '@purlin/domain/payments/vendor-payment-shapes.ts';
import { fromDecimal } from '@purlin/domain/shared/money.ts';
import {
  DateField,
  isAmount,
  Money,
  MoneyField,
  moneyText,
  TextAreaField,
  TextField,
} from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useToday, weekday } from '../parts/days.ts';
import { payeeOf } from './payment-words.tsx';
import { SameInvoice } from './same-invoice.tsx';
import { JobField, VendorField } from './vendor-and-job.tsx';

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

/** Said while it is typed: what no payment can be. */
const tooMuch = (typed: string): string | undefined =>
  PaymentCents.safeParse(fromDecimal(moneyText(typed))).error?.issues[0]?.message;

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
      <p className="pay-sum" aria-live="polite">
        <span>Total</span>
        <strong>
          <Money amount={total} />
        </strong>
      </p>
      <div className="pl-form-2 pay-day-and-bill">
        <div>
          <DateField
            label="Scheduled Date"
            required
            error={errors.scheduledPaymentDate?.message}
            {...register('scheduledPaymentDate')}
          />
          <DayHelp form={form} />
        </div>
        <InvoiceField form={form} except={payment?.id} />
      </div>
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

/** What a day means on which the bank pays nobody: it is not refused, but said. */
function DayHelp({ form: { control } }: { readonly form: Form }) {
  const day = useWatch({ control, name: 'scheduledPaymentDate' });
  const today = useToday();
  const earliest = useRead(payments.window).data?.arrivesOn;
  if (!/^2\d{3}-\d\d-\d\d$/.test(day) || today === undefined) return null;
  const opens = bankingDayFrom(day);
  const late = earliest !== undefined && day < earliest;
  const says =
    day < today
      ? 'This day is past: it is paid with the next file.'
      : late
        ? `The bank reaches nobody that soon. It arrives ${weekday(earliest)} at the earliest.`
        : opens !== day
          ? `Banks are closed that day. It arrives ${weekday(opens)}.`
          : day === earliest
            ? 'The earliest day on which it can arrive.'
            : '';
  return (
    <p className={day === earliest ? 'pay-says' : 'pay-warns'} role="status">
      {says}
    </p>
  );
}

function VendorAndJob({
  form: {
    control,
    setValue,
    formState: { errors },
  },
  payment,
}: {
  readonly form: Form;
  readonly payment: VendorPayment | undefined;
}) {
  const [vendorId, jobId] = useWatch({ control, name: ['vendorId', 'jobId'] });
  const choose = (name: 'vendorId' | 'jobId') => (value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <VendorField
        value={vendorId}
        called={payment && payeeOf(payment)}
        error={errors.vendorId?.message}
        onChoose={choose('vendorId')}
      />
      <JobField
        value={jobId}
        called={payment?.job?.title}
        error={errors.jobId?.message}
        onChoose={choose('jobId')}
      />
    </>
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
