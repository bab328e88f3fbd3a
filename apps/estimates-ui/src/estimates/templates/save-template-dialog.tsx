// Keeps lines as a template: under a new name, or in place of a template that is there.
import { type EstimateTemplate, estimateTemplates } from '@purlin/contracts/estimate-templates.ts';
import { FormDialog, ProblemNotice, SelectField, TextField, stillNeeded } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, useList } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { lineInput } from '../draft/body.ts';
import type { LineValues } from '../draft/values.ts';

const templateLine = (line: LineValues) => {
  const { id: _, ...content } = lineInput(line);
  return content;
};

const blank = { name: '', replaces: '' };

const contentsOf = ({ length }: readonly LineValues[]): string =>
  length === 0
    ? 'Describe at least one line item first.'
    : `${length} line item${length === 1 ? '' : 's'}, with their texts, quantities and prices.`;

/** Mounted while it is open. */
export function SaveTemplateDialog({
  lines,
  onClose,
}: {
  readonly lines: readonly LineValues[];
  readonly onClose: () => void;
}) {
  const form = useForm({ defaultValues: blank });
  const [name, replaces] = useWatch({ control: form.control, name: ['name', 'replaces'] });
  const templates = useList(estimateTemplates.list, { query: { limit: 500 } });
  const said = { toast: { done: { title: 'Template saved' }, failed: 'Failed to save template' } };
  const add = useCommand(estimateTemplates.add, said);
  const replace = useCommand(estimateTemplates.save, said);
  const problem = add.problem ?? replace.problem;
  useEffect(() => {
    applyProblem(form, problem);
  }, [form, problem]);
  const replaced = templates.items.find(({ id }) => String(id) === replaces);
  const submit = form.handleSubmit(async () => {
    const lineItems = lines.map(templateLine);
    const saved = replaced
      ? await replace.run({ params: { id: replaced.id }, body: { name: replaced.name, lineItems } })
      : await add.run({ body: { name, lineItems } });
    if (saved) onClose();
  });
  return (
    <FormDialog
      isOpen
      title="Save as template"
      onClose={onClose}
      busy={add.pending || replace.pending}
      submitLabel={replaced ? 'Replace template' : 'Save template'}
      busyLabel="Saving..."
      waitsFor={
        lines.length === 0
          ? 'There is no line item yet.'
          : stillNeeded(replaced ? {} : { 'Template name': name })
      }
      onSubmit={(event) => void submit(event)}
      lead={contentsOf(lines)}
    >
      <ProblemNotice title="Failed to save template" problem={problem} />
      {!replaced && (
        <TextField
          label="Template name"
          required
          maxLength={200}
          autoComplete="off"
          placeholder="e.g. Asphalt re-roof, one layer"
          error={form.formState.errors.name?.message}
          {...form.register('name')}
        />
      )}
      {templates.items.length > 0 && <Replaces templates={templates.items} form={form} />}
    </FormDialog>
  );
}

const Replaces = ({
  templates,
  form,
}: {
  readonly templates: readonly EstimateTemplate[];
  readonly form: UseFormReturn<typeof blank>;
}) => (
  <SelectField
    label="Replaces"
    choices={[
      { value: '', label: 'Nothing: a new template' },
      ...templates.map((template) => ({
        value: String(template.id),
        label: template.name,
      })),
    ]}
    {...form.register('replaces')}
  />
);
