// Estimates: how they are printed, approved and followed up.
import { type EstimateSettings, company } from '@purlin/contracts/company.ts';
import {
  CheckField,
  ErrorPanel,
  Panel,
  SelectField,
  TextAreaField,
  TextField,
  useUnsaved,
} from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, useMay, useRead } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { daysOf, daysText } from './follow-up-days.ts';
import { SaveButtons } from './save-buttons.tsx';

const PAPERS = [
  { value: 'Letter', label: 'Letter (8.5 × 11 in)' },
  { value: 'A4', label: 'A4 (210 × 297 mm)' },
] as const;

export function EstimatesPanel() {
  const { data, problem, refresh, refreshing } = useRead(company.estimateSettings);
  return (
    <Panel
      title="Estimates"
      description="How they are printed, how clients approve them, and when clients are reminded."
    >
      {data ? (
        <EstimatesForm settings={data} />
      ) : problem ? (
        <ErrorPanel
          title="The estimate settings could not be loaded"
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : (
        <div className="pl-bones" role="status">
          <span className="pl-hidden">Loading estimate settings...</span>
          <span className="pl-bone pl-bone-wide" />
          <span className="pl-bone pl-bone-mid" />
          <span className="pl-bone pl-bone-wide" />
        </div>
      )}
    </Panel>
  );
}

interface Values extends Omit<EstimateSettings, 'followUpDays' | 'validDays' | 'consentVersion'> {
  readonly followUpDays: string;
  readonly validDays: string;
}
const toValues = ({
  followUpDays,
  validDays,
  consentVersion: _,
  ...rest
}: EstimateSettings): Values => ({
  ...rest,
  followUpDays: daysText(followUpDays),
  validDays: String(validDays),
});

function EstimatesForm({ settings }: { readonly settings: EstimateSettings }) {
  // What somebody else saved meanwhile comes in, except where something is being typed.
  const form = useForm<Values>({
    values: toValues(settings),
    resetOptions: { keepDirtyValues: true },
  });
  useUnsaved(form.formState.isDirty);
  const may = useMay();
  const save = useCommand(company.recordEstimateSettings, {
    toast: { done: { title: 'Settings saved' }, failed: 'Failed to save settings' },
  });
  useEffect(() => {
    applyProblem(form, save.problem);
  }, [form, save.problem]);
  const submit = form.handleSubmit(async ({ followUpDays, validDays, ...rest }) => {
    const saved = await save.run({
      body: {
        ...rest,
        followUpDays: [...(daysOf(followUpDays) ?? [])],
        validDays: Number(validDays),
      },
    });
    if (saved) form.reset(toValues(saved));
  });
  return (
    <form className="pl-form set-business" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className="set-fields" disabled={!may(company.recordEstimateSettings)}>
        <OnPaper form={form} consentVersion={settings.consentVersion} />
        <Deposits form={form} />
        <FollowUp form={form} />
        <InSpanish form={form} />
        <SaveButtons
          saving={save.pending}
          changed={form.formState.isDirty}
          onDiscard={() => form.reset(toValues(settings))}
        />
      </fieldset>
    </form>
  );
}

function OnPaper({
  form,
  consentVersion,
}: {
  readonly form: UseFormReturn<Values>;
  readonly consentVersion: number;
}) {
  const {
    register,
    formState: { errors },
  } = form;
  const signed = form.watch('signatureRequired');
  return (
    <>
      <PaperAndDays form={form} />
      <CheckField
        label="Ask clients to accept terms and type their name before they approve"
        {...register('signatureRequired')}
      />
      <TextAreaField
        label="Terms"
        optional
        rows={5}
        maxLength={20_000}
        help={
          signed
            ? 'Shown in full before the client can approve, and printed with the estimate.'
            : 'Used once clients are asked to sign.'
        }
        error={errors.terms?.message}
        {...register('terms')}
      />
      <TextAreaField
        label="Consent"
        rows={3}
        maxLength={4000}
        help={
          `The sentence a client agrees to. This is version ${consentVersion}; ` +
          'every approval records which one was shown.'
        }
        error={errors.consentText?.message}
        {...register('consentText')}
      />
    </>
  );
}

function Deposits({ form }: { readonly form: UseFormReturn<Values> }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <TextAreaField
      label="How to pay a deposit"
      optional
      rows={3}
      maxLength={4000}
      placeholder="By check to the address above, or by bank transfer: …"
      help={
        'Clients read it when they have approved, on the page and in their e-mail. Left empty, ' +
        'they read that you will be in touch.'
      }
      error={errors.depositText?.message}
      {...register('depositText')}
    />
  );
}

function FollowUp({ form }: { readonly form: UseFormReturn<Values> }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <TextField
        label="Follow up after days"
        optional
        maxLength={40}
        placeholder="3, 7"
        help={
          'Days after sending, for example 3, 7. A client who answers or asks is not ' +
          'reminded. Leave it empty to send no reminders.'
        }
        error={errors.followUpDays?.message}
        {...register('followUpDays', {
          validate: (text) =>
            daysOf(text) !== null || 'Please enter days as numbers with commas, for example 3, 7',
        })}
      />
      <TextAreaField
        label="Words of the reminder"
        rows={3}
        maxLength={4000}
        error={errors.followUpMessage?.message}
        {...register('followUpMessage')}
      />
      <CheckField
        label="E-mail us when a client answers an estimate or asks something"
        {...register('notifyByEmail')}
      />
    </>
  );
}

function InSpanish({ form }: { readonly form: UseFormReturn<Values> }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <fieldset className="set-language">
      <legend>For clients who read Spanish</legend>
      <p className="pl-muted">Where a text is empty, they get the English one.</p>
      <TextAreaField
        label="Terms in Spanish"
        optional
        rows={5}
        maxLength={20_000}
        error={errors.spanish?.terms?.message}
        {...register('spanish.terms')}
      />
      <TextAreaField
        label="Consent in Spanish"
        optional
        rows={3}
        maxLength={4000}
        error={errors.spanish?.consentText?.message}
        {...register('spanish.consentText')}
      />
      <TextAreaField
        label="Words of the reminder in Spanish"
        optional
        rows={3}
        maxLength={4000}
        error={errors.spanish?.followUpMessage?.message}
        {...register('spanish.followUpMessage')}
      />
      <TextAreaField
        label="How to pay a deposit, in Spanish"
        optional
        rows={3}
        maxLength={4000}
        error={errors.spanish?.depositText?.message}
        {...register('spanish.depositText')}
      />
    </fieldset>
  );
}

function PaperAndDays({ form }: { readonly form: UseFormReturn<Values> }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="pl-form-2">
      <SelectField
        label="Paper of PDFs"
        choices={PAPERS}
        error={errors.paper?.message}
        {...register('paper')}
      />
      <TextField
        label="Days a new estimate stays valid"
        inputMode="numeric"
        maxLength={3}
        error={errors.validDays?.message}
        {...register('validDays', {
          validate: (days) => /^\d+$/.test(days) || 'Please enter a number of days',
        })}
      />
    </div>
  );
}
