// A job's client: phone, email, and profile link.
import { clients } from '@purlin/contracts/clients.ts';
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { Panel } from '@purlin/ui/ui.ts';
import { Link, PhoneLink, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/jobs.ts';

export function ClientPanel({ job }: { readonly job: Job }) {
  const may = useMay()(clients.details);
  const client = useRead(clients.details, { params: { id: job.clientId } }, { enabled: may }).data;
  return (
    <Panel
      title={say('client')}
      actions={may && <Link to={`/clients/${job.clientId}`}>{say('open')}</Link>}
    >
      <div className="job-client">
        <strong>{job.client.name}</strong>
        {client?.phone && <PhoneLink phone={client.phone} />}
        {client?.email && <a href={`mailto:${client.email}`}>{client.email}</a>}
        {client?.notes && <p className="pl-muted pl-prewrap">{client.notes}</p>}
      </div>
    </Panel>
  );
}
