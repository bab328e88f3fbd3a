// Replies to a request by email, or adds a staff note.
import { leads } from '@purlin/contracts/leads.ts';
import { type LeadDetails } from '@purlin/contracts/lead-shapes.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
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
import { say } from '@purlin/words/screens/leads.ts';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { replyStart } from './lead-words.ts';

const choices = () => [
  { value: 'reply', label: say('reply-by-email') },
  { value: 'note', label: say('note-for-staff') },
];

export function ReplyPanel({ lead }: { readonly lead: LeadDetails }) {
  const [what, setWhat] = useState('reply');
  return (
    <Panel
      title={say('answer')}
      actions={
        <SegmentedField
          label={say('what-to-write')}
          hideLabel
          choices={choices()}
          value={what}
          onChoose={setWhat}
        />
      }
    >
      {/* Both stay mounted, so that typed text survives switching. */}
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
      done: { title: say('reply-sent'), description: say('on-its-way', { email: lead.email }) },
      failed: say('reply-failed'),
    },
  });
  const submit = form.handleSubmit(async (body) => {
    if (await reply.run({ params: { id: lead.id }, body })) form.reset();
  });
  return (
    <form className="lead-form" noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
      <BeforeYouWrite lead={lead} />
      {reply.problem && (
        <Notice tone="bad" title={say('not-sent')}>
          {reply.problem.message}
        </Notice>
      )}
      <TextField
        label={say('subject')}
        maxLength={300}
        error={errors.subject?.message}
        {...form.register('subject', {
          validate: (text) => text.trim() !== '' || say('enter-subject'),
        })}
      />
      <TextAreaField
        label={say('message')}
        rows={7}
        maxLength={10_000}
        placeholder={start.hello}
        error={errors.message?.message}
        {...form.register('message', {
          validate: (text) => text.trim() !== '' || say('write-message'),
        })}
      />
      <div className="lead-form-foot">
        <span className="pl-muted">{say('to-email', { email: lead.email })}</span>
        <Button
          type="submit"
          intent="primary"
          icon={<EnvelopeIcon />}
          text={reply.pending ? say('sending') : say('send-reply')}
          disabled={reply.pending}
        />
      </div>
    </form>
  );
}

const BeforeYouWrite = ({ lead }: { readonly lead: LeadDetails }) => (
  <>
    {lead.preferredContact === 'phone' && (
      <Notice tone="info" title={say('rather-called')}>
        {lead.phone ? shownPhone(lead.phone) : say('no-number')}
      </Notice>
    )}
    {lead.language === 'es' && <Notice tone="info">{say('reads-spanish')}</Notice>}
  </>
);

function NoteForm({ lead }: { readonly lead: LeadDetails }) {
  const form = useForm({ defaultValues: { text: '' } });
  const { errors } = form.formState;
  useUnsaved(form.formState.isDirty);
  const add = useCommand(leads.addNote, {
    toast: { done: { title: say('note-added') }, failed: say('note-failed') },
  });
  const submit = form.handleSubmit(async (body) => {
    if (await add.run({ params: { id: lead.id }, body })) form.reset();
  });
  return (
    <form className="lead-form" noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
      <TextAreaField
        label={say('note')}
        rows={4}
        maxLength={4000}
        error={errors.text?.message}
        {...form.register('text', {
          validate: (text) => text.trim() !== '' || say('write-note'),
        })}
      />
      <div className="lead-form-foot">
        <span className="est-staff-only">
          <LockIcon size={12} />
          {say('staff-only')}
        </span>
        <Button
          type="submit"
          intent="primary"
          text={add.pending ? say('saving') : say('add-note')}
          disabled={add.pending}
        />
      </div>
    </form>
  );
}
