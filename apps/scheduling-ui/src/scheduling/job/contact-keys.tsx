// On a phone: call, message and directions at the bottom of the screen.
import { clients } from '@purlin/contracts/clients.ts';
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { dialledPhone } from '@purlin/domain/shared/phones.ts';
import { ChatIcon, EnvelopeIcon, MapMarkerIcon, PhoneIcon } from '@blueprintjs/icons';
import { useMay, useRead } from '@purlin/web/web.ts';
import { mapAddress } from '@purlin/web/map-address.ts';
import { say } from '@purlin/words/screens/jobs.ts';

export function ContactKeys({ job }: { readonly job: Job }) {
  const may = useMay()(clients.details);
  const client = useRead(clients.details, { params: { id: job.clientId } }, { enabled: may }).data;
  const phone = client?.phone ? dialledPhone(client.phone) : undefined;
  return (
    <nav className="job-keys" aria-label={say('client-and-way')}>
      {phone && (
        <>
          <a href={`tel:${phone}`}>
            <PhoneIcon aria-hidden />
            {say('call')}
          </a>
          <a href={`sms:${phone}`}>
            <ChatIcon aria-hidden />
            {say('text')}
          </a>
        </>
      )}
      {client?.email && (
        <a href={`mailto:${client.email}`}>
          <EnvelopeIcon aria-hidden />
          {say('mail')}
        </a>
      )}
      <a href={mapAddress(job.address)} target="_blank" rel="noreferrer">
        <MapMarkerIcon aria-hidden />
        {say('map')}
      </a>
    </nav>
  );
}
