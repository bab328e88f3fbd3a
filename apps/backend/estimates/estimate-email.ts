// The e-mails about an estimate to its client: with the link, a reminder, an answer to a question,
// the approved copy.
import { initialsOf } from '@purlin/domain/shared/initials.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import { dialledPhone, shownPhone } from '@purlin/domain/shared/phones.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { senderOf } from '../company/read-models/company-details.ts';
import { frameMail, type FramedMail } from '../platform/servers/mail-frame.ts';
import type { Choice, Fact, Person } from '../platform/servers/mail-parts.ts';
import {
  changeWords,
  contractFacts,
  isOpenChoice,
  revisedTotals,
  type ClientMail,
  type EstimateMail,
} from './estimate-mail.ts';
import type { EstimateDetailsRow } from './read-models/estimate-details.ts';

type Data<T extends EstimateEvent['type']> = Extract<EstimateEvent, { type: T }>['data'];

/** So long that a phone shows it in three lines. */
const SHORT = 120;
/** The first sentences of a text, or as much of it as fits. */
function inShort(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SHORT) return line;
  return `${line.slice(0, line.lastIndexOf(' ', SHORT))} …`;
}

/** What each package amounts to, while the client is yet to choose one. */
const packages = ({ row, language }: EstimateMail): Choice[] => {
  const say = mailWords(language);
  if (!isOpenChoice(row)) return [];
  return row.options.map(({ title, description, recommended, totals }) => ({
    title,
    says: inShort(description),
    amount: say('money', { cents: totals.totalCents }),
    ...(recommended ? { mark: say('recommended') } : {}),
  }));
};

/** What is due on approval: while the client is yet to choose, of each package. */
function depositFacts({ row, language }: EstimateMail): Fact[] {
  const say = mailWords(language);
  const money = ({ depositCents }: typeof row.totals) => say('money', { cents: depositCents });
  const due = isOpenChoice(row)
    ? row.options
        .filter(({ totals }) => totals.depositCents > 0)
        .map(({ title, totals }) => `${title}: ${money(totals)}`)
    : [row.totals].filter(({ depositCents }) => depositCents > 0).map(money);
  return due.length === 0 ? [] : [[say('deposit'), due.join('; ')]];
}

/** What the estimate is about, and what it amounts to. */
function facts(mail: EstimateMail): Fact[] {
  const { row, language } = mail;
  const say = mailWords(language);
  const { totalCents, processingFeeCents } = row.totals;
  const percent = row.processingFeeBasisPoints;
  const chosen = !isOpenChoice(row);
  const fee = chosen
    ? say('processing-fee-in-total', { cents: processingFeeCents, percent })
    : say('processing-fee-in-each', { percent });
  return [
    [say('project'), row.projectTitle],
    [say('address'), row.serviceAddress],
    ...(chosen ? [[say('total'), say('money', { cents: totalCents }), 'sum'] as const] : []),
    ...contractFacts(mail),
    ...(percent > 0 ? [[say('processing-fee'), fee] as const] : []),
    ...depositFacts(mail),
    ...(row.validUntil === null
      ? []
      : [[say('valid-until'), say('day', { day: row.validUntil })] as const]),
  ];
}

/** What a list of e-mails shows beside the subject: what it costs, and until when. */
function preheader({ row, language }: EstimateMail): string {
  const say = mailWords(language);
  const totals = row.options.map((option) => option.totals.totalCents);
  const cents = row.totals.totalCents;
  const before = row.replaced?.totalCents ?? cents;
  const amount =
    totals.length > 1 && row.selectedOptionId === null
      ? say('preheader.options', {
          count: totals.length,
          leastCents: Math.min(...totals),
          mostCents: Math.max(...totals),
        })
      : before === cents
        ? say('preheader.total', { cents })
        : say('preheader.revised', { cents, before });
  const until = row.validUntil === null ? '' : say('preheader.until', { day: row.validUntil });
  return [row.projectTitle, amount, until].filter(Boolean).join(' · ');
}

const isOpen = ({ status }: EstimateDetailsRow): boolean =>
  status === 'sent' || status === 'viewed';

/** What pressing it does is said before it is pressed. */
const button = ({ row, link, language }: EstimateMail) => {
  const say = mailWords(language);
  return {
    label: say(isOpenChoice(row) ? 'estimate.compare' : 'estimate.view'),
    link,
    ...(isOpen(row) ? { says: say('estimate.press') } : {}),
    otherwise: say('broken-button'),
  };
};

/** Whoever answers for the estimate, with a number to call: their own, else the office's. */
function estimatorOf({ estimator, company, language }: EstimateMail): Person | undefined {
  const say = mailWords(language);
  if (!estimator) return undefined;
  const { name } = estimator;
  const phone = estimator.phone || company.phone;
  return {
    name,
    initials: initialsOf(name),
    says: say('estimator'),
    phone: phone ? { shown: shownPhone(phone), dialled: dialledPhone(phone) } : undefined,
    words: { call: say('call'), text: say('text-message') },
  };
}

/** What every letter to a client has. */
const letter = (mail: EstimateMail) => {
  const say = mailWords(mail.language);
  return {
    language: mail.language,
    sender: senderOf(mail.company),
    button: button(mail),
    person: estimatorOf(mail),
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
  const { revision, options } = mail.row;
  const revised = revision > 1;
  const kind = revised ? 'revised' : sent;
  return frameMail({
    ...frame,
    subject: subject || say('estimate.subject', { kind, ...about }),
    preheader: preheader(mail),
    heading: say('estimate.heading', {
      kind,
      choice: isOpenChoice(mail.row) ? 'yes' : 'no',
      count: options.length,
    }),
    paragraphs: [
      hello,
      message,
      ...changeWords(mail),
      ...(revised ? [say('estimate.revised', { version: revision }), ...revisedTotals(mail)] : []),
    ],
    choices: packages(mail),
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
    heading: say('reminder.heading'),
    paragraphs: [hello, message],
    choices: packages(mail),
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
  const kind = question?.kind ?? 'question';
  return frameMail({
    ...frame,
    subject: say('answer.subject', { kind, ...about }),
    preheader: text,
    heading: say('answer.heading', { kind }),
    paragraphs: [
      hello,
      ...(question
        ? [{ who: say('answer.you-wrote'), quoted: say('quoted', { text: question.text }) }]
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
    heading: say('approved.heading'),
    paragraphs: [
      hello,
      say('approved.text', { what: chosen?.title ?? row.projectTitle, totalCents }),
    ],
    facts: facts({ ...mail, row: { ...row, validUntil: null } }),
    steps: {
      title: say('approved.steps'),
      all: [
        ...(depositCents > 0
          ? [
              {
                title: say('approved.deposit', { depositCents }),
                says: howToPay || say('approved.deposit-later'),
              },
            ]
          : []),
        {
          title: say('approved.day'),
          says: say('approved.next', { window: days === null ? 'no' : 'yes', days: days ?? '' }),
        },
      ],
    },
    small: [say('answer.more')],
  });
}
