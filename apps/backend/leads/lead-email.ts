// The e-mails about a lead: the receipt for whoever wrote, the notice for the office, the reply of
// staff.
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { Language } from '@purlin/domain/shared/language.ts';
import type { ReceivedLead } from '@purlin/domain/leads/lead.ts';
import { frameMail, type FramedMail } from '../platform/servers/mail-frame.ts';
import { formWords } from './lead-words.ts';

const RECEIPT = {
  en: {
    hello: 'Hello',
    quote: {
      subject: 'We have received your quote request',
      text:
        'Thank you for asking us. We will contact you within 24 hours to schedule your free ' +
        'inspection.',
    },
    message: {
      subject: 'We have received your message',
      text: 'Thank you for writing. We will get back to you within 24 hours.',
    },
    more:
      'Is water coming in right now? Please call us: {phone}. If there is something to add, ' +
      'simply reply to this e-mail.',
    not:
      'You get this e-mail because somebody entered your address on our website. If that was ' +
      'not you, you need not do anything.',
    topic: 'About',
  },
  es: {
    hello: 'Hola',
    quote: {
      subject: 'Hemos recibido su solicitud de cotización',
      text:
        'Gracias por escribirnos. Nos comunicaremos con usted en menos de 24 horas para ' +
        'agendar su inspección gratis.',
    },
    message: {
      subject: 'Hemos recibido su mensaje',
      text: 'Gracias por escribirnos. Le responderemos en menos de 24 horas.',
    },
    more:
      '¿Está entrando agua en este momento? Llámenos: {phone}. Si quiere agregar algo, ' +
      'responda a este correo.',
    not:
      'Recibe este correo porque alguien escribió su dirección en nuestro sitio. Si no fue ' +
      'usted, no tiene que hacer nada.',
    topic: 'Sobre',
  },
} as const;

/** A name that cannot be an advertisement: anybody can have us write to anybody. */
const harmless = (name: string): boolean =>
  /^[\p{L}\p{M}' -]{1,60}$/u.test(name) && !/https?|www/i.test(name);

const topicOf = ({ quote, contact }: ReceivedLead, language: Language): string => {
  const { projectTypes, subjects } = formWords[language];
  return quote
    ? projectTypes[quote.projectType]
    : contact?.subject
      ? subjects[contact.subject]
      : '';
};

/**
 * In the visitor's language, and without a word that they wrote except a name that looks like one.
 */
export function receiptEmail(lead: ReceivedLead, sender: CompanyDetails): FramedMail {
  const words = RECEIPT[lead.language];
  const topic = topicOf(lead, lead.language);
  return frameMail({
    language: lead.language,
    subject: `${words[lead.kind].subject} · ${sender.name}`,
    sender,
    paragraphs: [
      harmless(lead.name) ? `${words.hello} ${lead.name},` : `${words.hello},`,
      words[lead.kind].text,
      words.more.replace('{phone}', sender.phone),
    ],
    facts: topic ? [[words.topic, topic]] : [],
    small: [words.not],
  });
}

/** For the office: everything that was sent; a reply goes to whoever wrote. */
export function noticeEmail(lead: ReceivedLead, sender: CompanyDetails, link: string): FramedMail {
  const { urgencies, preferred } = formWords.en;
  const topic = topicOf(lead, 'en');
  const facts: (readonly [string, string | null])[] = [
    ['Name', lead.name],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Address', lead.address],
    ['About', topic],
    ['Urgency', lead.quote && urgencies[lead.quote.urgency]],
    ['Material', lead.quote?.preferredMaterial ?? null],
    ['Insurance claim', lead.quote && (lead.quote.isInsuranceClaim ? 'Yes' : 'No')],
    ['Answer', lead.contact && preferred[lead.contact.preferredContact]],
    ['Language', lead.language === 'es' ? 'Spanish' : null],
    ['Message', lead.message],
  ];
  const urgent = lead.quote?.urgency === 'asap' ? 'Urgent: ' : '';
  return frameMail({
    language: 'en',
    subject:
      `${urgent}${lead.kind === 'quote' ? 'Quote request' : 'Message'} from ${lead.name}`.slice(
        0,
        200,
      ),
    sender,
    paragraphs: [
      lead.kind === 'quote'
        ? 'Somebody asked for a quote on the website.'
        : 'Somebody wrote a message on the website.',
    ],
    facts: facts.filter((fact): fact is readonly [string, string] => Boolean(fact[1])),
    button: { label: 'Open in Purlin', link },
    small: [
      'Reply to this e-mail to answer them directly, or answer in Purlin so that everybody ' +
        'sees it.',
    ],
  });
}

export const replyEmail = (
  { subject, message }: { readonly subject: string; readonly message: string },
  language: Language,
  sender: CompanyDetails,
): FramedMail => frameMail({ language, subject, sender, paragraphs: [message] });
