// The e-mails about an estimate: to its client with the link, a reminder, an answer to a question,
// the approved copy; and to staff what the client did.
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { tell } from '@purlin/words/story.ts';
import { senderOf } from '../company/read-models/company-details.ts';
import { frameMail, type FramedMail } from '../platform/servers/mail-frame.ts';
import type { EstimateDetailsRow } from './read-models/estimate-details.ts';

export interface EstimateMail {
  readonly row: EstimateDetailsRow;
  readonly company: CompanyDetails;
  readonly link: string;
  /** Of whoever reads it. */
  readonly language: Language;
}
/** One to the client. */
export interface ClientMail extends EstimateMail {
  /** How a deposit is paid, in the company's words; blank where it has not said. */
  readonly howToPay: string;
}
type Data<T extends EstimateEvent['type']> = Extract<EstimateEvent, { type: T }>['data'];

type Fact = readonly [name: string, value: string];

/** What the estimate is about; of one with options, what each amounts to. */
function facts({ row, language }: EstimateMail): Fact[] {
  const say = mailWords(language);
  const { totalCents, depositCents, processingFeeCents } = row.totals;
  const percent = row.processingFeeBasisPoints;
  const chosen = row.options.length === 0 || row.selectedOptionId !== null;
  const amounts: Fact[] = chosen
    ? [[say('total'), say('money', { cents: totalCents })]]
    : row.options.map(({ title, recommended, totals }, n) => [
        say('option', { n: n + 1 }),
        say('option-amount', {
          title,
          recommended: recommended ? 'yes' : 'no',
          totalCents: totals.totalCents,
        }),
      ]);
  const fee = chosen
    ? say('processing-fee-in-total', { cents: processingFeeCents, percent })
    : say('processing-fee-in-each', { percent });
  const deposit: Fact[] =
    row.options.length === 0 && depositCents > 0
      ? [[say('deposit'), say('money', { cents: depositCents })]]
      : [];
  return [
    [say('project'), row.projectTitle],
    [say('address'), row.serviceAddress],
    ...amounts,
    ...(percent > 0 ? [[say('processing-fee'), fee] as const] : []),
    ...deposit,
    ...(row.validUntil === null
      ? []
      : [[say('valid-until'), say('day', { day: row.validUntil })] as const]),
  ];
}

/** What a list of e-mails shows beside the subject: what it costs, and until when. */
function preheader({ row, language }: EstimateMail): string {
  const say = mailWords(language);
  const totals = row.options.map((option) => option.totals.totalCents);
  const amount =
    totals.length > 1 && row.selectedOptionId === null
      ? say('preheader.options', {
          count: totals.length,
          leastCents: Math.min(...totals),
          mostCents: Math.max(...totals),
        })
      : say('preheader.total', { cents: row.totals.totalCents });
  const until = row.validUntil === null ? '' : say('preheader.until', { day: row.validUntil });
  return [row.projectTitle, amount, until].filter(Boolean).join(' · ');
}

const button = ({ row, link, language }: EstimateMail) => {
  const compares = row.options.length > 0 && row.selectedOptionId === null;
  const say = mailWords(language);
  return {
    label: say(compares ? 'estimate.compare' : 'estimate.view'),
    link,
    otherwise: say('broken-button'),
  };
};

/** What every letter to a client has. */
const letter = (mail: EstimateMail) => {
  const say = mailWords(mail.language);
  return {
    language: mail.language,
    sender: senderOf(mail.company),
    button: button(mail),
    hello: say('hello', { client: mail.row.clientName }),
    about: { number: mail.row.number, company: mail.company.name },
    say,
  };
};

/**
 * `subject` and `message` are what staff wrote; a blank subject names the estimate and the sender.
 */
export function estimateEmail(
  mail: EstimateMail,
  { subject, message }: Pick<Data<'EstimateSent'>, 'subject' | 'message'>,
  sent: 'first' | 'again' = 'first',
): FramedMail {
  const { hello, about, say, ...frame } = letter(mail);
  const { revision } = mail.row;
  const revised = revision > 1;
  return frameMail({
    ...frame,
    subject: subject || say('estimate.subject', { kind: revised ? 'revised' : sent, ...about }),
    preheader: preheader(mail),
    paragraphs: [
      hello,
      message,
      ...(revised ? [say('estimate.revised', { version: revision })] : []),
    ],
    facts: facts(mail),
    small: [say('estimate.attached')],
  });
}

