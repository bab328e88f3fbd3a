// Panels beside the request: contact, assignee, and status.
import { leads } from '@purlin/contracts/leads.ts';
import { type LeadDetails } from '@purlin/contracts/lead-shapes.ts';
import { access } from '@purlin/contracts/access.ts';
import { may as roleMay } from '@purlin/domain/access/rights.ts';
import { LeadStatus } from '@purlin/domain/leads/choices.ts';
import { EnvelopeIcon, MapMarkerIcon, PhoneIcon } from '@blueprintjs/icons';
import { FormDialog, Notice, Panel, SelectField, TextAreaField } from '@purlin/ui/ui.ts';
import { PhoneLink, useCommand, useMay, useRead } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/leads.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EmailLink } from '../parts/email-link.tsx';

interface Props {
  readonly lead: LeadDetails;
}

export const ContactPanel = ({ lead: { email, phone, address } }: Props) => (
  <Panel title={say('contact')}>
    <ul className="lead-contact">
      <li>
        <EnvelopeIcon aria-hidden />
        <EmailLink email={email} />
      </li>
      {phone && (
        <li>
          <PhoneIcon aria-hidden />
          <PhoneLink phone={phone} />
        </li>
      )}
      {address && (
        <li>
          <MapMarkerIcon aria-hidden />
          <span className="pl-wrap">{address}</span>
        </li>
      )}
    </ul>
  </Panel>
);

export function HandlingPanel({ lead }: Props) {
  const [losing, setLosing] = useState(false);
  const may = useMay();
  const users =
    useRead(access.users, { query: { limit: 500 } }, { enabled: may(access.users) }).data?.filter(
      ({ role }) => roleMay(role, 'leads.write'),
    ) ?? [];
  const assign = useCommand(leads.assign, { toast: { failed: say('assign-failed') } });
  const change = useCommand(leads.setStatus, { toast: { failed: say('status-failed') } });
  const choices = [
    { value: '', label: say('nobody') },
    ...users.map(({ id, firstName, lastName }) => ({
      value: String(id),
      label: `${firstName} ${lastName}`,
    })),
  ];
  const params = { id: lead.id };
  const setStatus = (text: string) => {
    const status = LeadStatus.parse(text);
    if (status === 'lost') setLosing(true);
    else void change.run({ params, body: { status, reason: '' } });
  };
  return (
    <Panel title={say('handling')}>
      <div className="lead-handling">
        <SelectField
          label={say('status')}
          choices={LeadStatus.options.map((value) => ({ value, label: label(`lead.${value}`) }))}
          value={lead.status}
          disabled={change.pending || !may(leads.setStatus)}
          onChange={(event) => setStatus(event.currentTarget.value)}
        />
        {lead.status === 'lost' && (
          <p className="lead-reason">
            <strong>{say('why')}</strong> {lead.reason}
          </p>
        )}
        <SelectField
          label={say('looked-after-by')}
          choices={choices}
          value={lead.assigneeId === null ? '' : String(lead.assigneeId)}
          disabled={assign.pending || !may(leads.assign) || !may(access.users)}
          onChange={(event) =>
            void assign.run({ params, body: { userId: Number(event.currentTarget.value) || null } })
          }
        />
      </div>
      {losing && <LostDialog lead={lead} onClose={() => setLosing(false)} />}
    </Panel>
  );
}

/** Marks a request as lost, with a required reason. Mount it while it is open. */
function LostDialog({ lead, onClose }: Props & { readonly onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } });
  const change = useCommand(leads.setStatus, {
    toast: { done: { title: say('marked-as-lost') }, failed: say('status-failed') },
  });
  const submit = form.handleSubmit(async ({ reason }) => {
    if (await change.run({ params: { id: lead.id }, body: { status: 'lost', reason } })) onClose();
  });
  return (
    <FormDialog
      isOpen
      title={say('mark-as-lost')}
      onClose={onClose}
      busy={change.pending}
      submitLabel={say('mark-as-lost')}
      busyLabel={say('saving')}
      onSubmit={(event) => void submit(event)}
      lead={
        <>
          {say('why-lost-before')} <strong>{lead.name}</strong>
          {say('why-lost-after')}
        </>
      }
    >
      {change.problem && (
        <Notice tone="bad" title={say('status-not-changed')}>
          {change.problem.message}
        </Notice>
      )}
      <TextAreaField
        label={say('reason')}
        required
        rows={3}
        maxLength={1000}
        help={say('reason-help')}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
