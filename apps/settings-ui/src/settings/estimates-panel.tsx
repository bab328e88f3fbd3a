// Estimate settings: printing, approval and follow-up.
import { type EstimateSettings, company } from '@purlin/contracts/company.ts';
import {
  CheckField,
  ErrorPanel,
  Notice,
  Panel,
  SelectField,
  TextAreaField,
  TextField,
  useUnsaved,
} from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-company.ts';
import { say as sayOfAll } from '@purlin/words/screens/settings.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { daysOf, daysText } from './follow-up-days.ts';
import { SaveButtons } from './save-buttons.tsx';

const PAPERS = ['Letter', 'A4'] as const;

export function EstimatesPanel() {
  const { data, problem, refresh, refreshing } = useRead(company.estimateSettings);
  return (
    <Panel title={say('estimates')} description={say('estimates-lead')}>
      {data ? (
        <EstimatesForm settings={data} />
      ) : problem ? (
        <ErrorPanel
          title={say('estimates-failed')}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : (
        <div className="pl-bones" role="status">
          <span className="pl-hidden">{say('loading-estimates')}</span>
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
  // Values saved by someone else appear, except in fields that the user has edited.
  const form = useForm<Values>({
    values: toValues(settings),
    resetOptions: { keepDirtyValues: true },
  });
  useUnsaved(form.formState.isDirty);
  const may = useMay();
  const save = useCommand(company.recordEstimateSettings, {
    toast: { done: { title: sayOfAll('saved') }, failed: sayOfAll('save-failed') },
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
        <InLanguage form={form} language="es" />
        <InLanguage form={form} language="fr" />
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
      <CheckField label={say('ask-signature')} {...register('signatureRequired')} />
      {!signed && (
        <Notice tone="warn" title={say('no-signature')}>
          {say('no-signature-means')}
        </Notice>
      )}
      <TextAreaField
        label={say('terms')}
        optional
        rows={5}
        maxLength={20_000}
        help={signed ? say('terms-shown') : say('terms-unused')}
        error={errors.terms?.message}
        {...register('terms')}
      />
      <TextAreaField
        label={say('consent')}
        rows={3}
        maxLength={4000}
        help={say('consent-help', { version: consentVersion })}
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
      label={say('deposit')}
      optional
      rows={3}
      maxLength={4000}
      placeholder={say('deposit-example')}
      help={say('deposit-help')}
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
        label={say('follow-up')}
        optional
        maxLength={40}
        placeholder="3, 7"
        help={say('follow-up-help')}
        error={errors.followUpDays?.message}
        {...register('followUpDays', {
          validate: (text) => daysOf(text) !== null || say('follow-up-wrong'),
        })}
      />
      <TextAreaField
        label={say('reminder')}
        rows={3}
        maxLength={4000}
        error={errors.followUpMessage?.message}
        {...register('followUpMessage')}
      />
      <CheckField label={say('notify-us')} {...register('notifyByEmail')} />
    </>
  );
}

function InLanguage({
  form,
  language,
}: {
  readonly form: UseFormReturn<Values>;
  readonly language: 'es' | 'fr';
}) {
  const {
    register,
    formState: { errors },
  } = form;
  const of = language === 'es' ? 'spanish' : 'french';
  return (
    <fieldset className="set-language">
      <legend>{say(`readers.${language}`)}</legend>
      <p className="pl-muted">{say('english-instead')}</p>
      <TextAreaField
        label={say(`terms-in.${language}`)}
        optional
        rows={5}
        maxLength={20_000}
        error={errors[of]?.terms?.message}
        {...register(`${of}.terms`)}
      />
      <TextAreaField
        label={say(`consent-in.${language}`)}
        optional
        rows={3}
        maxLength={4000}
        error={errors[of]?.consentText?.message}
        {...register(`${of}.consentText`)}
      />
      <TextAreaField
        label={say(`reminder-in.${language}`)}
        optional
        rows={3}
        maxLength={4000}
        error={errors[of]?.followUpMessage?.message}
        {...register(`${of}.followUpMessage`)}
      />
      <TextAreaField
        label={say(`deposit-in.${language}`)}
        optional
        rows={3}
        maxLength={4000}
        error={errors[of]?.depositText?.message}
        {...register(`${of}.depositText`)}
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
        label={say('paper')}
        choices={PAPERS.map((value) => ({ value, label: say(`paper.${value}`) }))}
        error={errors.paper?.message}
        {...register('paper')}
      />
      <TextField
        label={say('valid-days')}
        inputMode="numeric"
        maxLength={3}
        error={errors.validDays?.message}
        {...register('validDays', {
          validate: (days) => /^\d+$/.test(days) || say('valid-days-wrong'),
        })}
      />
    </div>
  );
}
