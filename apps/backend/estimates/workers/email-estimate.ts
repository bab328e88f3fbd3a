// Sends an e-mail about an estimate to its client: the estimate itself, a reminder, an answer to a
// question, or the copy of what they approved.
import { fold } from '@purlin/event-sourcing/decider.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { mailWords } from '@purlin/words/mail.ts';
import type { PastEvent } from '../../platform/core/history/history.ts';
import type { FramedMail } from '../../platform/servers/mail-frame.ts';
import type { Mail } from '../../platform/servers/mail.ts';
import type { Services } from '../../platform/core/room.ts';
import type { Lane } from '../../platform/servers/print-lanes.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import { Unrecoverable } from '../../platform/core/tasks/tasks.ts';
import { answerEmail, approvedEmail, estimateEmail, reminderEmail } from '../estimate-email.ts';
import { clientMail, type ClientMail } from '../estimate-mail.ts';
import { estimatePdf } from '../estimate-pdf.ts';
import { emailCopy, emailEstimate } from '../reactions.ts';
import { offerById } from '../read-models/sent-offer.ts';

/** What every event says that asks for an e-mail to a client. */
interface Addressed {
  readonly to: string;
  readonly language: Language;
}
interface Kind {
  readonly words: (mail: ClientMail, data: never) => FramedMail;
  /** Who waits for the paper that goes with it; unset, none goes. */
  readonly attached?: Lane;
  /** It offers something: once that is withdrawn or put away, it is not sent any more. */
  readonly offers: boolean;
  readonly headers?: (mail: ClientMail) => Record<string, string>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  EstimateSent: { words: estimateEmail, attached: 'mail', offers: true },
  EstimateResent: {
    words: (mail, data: Parameters<typeof estimateEmail>[1]) => estimateEmail(mail, data, 'again'),
    attached: 'mail',
    offers: true,
  },
  // Programs that answer by themselves leave an automatic e-mail alone, and mail programs show a
  // button that asks us to stop.
  EstimateFollowedUp: {
    words: reminderEmail,
    attached: 'mail',
    offers: true,
    headers: ({ row, company, language }) => ({
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'List-Unsubscribe': `<mailto:${company.email}?subject=${encodeURIComponent(
        mailWords(language)('reminder.stop-subject', { number: row.number }),
      )}>`,
    }),
  },
  QuestionAnswered: { words: answerEmail, offers: false },
  EstimateApproved: { words: approvedEmail, attached: 'copies', offers: false },
};

/** The e-mails of an estimate belong together: mail programs show them as one conversation. */
function conversation(
  events: readonly PastEvent[],
  sentBy: string,
  host: string,
): Record<string, string> {
  const first = events.find(({ type }) => type === 'EstimateSent');
  return first && first.eventId !== sentBy
    ? { References: `<${first.eventId}@${host}>`, 'In-Reply-To': `<${first.eventId}@${host}>` }
    : {};
}

/** Where it goes: what staff corrected when it came back, else whom it was written to. */
const addressOf = (events: readonly EstimateEvent[], sentBy: string, to: string): string =>
  events
    .flatMap(({ type, data }) =>
      type === 'EstimateEmailRetried' && data.failed === sentBy && data.to ? [data.to] : [],
    )
    .at(-1) ?? to;

/**
 * The whole e-mail; undefined when the estimate was withdrawn or put away while it waited. Throws
 * Unrecoverable when what it was made of is not there.
 */
async function mailOf(
  estimateId: number,
  sentBy: string,
  services: Services,
): Promise<Mail | undefined> {
  const { db, history, publicUrl } = services;
  // Read before its events, so that they tell of everything that stands in it.
  const row = await offerById(db, estimateId);
  const events = await history.read(estimate, estimateId);
  const sending = events.find((event) => event.eventId === sentBy);
  const kind = sending && KINDS[sending.type];
  if (!kind) throw new Unrecoverable(`the event ${sentBy} of estimate ${estimateId} is not there`);
  const now = fold(estimate, events);
  if (kind.offers && 'withdrawn' in now && (now.withdrawn || now.archived)) return undefined;
  // The read model may be parked or behind: that passes.
  if (!row) throw new Error(`estimate ${estimateId} cannot be read yet`);
  const { to, language } = sending.data as Addressed;
  const mail = clientMail(row, language, publicUrl);
  const host = new URL(publicUrl).hostname;
  const pdf = kind.attached
    ? await estimatePdf(row, services, mail.language, { lane: kind.attached }, events)
    : undefined;
  return {
    ...kind.words(mail, sending.data as never),
    to: addressOf(events, sentBy, to),
    replyTo: mail.company.email || undefined,
    // The sending's own: a copy sent after a crash is recognised as the same e-mail.
    messageId: `<${sentBy}@${host}>`,
    headers: { ...conversation(events, sentBy, host), ...kind.headers?.(mail) },
    attachments: pdf
      ? [{ filename: pdf.name, content: pdf.content, contentType: 'application/pdf' }]
      : [],
  };
}

const sending = (kind: typeof emailEstimate) =>
  mailWorker(kind, {
    write: ({ estimateId, sentBy }, _, services) => mailOf(estimateId, sentBy, services),
    accepted: (
      { estimateId, sentBy },
      { messageId, response },
      { effectId, correlationId },
      { dispatch },
    ) =>
      dispatch(
        estimate,
        estimateId,
        { type: 'RecordEmailAccepted', data: { sentBy, messageId, answer: response } },
        { by: 'system', correlationId, key: `${effectId}-accepted` },
      ),
    failed: ({ estimateId, sentBy }, reason, { effectId, correlationId }, { dispatch }) =>
      dispatch(
        estimate,
        estimateId,
        { type: 'RecordEmailFailed', data: { sentBy, reason } },
        { by: 'system', correlationId, key: `${effectId}-failed` },
      ),
    again: ({ estimateId, sentBy }, asker, { dispatch }) =>
      dispatch(estimate, estimateId, { type: 'RetryEmail', data: { sentBy } }, asker),
  });

export const sendEstimateEmail = sending(emailEstimate);
/** One is printed while another is handed over. */
export const sendApprovedCopy = { ...sending(emailCopy), concurrency: 2 };
