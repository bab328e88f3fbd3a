// Adds a client: from the client list, and in the middle of writing an estimate.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { FormDialog, Notice, TextField } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';

interface Words { readonly title: string; readonly submit: string; readonly done: string; readonly failed: string }

/** The two places say it differently (spec sections 2 and 8). */
export const inWizard: Words = { title: 'Add New Client', submit: 'Create Client', done: 'Client created successfully', failed: 'Failed to create client' };
export const inList: Words = { title: 'Add Client', submit: 'Add Client', done: 'Client added successfully', failed: 'Failed to add client' };

export function AddClientDialog({ words, onClose, onAdded }: { readonly words: Words; readonly onClose: () => void; readonly onAdded?: (client: Client) => void }) {
  const form = useForm({ defaultValues: { name: '', email: '', phone: '', address: '' } });
  const { errors } = form.formState;
  const add = useCommand(clients.add, { toast: { done: { title: words.done }, failed: words.failed } });
  const [name, email] = useWatch({ control: form.control, name: ['name', 'email'] });
  useEffect(() => { applyProblem(form, add.problem); }, [form, add.problem]);
  const submit = form.handleSubmit(async (body) => {
    const client = await add.run({ body });
    if (!client) return;
    onAdded?.(client);
    onClose();
  });
  return (
    <FormDialog
      isOpen title={words.title} onClose={onClose} busy={add.pending} submitLabel={words.submit} busyLabel="Saving..."
      canSubmit={name.trim() !== '' && email.trim() !== ''} onSubmit={(event) => void submit(event)}
    >
      {add.problem && Object.keys(add.problem.errors).length === 0 && <Notice tone="bad" title={words.failed}>{add.problem.message}</Notice>}
      <TextField label="Name" required autoComplete="off" maxLength={200} error={errors.name?.message} {...form.register('name')} />
      <TextField label="Email" required type="email" inputMode="email" autoComplete="off" maxLength={254} error={errors.email?.message} {...form.register('email')} />
      <div className="pl-form-2">
        <TextField label="Phone" type="tel" autoComplete="off" maxLength={50} error={errors.phone?.message} {...form.register('phone')} />
        <TextField label="Address" autoComplete="off" maxLength={500} error={errors.address?.message} {...form.register('address')} />
      </div>
    </FormDialog>
  );
}
