// Plans a payment to a vendor, or edits a pending one.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { fromDecimal, toDecimal } from '@purlin/domain/shared/money.ts';
import { FormDialog, moneyText, ProblemNotice, stillNeeded } from '@purlin/ui/ui.ts';
import {
  type ApiProblem,
  applyProblem,
  useCommand,
  useNavigate,
  useRead,
} from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-form.ts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useHeldOnce } from './hold-once.ts';
import { PaymentFields, type PaymentValues } from './payment-fields.tsx';

/** By default, a new payment is for the first day on which money can arrive. */
const blank = (
  { vendorId, jobId }: { readonly vendorId?: number; readonly jobId?: number },
  firstDay: string,
): PaymentValues => ({
  vendorId: vendorId === undefined ? '' : String(vendorId),
  jobId: jobId === undefined ? '' : String(jobId),
  laborAmount: '',
  materialsAmount: '',
  scheduledPaymentDate: firstDay,
  invoiceNumber: '',
  notes: '',
});
const valuesOf = (payment: VendorPayment): PaymentValues => ({
  vendorId: String(payment.vendorId),
  jobId: payment.jobId === null ? '' : String(payment.jobId),
  laborAmount: payment.laborAmount,
  materialsAmount: payment.materialsAmount,
  scheduledPaymentDate: payment.scheduledPaymentDate,
  invoiceNumber: payment.invoiceNumber ?? '',
  notes: payment.notes,
});
const bodyOf = ({
  vendorId,
  jobId,
  laborAmount,
  materialsAmount,
  invoiceNumber,
  ...rest
}: PaymentValues) => ({
  ...rest,
  vendorId: Number(vendorId),
  jobId: jobId === '' ? null : Number(jobId),
  laborAmount: moneyText(laborAmount),
  materialsAmount: moneyText(materialsAmount),
  invoiceNumber: invoiceNumber.trim() || null,
});
type Body = ReturnType<typeof bodyOf>;

/** Mount it while it is open. `vendorId` and `jobId` are preselected. */
export function PaymentDialog({
  onCreated,
  onClose,
  ...start
}: {
  readonly vendorId?: number;
  readonly jobId?: number;
  /** Called with the new payment's id before lists show it. */
  readonly onCreated?: (id: number) => void;
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const window = useRead(payments.window);
  const plan = useCommand(payments.plan, {
    toast: {
      done: ({ id }) => ({
        title: say('created'),
        action: { label: say('open'), onPress: () => void navigate(`/vendor-payments/${id}`) },
      }),
      failed: say('create-failed'),
    },
  });
  if (window.loading) return null;
  return (
    <Dialog
      title={say('create-payment')}
      failed={say('create-failed')}
      lead={say('create-lead')}
      start={blank(start, window.data?.arrivesOn ?? '')}
      running={plan}
      send={async (body) => {
        const created = await plan.run({ body });
        if (created) onCreated?.(created.id);
        return created;
      }}
      onClose={onClose}
    />
  );
}

/** Mount it while it is open. */
export function EditPaymentDialog({
  payment,
  onClose,
}: {
  readonly payment: VendorPayment;
  readonly onClose: () => void;
}) {
  const edit = useCommand(payments.edit, {
    toast: { done: { title: say('saved') }, failed: say('save-failed') },
  });
  return (
    <Dialog
      title={say('edit-payment')}
      failed={say('save-failed')}
      lead={say('edit-lead')}
      start={valuesOf(payment)}
      payment={payment}
      running={edit}
      send={(body) => edit.run({ params: { id: payment.id }, body })}
      onClose={onClose}
    />
  );
}

function Dialog({
  title,
  failed,
  lead,
  start,
  payment,
  running: { pending, problem },
  send,
  onClose,
}: {
  readonly title: string;
  readonly failed: string;
  readonly lead: string;
  readonly start: PaymentValues;
  readonly payment?: VendorPayment;
  readonly running: { readonly pending: boolean; readonly problem: ApiProblem | undefined };
  readonly send: (body: Body) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const form = useForm<PaymentValues>({ defaultValues: start });
  useEffect(() => {
    applyProblem(form, problem);
  }, [form, problem]);
  const values = useWatch({ control: form.control });
  const total = toDecimal(
    fromDecimal(moneyText(values.laborAmount ?? '')) +
      fromDecimal(moneyText(values.materialsAmount ?? '')),
  );
  const twice = useHeldOnce(bodyOf(start), payment?.id);
  const isHeld = !payment && twice.isHeld(bodyOf({ ...start, ...values }));
  const submit = form.handleSubmit(async (typed) => {
    const body = bodyOf(typed);
    if ((await twice.goesOn(body)) && (await send(body))) onClose();
  });
  return (
    <FormDialog
      isOpen
      title={title}
      onClose={onClose}
      busy={pending}
      submitLabel={say(
        payment ? 'save-changes' : isHeld ? 'create-all-the-same' : 'create-payment',
      )}
      busyLabel={say('saving')}
      onSubmit={(event) => void submit(event)}
      waitsFor={stillNeeded({
        [say('vendor')]: values.vendorId,
        [say('scheduled-date')]: values.scheduledPaymentDate,
        [say('amount')]: total === '0.00' ? '' : total,
      })}
      lead={lead}
    >
      <ProblemNotice title={failed} problem={problem} />
      <PaymentFields form={form} total={total} payment={payment} />
    </FormDialog>
  );
}
