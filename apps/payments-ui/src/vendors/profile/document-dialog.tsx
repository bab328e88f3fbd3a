// Adds a vendor document: its number and expiry date.
import { vendors } from '@purlin/contracts/vendors.ts';
import { DateField, FormDialog, ProblemNotice, TextField } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendor-page.ts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type DocumentKind, documentName, type VendorDocument } from './documents.ts';

/** Mount it while it is open. */
export function DocumentDialog({
  vendorId,
  kind,
  document,
  onClose,
}: {
  readonly vendorId: number;
  readonly kind: DocumentKind;
  readonly document: VendorDocument | undefined;
  readonly onClose: () => void;
}) {
  const name = documentName(kind);
  const form = useForm({
    defaultValues: { number: document?.number ?? '', expiresOn: document?.expiresOn ?? '' },
  });
  const put = useCommand(vendors.putDocument, {
    toast: { done: { title: say('saved', { paper: name }) }, failed: say('save-failed') },
  });
  useEffect(() => {
    applyProblem(form, put.problem);
  }, [form, put.problem]);
  const submit = form.handleSubmit(async ({ number, expiresOn }) => {
    const body = { kind, number: number || null, expiresOn: expiresOn || null };
    if (await put.run({ params: { id: vendorId }, body })) onClose();
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      isOpen
      title={name}
      onClose={onClose}
      busy={put.pending}
      submitLabel={say('save')}
      busyLabel={say('saving')}
      onSubmit={(event) => void submit(event)}
    >
      <ProblemNotice title={say('save-failed')} problem={put.problem} />
      <TextField
        label={say('number')}
        optional
        autoFocus
        autoComplete="off"
        maxLength={60}
        error={errors.number?.message}
        {...form.register('number')}
      />
      <DateField
        label={say('ends-on')}
        optional
        help={say('ends-help')}
        error={errors.expiresOn?.message}
        {...form.register('expiresOn')}
      />
    </FormDialog>
  );
}
