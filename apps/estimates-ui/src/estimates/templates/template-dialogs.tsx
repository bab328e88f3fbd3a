// Dialogs that rename and delete a template.
import { type EstimateTemplate, estimateTemplates } from '@purlin/contracts/estimate-templates.ts';
import { ConfirmDialog, FormDialog, TextField, stillNeeded } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/templates.ts';
import { useForm, useWatch } from 'react-hook-form';

export function RenameDialog({
  template,
  onClose,
}: {
  readonly template: EstimateTemplate;
  readonly onClose: () => void;
}) {
  const form = useForm({ defaultValues: { name: template.name } });
  const name = useWatch({ control: form.control, name: 'name' });
  const save = useCommand(estimateTemplates.save, {
    toast: { done: { title: say('saved') }, failed: say('save-failed') },
  });
  const submit = form.handleSubmit(async (body) => {
    if (
      await save.run({
        params: { id: template.id },
        body: {
          name: body.name,
          lineItems: template.lineItems.map(({ total: _, ...line }) => line),
        },
      })
    )
      onClose();
  });
  return (
    <FormDialog
      isOpen
      title={say('rename')}
      onClose={onClose}
      busy={save.pending}
      submitLabel={say('save')}
      busyLabel={say('saving')}
      waitsFor={stillNeeded({ [say('name')]: name })}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={say('name')}
        required
        maxLength={200}
        autoComplete="off"
        error={save.problem?.errors['name']}
        {...form.register('name')}
      />
    </FormDialog>
  );
}

export function DeleteDialog({
  template,
  onClose,
}: {
  readonly template: EstimateTemplate;
  readonly onClose: () => void;
}) {
  const remove = useCommand(estimateTemplates.remove, {
    toast: { done: { title: say('deleted') }, failed: say('delete-failed') },
  });
  const confirm = async () => {
    if (await remove.run({ params: { id: template.id } })) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={say('delete-question')}
      confirmLabel={say('delete')}
      destructive
      busy={remove.pending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {say('what-goes', { name: template.name })}
    </ConfirmDialog>
  );
}
