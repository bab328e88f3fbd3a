// Answers a request by e-mail, or keeps a note about it for staff.
import { leads } from '@purlin/contracts/leads.ts';
import { type LeadDetails } from '@purlin/contracts/lead-shapes.ts';
import { EnvelopeIcon, LockIcon } from '@blueprintjs/icons';
import {
  Button,
  Notice,
  Panel,
  SegmentedField,
  TextAreaField,
  TextField,
  useUnsaved,
} from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { replyStart } from './lead-words.ts';

const choices = [
  { value: 'reply', label: 'Reply by e-mail' },
  { value: 'note', label: 'Note for staff' },
];

export function ReplyPanel({ lead }: { readonly lead: LeadDetails }) {
  const [what, setWhat] = useState('reply');
  return (
    <Panel
      title="Answer"
      actions={
        <SegmentedField
          label="What to write"
          hideLabel
          choices={choices}
          value={what}
          onChoose={setWhat}
        />
      }
    >
      {/* Both stay mounted: what was typed in one is still there after looking at the other. */}
      <div hidden={what !== 'reply'}>
        <Reply lead={lead} />
      </div>
      <div hidden={what !== 'note'}>
        <NoteForm lead={lead} />
      </div>
    </Panel>
  );
}

function Reply({ lead }: { readonly lead: LeadDetails }) {
  const start = replyStart(lead);
  const form = useForm({ defaultValues: { subject: start.subject, message: '' } });
  const { errors } = form.formState;
  useUnsaved(form.formState.isDirty);
  const reply = useCommand(leads.reply, {
    toast: {
      done: { title: 'Reply sent', description: `It is on its way to ${lead.email}.` },
      failed: 'Failed to send the reply',
    },
  });
  const submit = form.handleSubmit(async (body) => {
    if (await reply.run({ params: { id: lead.id }, body })) form.reset();
  });
  return (
    <form className="lead-form" noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
      <BeforeYouWrite lead={lead} />
      {reply.problem && (
        <Notice tone="bad" title="It was not sent">
          {reply.problem.message}
        </Notice>
      )}
      <TextField
        label="Subject"
        maxLength={300}
        error={errors.subject?.message}
        {...form.register('subject', {
          validate: (text) => text.trim() !== '' || 'Please enter a subject',
        })}
      />
      <TextAreaField
        label="Message"
        rows={7}
        maxLength={10_000}
        placeholder={start.hello}
        error={errors.message?.message}
        {...form.register('message', {
          validate: (text) => text.trim() !== '' || 'Please write a message',
        })}
      />
      <div className="lead-form-foot">
        <span className="pl-muted">To {lead.email}</span>
        <Button
          type="submit"
          intent="primary"
          icon={<EnvelopeIcon />}
          text={reply.pending ? 'Sending...' : 'Send reply'}
          disabled={reply.pending}
        />
      </div>
    </form>
  );
}

const BeforeYouWrite = ({ lead }: { readonly lead: LeadDetails }) => (
  <>
    {lead.preferredContact === 'phone' && (
      <Notice tone="info" title="They would rather be called">
        {lead.phone ?? 'But they left no number.'}
      </Notice>
    )}
    {lead.language === 'es' && (
      <Notice tone="info">
        They read the website in Spanish. The e-mail’s frame will be Spanish too.
      </Notice>
    )}
  </>
);

function NoteForm({ lead }: { readonly lead: LeadDetails }) {
  const form = useForm({ defaultValues: { text: '' } });
  const { errors } = form.formState;
  useUnsaved(form.formState.isDirty);
  const add = useCommand(leads.addNote, {
    toast: { done: { title: 'Note added' }, failed: 'Failed to add the note' },
  });
  const submit = form.handleSubmit(async (body) => {
    if (await add.run({ params: { id: lead.id }, body })) form.reset();
  });
  return (
    <form className="lead-form" noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
      <TextAreaField
        label="Note"
        rows={4}
        maxLength={4000}
        error={errors.text?.message}
        {...form.register('text', {
          validate: (text) => text.trim() !== '' || 'Please write a note',
        })}
      />
      <div className="lead-form-foot">
        <span className="est-staff-only">
          <LockIcon size={12} />
          Staff only
        </span>
        <Button
          type="submit"
          intent="primary"
          text={add.pending ? 'Saving...' : 'Add note'}
          disabled={add.pending}
        />
      </div>
    </form>
  );
}
