// The e-mails about an estimate: to its client with the link, a reminder, an answer to a question;
// and to staff what the client did.
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { frameMail, type FramedMail } from '../platform/servers/mail-frame.ts';
import type { EstimateDetailsRow } from './read-models/estimate-details.ts';

export interface EstimateMail {
  readonly row: EstimateDetailsRow;
  readonly company: CompanyDetails;
  readonly link: string;
}
type Data<T extends EstimateEvent['type']> = Extract<EstimateEvent, { type: T }>['data'];

type Fact = readonly [name: string, value: string];

/** What the estimate is about; of one with options, what each amounts to. */
function facts({ row }: EstimateMail): Fact[] {
  const amounts: Fact[] =
    row.options.length === 0 || row.selectedOptionId !== null
      ? [['Total', formatDollars(row.totals.totalCents)]]
      : row.options.map((option, n) => [
          `Option ${n + 1}`,
          `${option.title}${option.recommended ? ' (recommended)' : ''}: ` +
            formatDollars(option.totals.totalCents),
        ]);
  return [
    ['Project', row.projectTitle],
    ['Address', row.serviceAddress],
    ...amounts,
    ...(row.options.length === 0 && row.totals.depositCents > 0
      ? [['Deposit due on approval', formatDollars(row.totals.depositCents)] as const]
      : []),
    ...(row.validUntil === null ? [] : [['Valid until', formatDate(row.validUntil)] as const]),
  ];
}

const button = ({ row, link }: EstimateMail) => ({
  label:
    row.options.length > 0 && row.selectedOptionId === null
      ? 'Compare your options'
      : 'View your estimate',
  link,
});
const ATTACHED =
  'The estimate is also attached as a PDF. Reply to this e-mail or call us with any question.';

/**
 * `subject` and `message` are what staff wrote; a blank subject names the estimate and the sender.
 */
export function estimateEmail(
  mail: EstimateMail,
  { subject, message }: Pick<Data<'EstimateSent'>, 'subject' | 'message'>,
): FramedMail {
  const { row, company } = mail;
  const revised = row.revision > 1;
  return frameMail({
    language: 'en',
    sender: company,
    subject:
      subject || `${revised ? 'Revised estimate' : 'Estimate'} ${row.number} from ${company.name}`,
    paragraphs: [
      `Hello ${row.clientName},`,
      message,
      ...(revised
        ? [
            `This is version ${row.revision} of your estimate. It takes the place of the ` +
              'one you have seen; only this one can be approved.',
          ]
        : []),
    ],
    facts: facts(mail),
    button: button(mail),
    small: [ATTACHED],
  });
}

/** A machine sends it, and says how to make it stop. */
export const reminderEmail = (
  mail: EstimateMail,
  { subject, message }: Data<'EstimateFollowedUp'>,
): FramedMail =>
  frameMail({
    language: 'en',
    sender: mail.company,
    subject: subject || `Reminder: estimate ${mail.row.number} from ${mail.company.name}`,
    paragraphs: [`Hello ${mail.row.clientName},`, message],
    facts: facts(mail),
    button: button(mail),
    small: [
      'You can approve, decline or ask us anything on the estimate’s page; then no more ' +
        'reminders are sent.',
      ATTACHED,
    ],
  });

export function answerEmail(
  mail: EstimateMail,
  { questionId, text }: Data<'QuestionAnswered'>,
): FramedMail {
  const { row, company } = mail;
  const question = row.questions.find(({ id }) => id === questionId);
  return frameMail({
    language: 'en',
    sender: company,
    subject:
      `${question?.kind === 'change_request' ? 'The changes you asked for' : 'Your question'}: ` +
      `estimate ${row.number} from ${company.name}`,
    paragraphs: [
      `Hello ${row.clientName},`,
      ...(question ? [`You wrote:\n“${question.text}”`] : []),
      text,
    ],
    button: button(mail),
    small: ['Reply to this e-mail or call us with any further question.'],
  });
}

type ClientEvent = 'EstimateApproved' | 'EstimateDeclined' | 'QuestionAsked';
/** What the client did, in a line for staff, and in their own words. */
const ABOUT: {
  readonly [T in ClientEvent]: (
    row: EstimateDetailsRow,
    data: Data<T>,
  ) => readonly [did: string, said: string];
} = {
  EstimateApproved: (row, e) => [
    'approved ' +
      `${row.options.find(({ id }) => id === e.optionId)?.title ?? row.projectTitle} at ` +
      formatDollars(e.totalCents),
    e.clientMessage,
  ],
  EstimateDeclined: (row, e) => [`declined ${row.projectTitle}`, e.clientMessage],
  QuestionAsked: (row, e) => [
    `${e.kind === 'question' ? 'has a question about' : 'asks for changes to'} ${row.projectTitle}`,
    e.text,
  ],
};

/** To staff; `link` leads into the app. */
export function noticeEmail(
  { row, company, link }: EstimateMail,
  event: { readonly type: string; readonly data: unknown },
): FramedMail {
  const [did, said] = (
    ABOUT[event.type as ClientEvent] as (
      row: EstimateDetailsRow,
      data: unknown,
    ) => readonly [string, string]
  )(row, event.data);
  const contact: Fact[] = [
    ['Client', row.clientName],
    ['E-mail', row.clientEmail],
    ...(row.clientPhone === null ? [] : [['Phone', row.clientPhone] as const]),
    ['Address', row.serviceAddress],
  ];
  return frameMail({
    language: 'en',
    sender: company,
    subject: `${row.clientName} ${did} (estimate ${row.number})`,
    paragraphs: [`${row.clientName} ${did}.`, ...(said ? [`“${said}”`] : [])],
    facts: contact,
    button: { label: 'Open the estimate', link },
    small: [
      'Reply to this e-mail to write to the client. These notices can be switched off ' +
        'under Settings.',
    ],
  });
}
