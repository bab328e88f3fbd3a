// The e-mails of the newsletter: the one that asks whether it was really them, and the one that
// says how to leave.
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { SiteLanguage } from '@purlin/domain/shared/languages.ts';
import type { NewsletterEmail } from '@purlin/domain/leads/subscriber-shapes.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { senderOf } from '../company/read-models/company-details.ts';
import { frameMail, type FramedMail } from '../platform/servers/mail-frame.ts';

export function newsletterEmail(
  email: NewsletterEmail,
  language: SiteLanguage,
  sender: CompanyDetails,
  link: string,
): FramedMail {
  const say = mailWords(language);
  return frameMail({
    language,
    subject: say(`${email}.subject`, { company: sender.name }),
    sender: senderOf(sender),
    heading: say(`${email}.heading`),
    paragraphs: [say(`${email}.text`)],
    button: { label: say(`${email}.button`), link, otherwise: say('broken-button') },
    small: [say(`${email}.small`)],
  });
}
