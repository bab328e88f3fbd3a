// Sends an estimate to its client by e-mail, with the link and the PDF.
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { readCompany } from '../../company/read-models/company-details.ts';
import { MailRefused } from '../../platform/mail.ts';
import type { Services } from '../../platform/room.ts';
import { Hopeless, taskWorker } from '../../platform/tasks.ts';
import { estimateEmail } from '../estimate-email.ts';
import { estimatePdf } from '../estimate-pdf.ts';
import { emailEstimate } from '../reactions.ts';
import { offerById } from '../read-models/estimate-details.ts';

interface Sending { readonly to: string; readonly subject: string; readonly message: string }

export const sendEstimateEmail = taskWorker<Services>()(emailEstimate, {
  attempts: 6,
  backoffMs: 2_000,
  concurrency: 4,
  async run({ estimateId, sentBy }, { effectId, correlationId }, services) {
    const { db, history, mailer, publicUrl } = services;
    const events = await history.read(estimate, estimateId);
    const sending = events.find((event) => event.eventId === sentBy)?.data as Sending | undefined;
    const row = await offerById(db, estimateId);
    if (!sending) throw new Hopeless(`the event ${sentBy} of estimate ${estimateId} is not there`);
    // The read model may be parked or behind: that passes.
    if (!row) throw new Error(`estimate ${estimateId} cannot be read yet`);
    const company = await readCompany(db);
    const email = estimateEmail(row, company, sending, `${publicUrl}/estimate/${row.number}`);
    const { name: filename, content } = await estimatePdf(row, services);
    // The Message-ID is the sending's own: a copy sent after a crash is recognised as the same e-mail.
    const { messageId, response } = await mailer.send({
      to: sending.to, replyTo: company.email, ...email, messageId: `<${sentBy}@${new URL(publicUrl).hostname}>`, attachments: [{ filename, content, contentType: 'application/pdf' }],
    }).catch((error: unknown) => {
      throw error instanceof MailRefused ? new Hopeless(error.message) : error;
    });
    await services.dispatch(estimate, estimateId, { type: 'RecordEmailAccepted', data: { sentBy, messageId, answer: response } }, { by: 'system', correlationId, key: `${effectId}-accepted` });
  },
  async exhausted({ estimateId, sentBy }, reason, { effectId, correlationId }, services) {
    await services.dispatch(estimate, estimateId, { type: 'RecordEmailFailed', data: { sentBy, reason } }, { by: 'system', correlationId, key: `${effectId}-failed` });
  },
});
