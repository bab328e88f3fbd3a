// First step: for whom, what and where.
import type { Client } from '@purlin/contracts/clients.ts';
import { DateField, PercentField, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { useController, useFormContext } from 'react-hook-form';
import { ClientPicker } from './client-picker.tsx';
import type { FormValues } from './form.ts';

export function CustomerStep({ client }: { readonly client: Client | undefined }) {
  const { register, control, formState: { errors } } = useFormContext<FormValues>();
  const chosen = useController({ control, name: 'clientId' });
  return (
    <div className="pl-form">
      <ClientPicker client={client} onChoose={chosen.field.onChange} error={errors.clientId?.message} inputRef={chosen.field.ref} />
      <TextField label="Project Title" required maxLength={300} placeholder="e.g. Roof replacement" error={errors.projectTitle?.message} {...register('projectTitle')} />
      <TextField label="Service Address" required maxLength={500} autoComplete="off" placeholder="Street, city, state and ZIP" error={errors.serviceAddress?.message} {...register('serviceAddress')} />
      <TextAreaField label="Project Description" optional rows={3} placeholder="What is to be done, in a few sentences" error={errors.projectDescription?.message} {...register('projectDescription')} />
      <div className="pl-form-2">
        <DateField label="Valid Until" optional error={errors.validUntil?.message} {...register('validUntil')} />
        <PercentField label="Tax Rate (%)" {...register('taxPercentage')} />
      </div>
    </div>
  );
}
