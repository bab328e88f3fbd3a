// Which e-mails were asked for, to whom, and which effect sends each?
import { flag, number, text, type Row } from '@purlin/event-sourcing/columns.ts';
import { effectId } from '@purlin/event-sourcing/reaction.ts';
import { changed, readModel, removed, sql, type Noted } from '@purlin/event-sourcing/read-model.ts';
import type { EmailKind } from '@purlin/contracts/emails.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import type { SubscriberEvent } from '@purlin/domain/leads/subscriber.ts';
import type { ConversationEvent } from '@purlin/domain/messages/conversation.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowWhere, select } from '../../platform/core/queries/select.ts';

/** Who is written to, and whose e-mail it is. `null` as recipient is the company itself. */
const columns = {
  /** What its Message-ID begins with; of a subscriber, one of each kind. */
  id: text().key(),
  /** The effect that sends it, the latest where it was asked for again. */
  effect: text(),
  kind: text<EmailKind>(),
  recipient: text().nullable(),
  subject: text(),
  estimateId: number().nullable(),
  leadId: number().nullable(),
  /** It was taken, and came back. */
  returned: flag(),
};

const NOBODYS = { estimateId: null, leadId: null, returned: false };
const ofEstimate =
  (kind: EmailKind) =>
  (
    { to, subject = '' }: { readonly to: string; readonly subject?: string },
    row: Row<typeof columns> | undefined,
    { id, eventId }: Noted<string>,
  ) =>
    // Where nobody was e-mailed there is no e-mail.
    to === ''
      ? row
      : {
          ...NOBODYS,
          id: eventId,
          effect: effectId(eventId, 'estimate-emails'),
          kind,
          recipient: to,
          subject,
          estimateId: id,
        };
const ofLead = { notice: 'lead_notice', receipt: 'lead_receipt', reply: 'lead_reply' } as const;
const mailOfLead = ({ sentBy, email }: { readonly sentBy: string; readonly email: string }) =>
  `${sentBy}.${email}`;
const ofSubscriber = (id: number, kind: 'confirm' | 'welcome') => `subscriber-${id}.${kind}`;

/** Notices to staff about estimates are not here: the ledger says all there is to say of them. */
export const emailList = readModel<
  EstimateEvent | LeadEvent | SubscriberEvent | ConversationEvent,
  string
>()({
  name: 'email_list',
  version: 7,
  columns,
  indexes: ['(effect)', '(effect) where returned'],
  search: ['recipient', 'subject'],
  usualKey: ({ eventId }) => eventId,
  // Who confirms, only the request says.
  notes: { of: ['subscriber'], on: { NewsletterRequested: (e) => e.email } },
  key: {
    EstimateEmailBounced: (e) => e.sentBy,
    EstimateEmailRetried: (e) => e.failed,
    LeadReceived: (_, { eventId }) =>
      ['notice', 'receipt'].map((email) => mailOfLead({ sentBy: eventId, email })),
    LeadReplied: (_, { eventId }) => mailOfLead({ sentBy: eventId, email: 'reply' }),
    LeadEmailRetried: (e) => mailOfLead(e),
    NewsletterRequested: (_, { id }) => ofSubscriber(id, 'confirm'),
    NewsletterConfirmed: (_, { id }) => ofSubscriber(id, 'welcome'),
    SubscriberRemoved: (_, { id }) => [ofSubscriber(id, 'confirm'), ofSubscriber(id, 'welcome')],
  },
  on: {
    EstimateSent: ofEstimate('estimate'),
    EstimateResent: ofEstimate('estimate_again'),
    EstimateFollowedUp: ofEstimate('reminder'),
    QuestionAnswered: ofEstimate('answer'),
    EstimateApproved: ofEstimate('approved_copy'),
    EstimateEmailBounced: (_, row) => changed(row, { returned: true }),
    EstimateEmailRetried: (e, row, { eventId }) =>
      changed(row, {
        effect: effectId(eventId, 'estimate-emails'),
        returned: false,
        ...(e.to && { recipient: e.to }),
      }),
    LeadReceived: (e, _, { id, eventId, key }) => {
      const notice = key === mailOfLead({ sentBy: eventId, email: 'notice' });
      return {
        ...NOBODYS,
        id: String(key),
        effect: effectId(eventId, 'lead-emails', notice ? 0 : 1),
        kind: notice ? ofLead.notice : ofLead.receipt,
        recipient: notice ? null : e.email,
        subject: '',
        leadId: id,
      };
    },
    LeadReplied: (e, _, { id, eventId, key }) => ({
      ...NOBODYS,
      id: String(key),
      effect: effectId(eventId, 'lead-emails'),
      kind: ofLead.reply,
      recipient: e.to,
      subject: e.subject,
      leadId: id,
    }),
    LeadEmailRetried: (_, row, { eventId }) =>
      changed(row, { effect: effectId(eventId, 'lead-emails') }),
    NewsletterRequested: (e, _, { eventId, key }) => ({
      ...NOBODYS,
      id: String(key),
      effect: effectId(eventId, 'newsletter-emails'),
      kind: 'newsletter_confirm',
      recipient: e.email,
      subject: '',
    }),
    NewsletterConfirmed: (_, __, { eventId, key, note }) => ({
      ...NOBODYS,
      id: String(key),
      effect: effectId(eventId, 'newsletter-emails'),
      kind: 'newsletter_welcome',
      recipient: note ?? '',
      subject: '',
    }),
    SubscriberRemoved: () => removed,
    // The ledger says all there is to say of it; taken up here, it is news to whoever looks at
    // e-mails.
    MessageSent: () => removed,
  },
});

/** To which estimate an e-mail belonged, by what its Message-ID begins with. */
export const estimateOfMail = async (db: Db, id: string): Promise<number | undefined> =>
  (await rowWhere(db, select(emailList), sql`where id = ${id}`))?.estimateId ?? undefined;
