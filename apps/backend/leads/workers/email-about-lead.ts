// Sends an e-mail about a lead: receipt, notice or reply.
import { lead, type LeadEvent, type ReceivedLead } from '@purlin/domain/leads/lead.ts';
import type { LeadEmail } from '@purlin/domain/leads/choices.ts';
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { nameIn, whomToTell, type Readers } from '../../access/read-models/whom-to-tell.ts';
import { archivedWithEmail } from '../../clients/read-models/similar-clients.ts';
import { readCompany } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import type { Mail } from '../../platform/servers/mail.ts';
import { Unrecoverable } from '../../platform/core/tasks/tasks.ts';
import { isOnlyReceipt } from '../address-key.ts';
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
  /** The office, and the staff who want to hear of it. */
  readonly staff: readonly Readers[];
  /** The archived client with the same e-mail address. */
  readonly archived: { readonly name: string } | undefined;
}

type LeadMail = Omit<Mail, 'messageId'> & { readonly language?: Language };
const LETTERS: Readonly<Record<LeadEmail, (writing: Writing) => LeadMail | readonly LeadMail[]>> = {
  // Programs that answer by themselves leave an automatic e-mail alone.
  receipt: ({ received, company }) => ({
    ...receiptEmail(received, company),
    to: received.email,
    replyTo: company.email,
    headers: { 'Auto-Submitted': 'auto-replied' },
  }),
  notice: ({ received, company: sender, link, staff, archived }) =>
    staff.map((readers) => ({
      ...noticeEmail(received, { sender, link, archived, language: readers.language }),
      ...readers,
      replyTo: received.email,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })),
  reply: ({ received, sending, company }) => ({
    ...replyEmail(sending as Reply, received.language, company),
    to: (sending as Reply).to,
    replyTo: company.email,
  }),
};

/** Staff asked for it: they may write to whom they like. */
const isRetryOf =
  (sentBy: string) =>
  ({ type, data }: LeadEvent): boolean =>
    type === 'LeadEmailRetried' && data.sentBy === sentBy;

export const sendLeadEmail = mailWorker(emailAboutLead, {
  async write({ leadId, email, sentBy }, _attempt, services) {
    const { db, history, publicUrl } = services;
    const events = await history.read(lead, leadId);
    const received = events.find((event) => event.type === 'LeadReceived')?.data;
    const sending = events.find(({ eventId }) => eventId === sentBy)?.data;
    if (!received || !sending)
      throw new Unrecoverable(`the event ${sentBy} of lead ${leadId} is not there`);
    if (email === 'receipt' && !events.some(isRetryOf(sentBy))) {
      const receipt = { email: received.email, sentBy };
      if (!(await isOnlyReceipt(receipt, services))) return undefined;
    }
    const company = await readCompany(db);
    const [staff, archived] = await Promise.all([
      whomToTell(db, company.email, 'clientMessages'),
      archivedWithEmail(db, received.email),
    ]);
    const link = `${publicUrl}/clients/leads/${leadId}`;
    const letters = [LETTERS[email]({ received, sending, company, link, staff, archived })].flat();
    return letters.map(({ language = 'en', ...letter }) => ({
      ...letter,
      messageId: `<${nameIn(`${sentBy}.${email}`, language)}@${new URL(publicUrl).hostname}>`,
    }));
  },
  accepted: (
    { leadId, email, sentBy },
    { messageId, response },
    { effectId, correlationId },
    { dispatch },
  ) =>
    dispatch(
      lead,
      leadId,
      { type: 'RecordLeadEmailAccepted', data: { email, sentBy, messageId, answer: response } },
      { by: 'system', correlationId, key: `${effectId}-accepted` },
    ),
  failed: ({ leadId, email, sentBy }, reason, { effectId, correlationId }, { dispatch }) =>
    dispatch(
      lead,
      leadId,
      { type: 'RecordLeadEmailFailed', data: { email, sentBy, reason } },
      { by: 'system', correlationId, key: `${effectId}-failed` },
    ),
  again: ({ leadId, email, sentBy }, asker, { dispatch }) =>
    dispatch(lead, leadId, { type: 'RetryLeadEmail', data: { email, sentBy } }, asker),
});
