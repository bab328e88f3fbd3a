// The fields of a payment: vendor, optional job, amounts, day, the vendor's invoice, notes.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { MOST_CENTS_OF_AN_ENTRY } from '@purlin/domain/payments/ach/ach-file.ts';
import { bankingDayFrom } from '@purlin/domain/payments/ach/banking-days.ts';
import { PaymentCents } from '@purlin/domain/payments/vendor-payment-shapes.ts';
import { fromDecimal } from '@purlin/domain/shared/money.ts';
import {
  DateField,
  dollars,
  isAmount,
  Money,
  MoneyField,
  moneyText,
  TextAreaField,
  TextField,
  useSettled,
} from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-form.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useToday, weekday } from '../parts/days.ts';
import { payeeOf } from './payment-words.tsx';
import { SameInvoice } from './same-invoice.tsx';
import { JobField, VendorField } from './vendor-and-job.tsx';
import { OverBudget } from './warnings.tsx';

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

/** Shown while typing: the amount is above what any payment can be. */
function tooMuch(typed: string): string | undefined {
  const { success, error } = PaymentCents.safeParse(fromDecimal(moneyText(typed)));
  if (success) return undefined;
  return error.issues[0]?.code === 'too_small'
    ? say('negative')
    : say('at-most', { most: MOST_CENTS_OF_AN_ENTRY });
}

export function PaymentFields({
  form,
  total,
  payment,
}: {
  readonly form: Form;
  readonly total: string;
  /** The payment being edited; unset for a new one. */
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
        <span>{say('total')}</span>
        <strong>
          <Money amount={total} />
        </strong>
      </p>
      <OverTheLimit total={total} />
      <OverTheBudget form={form} total={total} payment={payment} />
      <div className="pl-form-2 pay-day-and-bill">
        <div>
          <DateField
            label={say('scheduled-date')}
            required
            error={errors.scheduledPaymentDate?.message}
            {...register('scheduledPaymentDate')}
          />
          <DayHelp form={form} />
        </div>
        <InvoiceField form={form} except={payment?.id} />
      </div>
      <TextAreaField
        label={say('notes')}
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
        label={say('labor')}
        error={tooMuch(laborAmount) ?? errors.laborAmount?.message}
        {...register('laborAmount', isAmount)}
      />
      <MoneyField
        label={say('materials')}
        error={tooMuch(materialsAmount) ?? errors.materialsAmount?.message}
        {...register('materialsAmount', isAmount)}
      />
    </div>
  );
}

/**
 * Warns before saving. A payment being edited is already counted in the budget with its old amount.
 */
function OverTheBudget({
  form: { control },
  total,
  payment,
}: {
  readonly form: Form;
  readonly total: string;
  readonly payment: VendorPayment | undefined;
}) {
  const jobId = useWatch({ control, name: 'jobId' });
  const counted = payment && payment.jobId === Number(jobId) ? payment.projectTotal : '0.00';
  const moreCents = fromDecimal(total) - fromDecimal(counted);
  return <OverBudget jobId={jobId === '' ? null : Number(jobId)} moreCents={moreCents} />;
}

/** It can be planned, but no file takes it until the company's limit changes. */
function OverTheLimit({ total }: { readonly total: string }) {
  const most = useRead(payments.window).data?.mostPerPayment;
  if (most === undefined || fromDecimal(total) <= fromDecimal(most)) return null;
  return (
    <p className="pay-warns" role="status">
      {say('over-limit', { limit: dollars(most) })}
    </p>
  );
}

/** Explains a day on which the bank makes no payments. It is allowed. */
function DayHelp({ form: { control } }: { readonly form: Form }) {
  const day = useWatch({ control, name: 'scheduledPaymentDate' });
  const today = useToday();
  const earliest = useRead(payments.window).data?.arrivesOn;
  if (!/^2\d{3}-\d\d-\d\d$/.test(day) || today === undefined) return null;
  const opens = bankingDayFrom(day);
  const late = earliest !== undefined && day < earliest;
  const says =
    day < today
      ? say('day-past')
      : late
        ? say('too-soon', { day: weekday(earliest) })
        : opens !== day
          ? say('banks-closed', { day: weekday(opens) })
          : day === earliest
            ? say('earliest')
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

/** The debounce of the duplicate check while typing. */
const ASKS_AFTER_MS = 300;

/** Warns if the same bill of the same vendor already exists. */
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
  const [vendorId, invoiceNumber] = useWatch({ control, name: ['vendorId', 'invoiceNumber'] });
  const typed = invoiceNumber.trim();
  const settled = useSettled(typed, typed, ASKS_AFTER_MS);
  return (
    <>
      <TextField
        label={say('invoice-number')}
        optional
        autoComplete="off"
        maxLength={60}
        help={say('invoice-help')}
        error={errors.invoiceNumber?.message}
        {...register('invoiceNumber')}
      />
      {vendorId !== '' && typed !== '' && settled && (
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
