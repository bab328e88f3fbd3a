// E-mails of estimates that came back: noted with their estimate, so that staff hear of it.
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import type { Bounce } from '../platform/servers/incoming-mail.ts';
import type { Services } from '../platform/core/room.ts';
import { estimateOfMail } from '../emails/read-models/email-list.ts';

/** True when the e-mail was one of ours. */
export async function recordBounce(
  { messageId, reason }: Bounce,
  services: Pick<Services, 'db' | 'dispatch'>,
): Promise<boolean> {
  // Its Message-ID begins with the event that asked for it.
  const sentBy = messageId.slice(1, messageId.indexOf('@'));
  const id = await estimateOfMail(services.db, sentBy);
  if (id === undefined) return false;
  await services.dispatch(
    estimate,
    id,
    { type: 'RecordEmailBounced', data: { sentBy, reason } },
    { by: 'system', correlationId: `bounce-${sentBy}` },
  );
  return true;
}