/** A machine sends it, and says how to make it stop. */
export function reminderEmail(
  mail: EstimateMail,
  { subject, message }: Data<'EstimateFollowedUp'>,
): FramedMail {
  const { hello, about, say, ...frame } = letter(mail);
  return frameMail({
    ...frame,
    subject: subject || say('reminder.subject', about),
    preheader: preheader(mail),
    paragraphs: [hello, message],
    facts: facts(mail),
    small: [say('reminder.stop'), say('estimate.attached')],
  });
}

export function answerEmail(
  mail: EstimateMail,
  { questionId, text }: Data<'QuestionAnswered'>,
): FramedMail {
  const { hello, about, say, ...frame } = letter(mail);
  const question = mail.row.questions.find(({ id }) => id === questionId);
  return frameMail({
    ...frame,
    subject: say('answer.subject', { kind: question?.kind ?? 'question', ...about }),
    paragraphs: [
      hello,
      ...(question
        ? [`${say('answer.you-wrote')}\n${say('quoted', { text: question.text })}`]
        : []),
      text,
    ],
    small: [say('answer.more')],
  });
}

/**
 * To the client once they have approved: the approved copy, what happens next, and how the deposit
 * is paid in the company's words, where it has said so.
 */
export function approvedEmail(mail: ClientMail): FramedMail {
  const { row, howToPay } = mail;
  const { hello, about, say, ...frame } = letter(mail);
  const chosen = row.options.find(({ id }) => id === row.selectedOptionId);
  const { totalCents, depositCents } = row.totals;
  const { startWindow: days } = row;
  return frameMail({
    ...frame,
    subject: say('approved.subject', about),
    paragraphs: [
      hello,
      say('approved.text', { what: chosen?.title ?? row.projectTitle, totalCents }),
      say('approved.next', { window: days === null ? 'no' : 'yes', days: days ?? '' }),
      ...(depositCents > 0
        ? [say('approved.deposit', { depositCents, paid: howToPay ? 'yes' : 'no' }), howToPay]
        : []),
    ].filter(Boolean),
    facts: facts({ ...mail, row: { ...row, validUntil: null } }),
    small: [say('answer.more')],
  });
}

/** What a client does that staff are told of. */
export type ClientDid = Extract<
  EstimateEvent,
  { type: 'EstimateApproved' | 'EstimateDeclined' | 'QuestionAsked' }
>;

/** The option that was chosen, or the project. */
const subjectOf = ({ row }: EstimateMail, event: ClientDid): string =>
  (event.type === 'EstimateApproved'
    ? row.options.find(({ id }) => id === event.data.optionId)?.title
    : undefined) ?? row.projectTitle;

/** To staff; `link` leads into the app. */
export function noticeEmail(mail: EstimateMail, event: ClientDid): FramedMail {
  const { row, company, link, language } = mail;
  const say = mailWords(language);
  const about = {
    client: row.clientName,
    what: subjectOf(mail, event),
    // What was said with it stands below.
    happened: tell(event, language, { words: 'beside' }),
  };
  const said = event.type === 'QuestionAsked' ? event.data.text : event.data.clientMessage;
  const contact: Fact[] = [
    [say('client'), row.clientName],
    ...(row.clientEmail === null ? [] : [[say('email'), row.clientEmail] as const]),
    ...(row.clientPhone === null ? [] : [[say('phone'), row.clientPhone] as const]),
    [say('address'), row.serviceAddress],
  ];
  return frameMail({
    language,
    sender: senderOf(company),
    subject: say('notice.subject', { ...about, number: row.number }),
    paragraphs: [say('notice.text', about), ...(said ? [say('quoted', { text: said })] : [])],
    facts: contact,
    button: { label: say('open'), link, otherwise: say('broken-button') },
    small: [say('notice.reply', { replies: row.clientEmail === null ? 'no' : 'yes' })],
  });
}
