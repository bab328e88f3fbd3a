// The e-mail to staff about what a client did with an estimate.
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { tell } from '@purlin/words/story.ts';
import { senderOf } from '../company/read-models/company-details.ts';
import { frameMail, type FramedMail } from '../platform/servers/mail-frame.ts';
import type { Fact } from '../platform/servers/mail-parts.ts';
import type { EstimateMail } from './estimate-mail.ts';

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

/** To staff; `link` leads into the app. `archived`: the client is. */
export function noticeEmail(mail: EstimateMail, event: ClientDid, archived: boolean): FramedMail {
  const { row, company, link, language } = mail;
  const say = mailWords(language);
  const about = {
    client: archived ? say('archived-name', { name: row.clientName }) : row.clientName,
    what: subjectOf(mail, event),
    // What was said with it stands below.
    happened: tell(event, language, { words: 'beside' }),
  };
  const said = event.type === 'QuestionAsked' ? event.data.text : event.data.clientMessage;
  const contact: Fact[] = [
    [say('client'), row.clientName],
    ...(row.clientEmail === null ? [] : [[say('email'), row.clientEmail] as const]),
    ...(row.clientPhone === null ? [] : [[say('phone'), shownPhone(row.clientPhone)] as const]),
    [say('address'), row.serviceAddress],
  ];
  return frameMail({
    language,
    sender: senderOf(company),
    subject: say('notice.subject', { ...about, number: row.number }),
    heading: say('notice.text', about),
    paragraphs: [
      ...(said
        ? [
            {
              who: say('notice.said', { client: row.clientName }),
              quoted: say('quoted', { text: said }),
            },
          ]
        : []),
      ...(archived ? [say('archived-note', { kind: 'client' })] : []),
    ],
    facts: contact,
    button: { label: say('open'), link, otherwise: say('broken-button') },
    small: [say('notice.reply', { replies: row.clientEmail === null ? 'no' : 'yes' })],
  });
}
