// The e-mails about a lead: the receipt for whoever wrote, the notice for the office, the reply of
// staff.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { Language, SiteLanguage } from '@purlin/domain/shared/languages.ts';
import { saidPhone, shownPhone } from '@purlin/domain/shared/phones.ts';
import type { ReceivedLead } from '@purlin/domain/leads/lead.ts';
import { mailWords, type MailWords } from '@purlin/words/mail.ts';
import { senderOf } from '../company/read-models/company-details.ts';
import { frameMail, type FramedMail } from '../platform/servers/mail-frame.ts';
import { chosenWords } from '@purlin/words/forms.ts';

/** A name that cannot be an advertisement: anybody can have us write to anybody. */
const harmless = (name: string): boolean =>
  /^[\p{L}\p{M}' -]{1,60}$/u.test(name) && !/https?|www/i.test(name);

const topicOf = ({ quote, contact }: ReceivedLead, language: Language): string => {
  const { projectTypes, subjects } = chosenWords[language];
  return quote
    ? projectTypes[quote.projectType]
    : contact?.subject
      ? subjects[contact.subject]
      : '';
};

/** An emergency, or whatever else is wanted as soon as possible. */
const isUrgent = ({ quote }: ReceivedLead): boolean => quote?.urgency === 'asap';

/**
 * In the visitor's language, and without a word that they wrote except a name that looks like one.
 */
export function receiptEmail(lead: ReceivedLead, sender: CompanyDetails): FramedMail {
  const { kind, language, name } = lead;
  const say = mailWords(language);
  const topic = topicOf(lead, language);
  return frameMail({
    language,
    subject: say('receipt.subject', { kind, company: sender.name }),
    sender: senderOf(sender),
    heading: say('receipt.heading', { kind }),
    paragraphs: [
      harmless(name) ? say('hello', { client: name }) : say('hello-nobody'),
      say('receipt.text', { kind: isUrgent(lead) ? 'emergency' : kind }),
      say('receipt.more', { phone: saidPhone(sender.phone) }),
    ],
    facts: topic ? [[say('about'), topic]] : [],
    small: [say('receipt.not-you')],
  });
}

type Fact = readonly [name: string, value: string];
function sentIn(lead: ReceivedLead, say: MailWords, language: Language): Fact[] {
  const { urgencies, preferred } = chosenWords[language];
  const { quote, contact } = lead;
  const facts: (readonly [string, string | false | null])[] = [
    [say('name'), lead.name],
    [say('email-address'), lead.email],
    [say('phone'), lead.phone && shownPhone(lead.phone)],
    [say('address'), lead.address],
    [say('about'), topicOf(lead, language)],
    [say('urgency'), quote && urgencies[quote.urgency]],
    [say('material'), quote?.preferredMaterial ?? null],
    [say('claim'), quote && say('yes-or-no', { is: quote.isInsuranceClaim ? 'yes' : 'no' })],
    [say('answer'), contact && preferred[contact.preferredContact]],
    [say('language'), lead.language === 'es' ? say('spanish') : null],
    [say('photos'), lead.photos.length > 0 && say('photo-count', { count: lead.photos.length })],
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact[1]));
}

interface LeadNotice {
  readonly sender: CompanyDetails;
  readonly link: string;
  readonly language: Language;
  /** The archived client with the same e-mail address. */
  readonly archived: { readonly name: string } | undefined;
}

/** For the office: everything that was sent; a reply goes to whoever wrote. */
export function noticeEmail(
  lead: ReceivedLead,
  { sender, link, language, archived }: LeadNotice,
): FramedMail {
  const say = mailWords(language);
  const { kind, name } = lead;
  const urgent = isUrgent(lead) ? 'yes' : 'no';
  return frameMail({
    language,
    subject: cutToWhole(say('lead.subject', { urgent, kind, name }), 200),
    sender: senderOf(sender),
    heading: say('lead.heading', { kind, name }),
    paragraphs: [
      say('lead.text', { kind }),
      ...(lead.message ? [{ who: `${say('message')}:`, quoted: lead.message }] : []),
      ...(archived ? [say('lead.archived', archived)] : []),
    ],
    facts: sentIn(lead, say, language),
    button: { label: say('lead.open'), link, otherwise: say('broken-button') },
    small: [say('lead.reply')],
  });
}

export const replyEmail = (
  { subject, message }: { readonly subject: string; readonly message: string },
  language: SiteLanguage,
  sender: CompanyDetails,
): FramedMail => frameMail({ language, subject, sender: senderOf(sender), paragraphs: [message] });
