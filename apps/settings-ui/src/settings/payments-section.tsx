// What the company asks of a vendor payment before its money leaves.
import type { PaymentSettings } from '@purlin/domain/company/settings/payments.ts';
import { CheckField, TextField } from '@purlin/ui/ui.ts';
import type { UseFormReturn } from 'react-hook-form';
import { SectionPanel } from './section-panel.tsx';

type Form = UseFormReturn<PaymentSettings>;

export const PaymentsSection = () => (
  <SectionPanel
    section="payments"
    title="Vendor Payments"
    description="Who approves them, how much may leave, and what vendors are told."
    fields={(form) => <Fields form={form} />}
  />
);

/** Blank is no limit, so nothing is filled in by itself. */
const amount = { inputMode: 'decimal', autoComplete: 'off', placeholder: 'No limit' } as const;

function Fields({
  form: {
    register,
    formState: { errors },
  },
}: {
  readonly form: Form;
}) {
  return (
    <>
      <CheckField
        label="Whoever created a payment does not approve it"
        {...register('approverIsNotPlanner')}
      />
      <div className="pl-form-2">
        <TextField
          label="Two people approve above ($)"
          {...amount}
          placeholder="Never"
          error={errors.twoApprovalsAbove?.message}
          {...register('twoApprovalsAbove')}
        />
        <TextField
          label="Most for one payment ($)"
          {...amount}
          error={errors.mostPerPayment?.message}
          {...register('mostPerPayment')}
        />
        <TextField
          label="Most in one day ($)"
          {...amount}
          error={errors.dailyLimit?.message}
          {...register('dailyLimit')}
        />
      </div>
      <CheckField
        label="Hold payments to vendors whose insurance has run out"
        {...register('refuseLapsedInsurance')}
      />
      <CheckField
        label="E-mail vendors a remittance advice when their money has arrived"
        {...register('mailRemittance')}
      />
    </>
  );
}
