// Creates a client and an estimate from a request, or links to those created from it.
import { clients } from '@purlin/contracts/clients.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { leads } from '@purlin/contracts/leads.ts';
import { type LeadDetails } from '@purlin/contracts/lead-shapes.ts';
import { DocumentIcon, NewPersonIcon, PlusIcon } from '@blueprintjs/icons';
import { Button, buttonClass, Money, Panel } from '@purlin/ui/ui.ts';
import { Link, May, useCommand, useMay, useNavigate, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/leads.ts';
import { useState } from 'react';
import { useSimilarClients } from '../clients/similar-clients.tsx';
import { AddClientDialog, inList } from '../clients/client-dialog.tsx';
import { ArchivedClient } from '../parts/archived-party.tsx';
import { EstimateStatusBadge } from '../parts/estimate-status.tsx';
import { newEstimateForLead } from './lead-start.ts';

export function ClientPanel({ lead }: { readonly lead: LeadDetails }) {
  const may = useMay();
  if (lead.clientId === null && !(may(leads.link) && may(clients.add))) return null;
  return (
    <Panel title={say('client-and-estimate')}>
      {lead.clientId === null ? (
        <MakeClient lead={lead} />
      ) : (
        <Linked lead={lead} clientId={lead.clientId} />
      )}
    </Panel>
  );
}

function MakeClient({ lead }: { readonly lead: LeadDetails }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const link = useCommand(leads.link, { toast: { failed: say('link-failed') } });
  const linkTo = async (clientId: number) => {
    if (await link.run({ params: { id: lead.id }, body: { clientId, estimateId: null } }))
      void navigate(newEstimateForLead(clientId, lead.id));
  };
  return (
    <div className="lead-client">
      <ArchivedAlready lead={lead} />
      <p className="pl-muted">{say('carried-over')}</p>
      <Button
        intent="primary"
        icon={<NewPersonIcon />}
        text={say('make-client-and-estimate')}
        loading={link.pending}
        onClick={() => setOpen(true)}
      />
      {open && (
        <AddClientDialog
          words={{ ...inList, title: 'make-client-and-estimate' }}
          start={{
            name: lead.name,
            email: lead.email,
            phone: lead.phone ?? '',
            address: lead.address ?? '',
            language: lead.language,
          }}
          onClose={() => setOpen(false)}
          onChosen={(client) => void linkTo(client.id)}
        />
      )}
    </div>
  );
}

/** Whoever wrote may be an archived client. The dialog restores them. */
function ArchivedAlready({ lead: { email, phone } }: { readonly lead: LeadDetails }) {
  const similar = useSimilarClients({ email, phone: phone ?? '' });
  return similar
    .filter(({ archivedAt }) => archivedAt !== null)
    .map(({ id, name }) => (
      <p key={id}>
        <Link to={`/clients/${id}`} className="pl-row-link">
          {name}
        </Link>{' '}
        <ArchivedClient id={id} />
      </p>
    ));
}

function Linked({ lead, clientId }: { readonly lead: LeadDetails; readonly clientId: number }) {
  const client = useRead(clients.details, { params: { id: clientId } }).data;
  const estimate = useRead(
    estimates.details,
    { params: { id: lead.estimateId ?? 0 } },
    { enabled: lead.estimateId !== null },
  ).data;
  return (
    <div className="lead-client">
      <p>
        <Link to={`/clients/${clientId}`} className="pl-row-link">
          {client?.name ?? say('the-client')}
        </Link>{' '}
        <ArchivedClient id={clientId} />
      </p>
      {lead.estimateId === null ? (
        <May call={estimates.draft}>
          <Link
            to={newEstimateForLead(clientId, lead.id)}
            className={buttonClass({ intent: 'primary' })}
          >
            <PlusIcon />
            {say('write-estimate')}
          </Link>
        </May>
      ) : (
        <p className="lead-estimate">
          <DocumentIcon aria-hidden />
          <Link to={`/estimates/${lead.estimateId}`} className="pl-figures">
            {estimate?.estimateNumber ?? say('the-estimate')}
          </Link>
          {estimate && (
            <>
              <EstimateStatusBadge {...estimate} openQuestions={0} />
              <Money amount={estimate.total} />
            </>
          )}
        </p>
      )}
    </div>
  );
}
