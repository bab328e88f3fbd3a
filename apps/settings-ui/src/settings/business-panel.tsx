// Business Information: the company details on every page, estimate and email.
import { company } from '@purlin/contracts/company.ts';
import type { Company } from '@purlin/contracts/company-details.ts';
import { ErrorPanel, Notice, Panel, TextField, useUnsaved } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-company.ts';
import { say as sayOfAll } from '@purlin/words/screens/settings.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { SaveButtons } from './save-buttons.tsx';

export function BusinessPanel() {
  const { data, problem, refresh, refreshing } = useRead(company.details);
  return (
    <Panel title={say('business')} description={say('business-lead')}>
      {data ? (
        <BusinessForm details={data} />
      ) : problem ? (
        <ErrorPanel
          title={say('business-failed')}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : (
        <div className="pl-bones" role="status">
          <span className="pl-hidden">{say('loading-business')}</span>
          <span className="pl-bone pl-bone-wide" />
          <span className="pl-bone pl-bone-mid" />
          <span className="pl-bone pl-bone-wide" />
        </div>
      )}
    </Panel>
  );
}

function BusinessForm({ details }: { readonly details: Company }) {
  // Values saved by someone else appear, except in fields that the user has edited.
  const form = useForm<Company>({ values: details, resetOptions: { keepDirtyValues: true } });
  useUnsaved(form.formState.isDirty);
  const may = useMay();
  const save = useCommand(company.record, {
    toast: { done: { title: sayOfAll('saved') }, failed: sayOfAll('save-failed') },
  });
  useEffect(() => {
    applyProblem(form, save.problem);
  }, [form, save.problem]);
  const submit = form.handleSubmit(async ({ timeZone: _, ...body }) => {
    const saved = await save.run({ body });
    if (saved) form.reset(saved);
  });
  return (
    <form className="pl-form set-business" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className="set-fields" disabled={!may(company.record)}>
        {details.ccbNumber === '' && (
          <Notice tone="warn" title={say('cannot-send')}>
            {say('enter-ccb')}
          </Notice>
        )}
        <BusinessFields form={form} />
        <SaveButtons
          saving={save.pending}
          changed={form.formState.isDirty}
          onDiscard={() => form.reset(details)}
        />
      </fieldset>
    </form>
  );
}

function BusinessFields({ form }: { readonly form: UseFormReturn<Company> }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <div className="pl-form-2">
        <TextField
          label={say('business-name')}
          required
          autoComplete="organization"
          maxLength={200}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={say('phone')}
          required
          type="tel"
          autoComplete="tel"
          maxLength={50}
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          label={say('email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label={say('address')}
          autoComplete="street-address"
          maxLength={500}
          error={errors.address?.message}
          {...register('address')}
        />
      </div>
      <div className="set-ccb">
        <TextField
          label={say('ccb')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          help={say('ccb-help')}
          error={errors.ccbNumber?.message}
          {...register('ccbNumber')}
        />
      </div>
    </>
  );
}
