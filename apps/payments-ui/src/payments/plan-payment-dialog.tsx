// Plans what a vendor is paid for a job.
import { payments } from '@purlin/contracts/payments.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { fromDecimal, toDecimal } from '@purlin/domain/shared/money.ts';
import {
  DateField,
  FormDialog,
  Money,
  MoneyField,
  moneyText,
  ProblemNotice,
  SelectField,
  TextAreaField,
  stillNeeded,
} from '@purlin/ui/ui.ts';
import { applyProblem, type Read, useCommand, useRead } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';

const MOST = 500;

function choicesOf<T>(
  read: Read<readonly T[]>,
  what: string,
  choice: (row: T) => { readonly value: string; readonly label: string },
) {
  const first = read.loading
    ? 'Loading…'
    : read.problem
      ? 'Could not be loaded'
      : read.data?.length === 0
        ? `No ${what}s yet`
        : `Choose a ${what}`;
  return [{ value: '', label: first }, ...(read.data ?? []).map(choice)];
}

const blank = {
  vendorId: '',
  jobId: '',
  laborAmount: '',
  materialsAmount: '',
  scheduledPaymentDate: '',
  notes: '',
};
type Values = typeof blank;

/** Mounted while it is open. */
export function PlanPaymentDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({ defaultValues: blank });
  const plan = useCommand(payments.plan, {
    toast: { done: { title: 'Payment created' }, failed: 'Failed to create payment' },
  });
  useEffect(() => {
    applyProblem(form, plan.problem);
  }, [form, plan.problem]);
  const values = useWatch({ control: form.control });
  const total = toDecimal(
    fromDecimal(moneyText(values.laborAmount ?? '')) +
      fromDecimal(moneyText(values.materialsAmount ?? '')),
  );
  const submit = form.handleSubmit(
    async ({ vendorId, jobId, laborAmount, materialsAmount, ...rest }) => {
      const body = {
        ...rest,
        vendorId: Number(vendorId),
        jobId: Number(jobId),
        laborAmount: moneyText(laborAmount),
        materialsAmount: moneyText(materialsAmount),
      };
      if (await plan.run({ body })) onClose();
    },
  );
  return (
    <FormDialog
      isOpen
      title="Create Payment"
      onClose={onClose}
      busy={plan.pending}
      submitLabel="Create Payment"
      busyLabel="Saving..."
      onSubmit={(event) => void submit(event)}
      waitsFor={stillNeeded({
        Vendor: values.vendorId,
        Job: values.jobId,
        'Scheduled Date': values.scheduledPaymentDate,
        Amount: total === '0.00' ? '' : total,
      })}
      lead="The payment waits under Pending until it is approved."
    >
      <ProblemNotice title="Failed to create payment" problem={plan.problem} />
      <PaymentFields form={form} total={total} />
    </FormDialog>
  );
}

function PaymentFields({
  form,
  total,
}: {
  readonly form: UseFormReturn<Values>;
  readonly total: string;
}) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <WhoAndWhatFor form={form} />
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

function WhoAndWhatFor({ form }: { readonly form: UseFormReturn<Values> }) {
  const payees = useRead(vendors.list, { query: { status: 'active', limit: MOST } });
  const jobs = useRead(scheduling.list, { query: { limit: MOST } });
  const {
    register,
    control,
    formState: { errors },
  } = form;
  const [vendorId, jobId] = useWatch({ control, name: ['vendorId', 'jobId'] });
  return (
    <>
      <SelectField
        label="Vendor"
        required
        autoFocus
        choices={choicesOf(payees, 'vendor', (v) => ({ value: String(v.id), label: v.name }))}
        error={errors.vendorId?.message}
        {...register('vendorId')}
        value={vendorId}
      />
      <SelectField
        label="Job"
        required
        choices={choicesOf(jobs, 'job', (j) => ({
          value: String(j.id),
          label: `${j.title}, ${j.client.name}`,
        }))}
        error={errors.jobId?.message}
        {...register('jobId')}
        value={jobId}
      />
    </>
  );
}
