// Sends an e-mail about a lead: receipt, notice or reply.
import { lead, type ReceivedLead } from '@purlin/domain/leads/lead.ts';
import type { LeadEmail } from '@purlin/domain/leads/choices.ts';
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import { readCompany } from '../../company/read-models/company-details.ts';
import { MailRefused, type Mail } from '../../platform/servers/mail.ts';
import type { Services } from '../../platform/core/room.ts';
import { Unrecoverable, taskWorker } from '../../platform/core/tasks.ts';
import { noticeEmail, receiptEmail, replyEmail } from '../lead-email.ts';
import { emailAboutLead } from '../reactions.ts';

interface Reply {
  readonly to: string;
  readonly subject: string;
  readonly message: string;
}
interface Writing {
  readonly received: ReceivedLead;
  readonly sending: unknown;
  readonly company: CompanyDetails;
  readonly link: string;
}

const LETTERS: Readonly<Record<LeadEmail, (writing: Writing) => Omit<Mail, 'messageId'>>> = {
  // Programs that answer by themselves leave an automatic e-mail alone.
  receipt: ({ received, company }) => ({
    ...receiptEmail(received, company),
    to: received.email,
    replyTo: company.email,
    headers: { 'Auto-Submitted': 'auto-replied' },
  }),
  notice: ({ received, company, link }) => ({
    ...noticeEmail(received, company, link),
    to: company.email,
    replyTo: received.email,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }),
  reply: ({ received, sending, company }) => ({
    ...replyEmail(sending as Reply, received.language, company),
    to: (sending as Reply).to,
    replyTo: company.email,
  }),
};

export const sendLeadEmail = taskWorker<Services>()(emailAboutLead, {
  attempts: 6,
  backoffMs: 2_000,
  concurrency: 4,
  async run({ leadId, email, sentBy }, { effectId, correlationId }, services) {
    const { db, history, mailer, publicUrl } = services;
    const events = await history.read(lead, leadId);
    const received = events.find(({ type }) => type === 'LeadReceived')?.data as
      ReceivedLead | undefined;
    const sending = events.find(({ eventId }) => eventId === sentBy)?.data;
    if (!received || !sending)
      throw new Unrecoverable(`the event ${sentBy} of lead ${leadId} is not there`);
    const company = await readCompany(db);
    const letter = LETTERS[email]({
      received,
      sending,
      company,
      link: `${publicUrl}/clients/leads/${leadId}`,
    });
    const { messageId, response } = await mailer
      .send({ ...letter, messageId: `<${sentBy}.${email}@${new URL(publicUrl).hostname}>` })
      .catch((error: unknown) => {
        throw error instanceof MailRefused
          ? new Unrecoverable(error.message, { cause: error })
          : error;
      });
    await services.dispatch(
      lead,
      leadId,
      { type: 'RecordLeadEmailAccepted', data: { email, sentBy, messageId, answer: response } },
      { by: 'system', correlationId, key: `${effectId}-accepted` },
    );
  },
  async exhausted({ leadId, email, sentBy }, reason, { effectId, correlationId }, services) {
    await services.dispatch(
      lead,
      leadId,
      { type: 'RecordLeadEmailFailed', data: { email, sentBy, reason } },
      { by: 'system', correlationId, key: `${effectId}-failed` },
    );
  },
});
