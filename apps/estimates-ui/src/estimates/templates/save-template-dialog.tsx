// Saves lines as a template: under a new name, or over an existing one.
import { type EstimateTemplate, estimateTemplates } from '@purlin/contracts/estimate-templates.ts';
import { FormDialog, ProblemNotice, SelectField, TextField, stillNeeded } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, useList } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/templates.ts';
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
  length === 0 ? say('describe-first') : say('contents', { count: length });

/** Mount it while it is open. */
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
  const said = { toast: { done: { title: say('saved') }, failed: say('save-failed') } };
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
      title={say('save-as')}
      onClose={onClose}
      busy={add.pending || replace.pending}
      submitLabel={replaced ? say('replace') : say('save-new')}
      busyLabel={say('saving')}
      waitsFor={
        lines.length === 0
          ? say('no-line-yet')
          : stillNeeded(replaced ? {} : { [say('name')]: name })
      }
      onSubmit={(event) => void submit(event)}
      lead={contentsOf(lines)}
    >
      <ProblemNotice title={say('save-failed')} problem={problem} />
      {!replaced && (
        <TextField
          label={say('name')}
          required
          maxLength={200}
          autoComplete="off"
          placeholder={say('name-example')}
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
    label={say('replaces')}
    choices={[
      { value: '', label: say('replaces-nothing') },
      ...templates.map((template) => ({
        value: String(template.id),
        label: template.name,
      })),
    ]}
    {...form.register('replaces')}
  />
);
