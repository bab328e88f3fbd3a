// The company's rules for vendor payments before money leaves.
import { payments } from '@purlin/contracts/payments.ts';
import { approversNeeded, type PaymentSettings } from '@purlin/domain/company/settings/payments.ts';
import { CheckField, Notice, TextField } from '@purlin/ui/ui.ts';
import { Link, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-payments.ts';
import type { UseFormReturn } from 'react-hook-form';
import { ProposedRules } from './proposed-rules.tsx';
import { SectionPanel } from './section-panel.tsx';

type Form = UseFormReturn<PaymentSettings>;

// Who may approve payments answers a proposal, even without the right to change the rules.
export const PaymentsSection = () => (
  <>
    <ProposedRules />
    <SectionPanel
      section="payments"
      title={say('payments')}
      description={say('payments-lead')}
      fields={(form) => <Fields form={form} />}
    />
  </>
);

/** Shown while the user edits: a rule that nobody could satisfy is refused on save. */
function TooFew({ asked }: { readonly asked: PaymentSettings }) {
  const there = useRead(payments.window, {}, { enabled: useMay()(payments.window) }).data
    ?.approvers;
  const needed = approversNeeded(asked);
  if (there === undefined || needed <= there) return null;
  return (
    <Notice
      tone="warn"
      title={say('too-few', { count: needed })}
      actions={<Link to="/settings/users">{say('add-person')}</Link>}
    >
      {say('too-few-why', { count: there })}
    </Notice>
  );
}

/** Warns before saving: the rule needs a person who does not exist yet. */
function OnlyYou({ asked }: { readonly asked: PaymentSettings }) {
  const window = useRead(payments.window, {}, { enabled: useMay()(payments.window) }).data;
  if (!asked.approverIsNotPlanner || !window?.alone) return null;
  return (
    <Notice
      tone="quiet"
      title={say('only-you')}
      actions={<Link to="/settings/users">{say('add-person')}</Link>}
    >
      {say('only-you-means')}
    </Notice>
  );
}

/** Blank means no limit, so no value is filled in automatically. */
const amount = () =>
  ({ inputMode: 'decimal', autoComplete: 'off', placeholder: say('no-limit') }) as const;

function Fields({
  form: {
    register,
    watch,
    formState: { errors },
  },
}: {
  readonly form: Form;
}) {
  return (
    <>
      <TooFew asked={watch()} />
      <CheckField label={say('not-the-planner')} {...register('approverIsNotPlanner')} />
      <OnlyYou asked={watch()} />
      <div className="pl-form-2">
        <TextField
          label={say('two-above')}
          {...amount()}
          placeholder={say('never')}
          error={errors.twoApprovalsAbove?.message}
          {...register('twoApprovalsAbove')}
        />
        <TextField
          label={say('most-for-one')}
          {...amount()}
          error={errors.mostPerPayment?.message}
          {...register('mostPerPayment')}
        />
        <TextField
          label={say('most-in-day')}
          {...amount()}
          error={errors.dailyLimit?.message}
          {...register('dailyLimit')}
        />
      </div>
      <CheckField label={say('hold-lapsed')} {...register('refuseLapsedInsurance')} />
      <CheckField label={say('mail-vendors')} {...register('mailRemittance')} />
    </>
  );
}
