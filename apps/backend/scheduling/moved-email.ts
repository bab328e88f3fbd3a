// The e-mail that tells a client of new dates, in their language.
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { Move } from '@purlin/domain/scheduling/weather-shift-shapes.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { senderOf } from '../company/read-models/company-details.ts';
import { frameMail, type FramedMail } from '../platform/servers/mail-frame.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };
const written = (local: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${local}Z`));

export function movedEmail(
  {
    client,
    title,
    address,
    move: { from, to },
  }: {
    readonly client: string;
    readonly title: string;
    readonly address: string;
    readonly move: Move;
  },
  language: Language,
  company: CompanyDetails,
): FramedMail {
  const say = mailWords(language);
  const day = (to.start ?? from.start ?? '1900-01-01').slice(0, 10);
  const fact = (name: string, local: string | null) =>
    local === null ? [] : [[name, written(local, language)] as const];
  return frameMail({
    language,
    subject: say('moved.subject', { job: title, day }).slice(0, 200),
    sender: senderOf(company),
    heading: say('moved.heading', { day }),
    paragraphs: [say('hello', { client }), say('moved.text')],
    facts: [
      [say('project'), title],
      [say('address'), address],
      ...fact(say('moved.before'), from.start),
      ...fact(say('moved.now'), to.start),
    ],
    small: [say('moved.reply', { phone: company.phone })],
  });
}
