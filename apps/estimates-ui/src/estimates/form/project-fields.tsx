// For whom, what and where: the first part of every form of an estimate.
import { DateField, PercentField, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { factNames } from '@purlin/domain/estimates/header-fields.ts';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ClientPicker } from './client-picker.tsx';
import { FactFields } from './fact-fields.tsx';
import type { EstimateForm } from './use-estimate-form.ts';
import type { FormValues } from '../draft/values.ts';

interface Props {
  readonly client: EstimateForm['client'];
  /** What this form calls the client and the title (rule: form-messages). */
  readonly words?: { readonly client: string; readonly title: string };
  /** The client's name where it cannot be changed any more. */
  readonly fixedClient?: string | undefined;
  /** Whether the tax rate is asked for here, as the simple wizard does. */
  readonly withTax?: boolean;
}

export function ProjectFields({
  client,
  words = { client: 'Client', title: 'Project Title' },
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
        placeholder="e.g. Roof replacement"
        error={errors.projectTitle?.message}
        {...register('projectTitle')}
      />
      <TextField
        label="Service Address"
        required
        maxLength={500}
        autoComplete="off"
        placeholder="Street, city, state and ZIP"
        error={errors.serviceAddress?.message}
        {...register('serviceAddress')}
      />
      <TextAreaField
        label="Project Description"
        optional
        rows={3}
        maxLength={20_000}
        placeholder="What is to be done, in a few sentences"
        error={errors.projectDescription?.message}
        {...register('projectDescription')}
      />
      <div className="pl-form-2">
        <DateField
          label="Valid Until"
          optional
          error={errors.validUntil?.message}
          {...register('validUntil')}
        />
        {withTax && (
          <PercentField
            label="Tax Rate (%)"
            error={errors.taxPercentage?.message}
            {...register('taxPercentage')}
          />
        )}
      </div>
      <Facts />
    </div>
  );
}

/** What many offers do without: closed until somebody wants it, or something in it is said. */
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
        Roof pitch, start and warranty <span className="pl-optional">Optional</span>
      </summary>
      <div className="pl-form-2">
        <FactFields />
      </div>
    </details>
  );
}

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
    formState: { errors },
  } = useFormContext<FormValues>();
  const chosen = useController({ control, name: 'clientId' });
  return fixed === undefined ? (
    <ClientPicker
      label={label}
      client={client}
      onChoose={chosen.field.onChange}
      error={errors.clientId?.message}
      inputRef={chosen.field.ref}
    />
  ) : (
    <TextField
      label={label}
      readOnly
      value={fixed}
      help={
        'The estimate was sent to this client. Duplicate it to offer the work to ' +
        'somebody else.'
      }
    />
  );
}
