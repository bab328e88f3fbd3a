// What sending an estimate would send, for staff to look at: the same e-mail and the same paper,
// made by the same code; nothing is sent.
import type { z } from 'zod';
import type { estimates } from '@purlin/contracts/estimates.ts';
import { usualWords } from '@purlin/words/usual.ts';
import { staffMemberOf } from '../access/read-models/user-list.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { File } from '../platform/core/answers.ts';
import type { Services } from '../platform/core/room.ts';
import { estimateEmail } from './estimate-email.ts';
import { clientMail } from './estimate-mail.ts';
import { estimatePaper } from './estimate-pdf.ts';
import { offerById, type OfferRow } from './read-models/sent-offer.ts';

/**
 * Links lead nowhere: the frame that it is shown in lets nothing open. It is light, as the frame's
 * other parts are, also where whoever looks has a dark screen.
 */
const inFrame = (page: string): Buffer =>
  Buffer.from(
    page
      .replace('<head>', '<head><base target="_blank">')
      .replace('@media (prefers-color-scheme:dark)', '@media not all')
      .replaceAll('content="light dark"', 'content="light"')
      .replaceAll(/(?<=color-schemes?:)light dark/g, 'light'),
  );

/** The e-mail or the paper of an estimate, as it would leave now; undefined when there is none. */
export async function asSent(
  id: number,
  { part, subject, message }: z.output<(typeof estimates)['asSent']['query']>,
  services: Services,
  { by }: Asker,
): Promise<File | undefined> {
  const row = await offerById(services.db, id);
  if (!row) return undefined;
  const { language } = row;
  const name = `estimate-${row.number}.html`;
  if (part === 'paper') {
    const { html } = await estimatePaper(row, services, language);
    return { name, content: inFrame(html) };
  }
  // Who sends it answers for it, and a draft is one no more.
  const sender = await staffMemberOf(services.db, by);
  const sent: OfferRow = { ...row, status: row.status === 'draft' ? 'sent' : row.status };
  const mail = clientMail(
    { ...sent, estimator: sender ?? row.estimator },
    language,
    services.publicUrl,
  );
  const words = { subject, message: message.trim() || usualWords(language)('send-message') };
  const { html } = estimateEmail(mail, words, row.status === 'draft' ? 'first' : 'again');
  return { name, content: inFrame(html) };
}
