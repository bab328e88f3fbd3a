// Ways to deliver an estimate to a client without an email address: copy the link, text it, or
// print the PDF.
import { clients } from '@purlin/contracts/clients.ts';
import { ClipboardIcon, DownloadIcon, MobilePhoneIcon } from '@blueprintjs/icons';
import { dialledPhone } from '@purlin/domain/shared/phones.ts';
import { Button, buttonClass } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-actions.ts';
import { usualWords } from '@purlin/words/usual.ts';
import { copyLink, useClientLink } from './client-link.ts';
import { usePdf } from './estimate-actions.ts';

/** The estimate and its client. It must have been sent: a draft's link does not open. */
interface Handed {
  readonly id: number;
  readonly estimateNumber: string;
  readonly clientId: number;
}

/** `withLink`: shows the link too, because it is not shown nearby. */
export function HandOver({
  estimate,
  withLink = true,
}: {
  readonly estimate: Handed;
  readonly withLink?: boolean;
}) {
  const { data: client } = useRead(clients.details, { params: { id: estimate.clientId } });
  const pdf = usePdf(estimate);
  const link = useClientLink(estimate);
  const words = usualWords(client?.language ?? 'en');
  const text = encodeURIComponent(words('hand-over-text', { link }));
  return (
    <div className="pl-actions">
      {withLink && (
        <Button
          size="small"
          icon={<ClipboardIcon />}
          text={say('copy-link')}
          onClick={() => void copyLink(link)}
        />
      )}
      {client?.phone && (
        <a
          className={buttonClass({ size: 'small' })}
          href={`sms:${dialledPhone(client.phone)}?&body=${text}`}
        >
          <MobilePhoneIcon />
          {say('text-link')}
        </a>
      )}
      <Button
        size="small"
        icon={<DownloadIcon />}
        text={say('pdf-to-print')}
        loading={pdf.loading}
        onClick={() => void pdf.download()}
      />
    </div>
  );
}
