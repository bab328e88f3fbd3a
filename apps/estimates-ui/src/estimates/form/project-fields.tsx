// Client, title and address: the first part of every estimate form.
import { DateField, PercentField, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { factNames } from '@purlin/domain/estimates/header-fields.ts';
import { say } from '@purlin/words/screens/estimate-form.ts';
import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ClientPicker } from './client-picker.tsx';
import { FactFields } from './fact-fields.tsx';
import type { EstimateForm } from './use-estimate-form.ts';
import type { FormValues } from '../draft/values.ts';

interface Props {
  readonly client: EstimateForm['client'];
  /** This form's labels for client and title (rule: form-messages). */
  readonly words?: { readonly client: string; readonly title: string };
  /** The client's name, if the client cannot be changed any more. */
  readonly fixedClient?: string | undefined;
  /** Includes the tax rate, as in the simple wizard. */
  readonly withTax?: boolean;
}

export function ProjectFields({
  client,
  words = { client: say('client'), title: say('project-title') },
  fixedClient,
  withTax = false,
}: Props) {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  return (
    <div className="pl-form">
      <ClientField client={client} label={words.client} fixed={fixedClient} />
      <TextField
        label={words.title}
        required
        maxLength={300}
        placeholder={say('title-example')}
        error={errors.projectTitle?.message}
        {...register('projectTitle')}
      />
      <TextField
        label={say('service-address')}
        required
        maxLength={500}
        autoComplete="off"
        placeholder={say('address-example')}
        error={errors.serviceAddress?.message}
        {...register('serviceAddress')}
      />
      <TextAreaField
        label={say('project-description')}
        optional
        rows={3}
        maxLength={20_000}
        placeholder={say('description-help')}
        error={errors.projectDescription?.message}
        {...register('projectDescription')}
      />
      <div className="pl-form-2">
        <DateField
          label={say('valid-until')}
          optional
          error={errors.validUntil?.message}
          {...register('validUntil')}
        />
        {withTax && (
          <PercentField
            label={say('tax-rate')}
            error={errors.taxPercentage?.message}
            {...register('taxPercentage')}
          />
        )}
      </div>
      <Facts />
    </div>
  );
}

/** Optional facts that many offers do not use: collapsed until needed or filled in. */
function Facts() {
  const {
    getValues,
    formState: { errors },
  } = useFormContext<FormValues>();
  const [open, setOpen] = useState(() => factNames.some((name) => getValues(name) !== ''));
  const wrong = factNames.some((name) => errors[name]);
  return (
    <details
      className="est-facts"
      open={open || wrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {say('facts')} <span className="pl-optional">{say('optional')}</span>
      </summary>
      <div className="pl-form-2">
        <FactFields />
      </div>
    </details>
  );
}

/** The fields after the client, in order. */
const asked = ['projectTitle', 'serviceAddress', 'projectDescription'] as const;

function ClientField({
  client,
  label,
  fixed,
}: Pick<Props, 'client'> & {
  readonly label: string;
  readonly fixed: string | undefined;
}) {
  const {
    control,
    getValues,
    setFocus,
    formState: { errors },
  } = useFormContext<FormValues>();
  const chosen = useController({ control, name: 'clientId' });
  // A form without a client starts here; the surrounding dialog sets its own focus first.
  useEffect(() => {
    if (getValues('clientId') !== 0) return undefined;
    const frame = requestAnimationFrame(() => setFocus('clientId'));
    return () => cancelAnimationFrame(frame);
  }, [getValues, setFocus]);
  return fixed === undefined ? (
    <ClientPicker
      label={label}
      client={client}
      onChoose={chosen.field.onChange}
      onAdded={() => setFocus(asked.find((name) => getValues(name) === '') ?? 'projectTitle')}
      error={errors.clientId?.message}
      inputRef={chosen.field.ref}
    />
  ) : (
    <TextField label={label} readOnly value={fixed} help={say('client-stays')} />
  );
}
