// What is to be done on a job, by the kind of work: the lists that jobs start with.
import type { ChecklistTemplate } from '@purlin/domain/company/settings/checklists.ts';
import type { ValuesOf } from '@purlin/domain/company/settings/sections.ts';
import { Plus, Trash } from '@blueprintjs/icons';
import { Button, IconButton, Notice, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { SectionPanel } from './section-panel.tsx';

const blank: ChecklistTemplate = { name: '', steps: '' };

export const ChecklistsSection = () => (
  <SectionPanel
    section="checklists"
    title="Checklists"
    description="Jobs start with the list for their kind of work; there it can be changed."
    tell={(_, entries) => ({
      what: 'Checklists',
      text: (entries as readonly ChecklistTemplate[]).map(({ name }) => name).join(', '),
    })}
    fields={(form) => <Lists form={form} />}
  />
);

function Lists({ form }: { readonly form: UseFormReturn<ValuesOf<'checklists'>> }) {
  const list = useFieldArray({ control: form.control, name: 'entries' });
  const errors = form.formState.errors.entries;
  return (
    <>
      {list.fields.length === 0 && <Notice title="No checklists">Add the first one.</Notice>}
      {list.fields.map(({ id }, n) => (
        <fieldset key={id} className="set-entry">
          <legend>Checklist {n + 1}</legend>
          <span className="set-entry-actions">
            <IconButton
              label={`Remove checklist ${n + 1}`}
              icon={<Trash />}
              onClick={() => list.remove(n)}
            />
          </span>
          <TextField
            label="Kind of work"
            maxLength={120}
            error={errors?.[n]?.name?.message}
            {...form.register(`entries.${n}.name`)}
          />
          <TextAreaField
            label="Steps, one a line"
            rows={8}
            error={errors?.[n]?.steps?.message}
            {...form.register(`entries.${n}.steps`)}
          />
        </fieldset>
      ))}
      <div>
        <Button
          icon={<Plus />}
          text="Add checklist"
          onClick={() => list.append(blank, { shouldFocus: true })}
        />
      </div>
    </>
  );
}
