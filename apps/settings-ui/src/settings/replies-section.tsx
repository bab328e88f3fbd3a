// Saved replies: texts that staff insert into messages.
import type { SavedReply } from '@purlin/domain/company/settings/replies.ts';
import type { ValuesOf } from '@purlin/domain/company/settings/sections.ts';
import { Plus, Trash } from '@blueprintjs/icons';
import { Button, IconButton, Notice, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/settings-company.ts';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { SectionPanel } from './section-panel.tsx';

const blank: SavedReply = { name: '', text: '' };

export const RepliesSection = () => (
  <SectionPanel
    section="replies"
    title={say('replies')}
    description={say('replies-lead', { client: '{client}', job: '{job}', date: '{date}' })}
    tell={(_, entries) => ({
      what: say('replies'),
      text: (entries as readonly SavedReply[]).map(({ name }) => name).join(', '),
    })}
    fields={(form) => <Replies form={form} />}
  />
);

function Replies({ form }: { readonly form: UseFormReturn<ValuesOf<'replies'>> }) {
  const list = useFieldArray({ control: form.control, name: 'entries' });
  const errors = form.formState.errors.entries;
  return (
    <>
      {list.fields.length === 0 && <Notice title={say('no-replies')}>{say('add-first')}</Notice>}
      {list.fields.map(({ id }, n) => (
        <fieldset key={id} className="set-entry">
          <legend>{say('reply', { number: n + 1 })}</legend>
          <span className="set-entry-actions">
            <IconButton
              label={say('remove-reply', { number: n + 1 })}
              icon={<Trash />}
              onClick={() => list.remove(n)}
            />
          </span>
          <TextField
            label={say('reply-name')}
            maxLength={80}
            error={errors?.[n]?.name?.message}
            {...form.register(`entries.${n}.name`)}
          />
          <TextAreaField
            label={say('reply-text')}
            rows={4}
            maxLength={3000}
            error={errors?.[n]?.text?.message}
            {...form.register(`entries.${n}.text`)}
          />
        </fieldset>
      ))}
      <div>
        <Button
          icon={<Plus />}
          text={say('add-reply')}
          onClick={() => list.append(blank, { shouldFocus: true })}
        />
      </div>
    </>
  );
}
