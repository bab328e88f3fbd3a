// Checklist templates by kind of work, which new jobs start with.
import type { ChecklistTemplate } from '@purlin/domain/company/settings/checklists.ts';
import type { ValuesOf } from '@purlin/domain/company/settings/sections.ts';
import { Plus, Trash } from '@blueprintjs/icons';
import { Button, IconButton, Notice, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/settings-company.ts';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { SectionPanel } from './section-panel.tsx';

const blank: ChecklistTemplate = { name: '', steps: '' };

export const ChecklistsSection = () => (
  <SectionPanel
    section="checklists"
    title={say('checklists')}
    description={say('checklists-lead')}
    tell={(_, entries) => ({
      what: say('checklists'),
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
      {list.fields.length === 0 && <Notice title={say('no-checklists')}>{say('add-first')}</Notice>}
      {list.fields.map(({ id }, n) => (
        <fieldset key={id} className="set-entry">
          <legend>{say('checklist', { number: n + 1 })}</legend>
          <span className="set-entry-actions">
            <IconButton
              label={say('remove-checklist', { number: n + 1 })}
              icon={<Trash />}
              onClick={() => list.remove(n)}
            />
          </span>
          <TextField
            label={say('kind-of-work')}
            maxLength={120}
            error={errors?.[n]?.name?.message}
            {...form.register(`entries.${n}.name`)}
          />
          <TextAreaField
            label={say('steps')}
            rows={8}
            error={errors?.[n]?.steps?.message}
            {...form.register(`entries.${n}.steps`)}
          />
        </fieldset>
      ))}
      <div>
        <Button
          icon={<Plus />}
          text={say('add-checklist')}
          onClick={() => list.append(blank, { shouldFocus: true })}
        />
      </div>
    </>
  );
}
