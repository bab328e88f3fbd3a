// The e-mail that tells a client of new dates, in their language.
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
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

/** What a client is told when nobody wrote anything else. */
export const usualLetter = (language: Language): string => mailWords(language)('moved.text');

export function movedEmail(
  {
    client,
    title,
    address,
    move: { from, to },
    letter,
  }: {
    readonly client: string;
    readonly title: string;
    readonly address: string;
    readonly move: Move;
    /** In words of the company's own; empty: the usual ones. */
    readonly letter: string;
  },
  language: Language,
  company: CompanyDetails,
): FramedMail {
  const say = mailWords(language);
  // Work that rests on the lost days starts as it was told and ends later.
  const what = to.start === from.start ? 'ends' : 'starts';
  const day = ((what === 'ends' ? to.end : null) ?? to.start ?? '1900-01-01').slice(0, 10);
  const fact = (name: string, { start, end }: Dates) => {
    if (start === null) return [];
    const several = end !== null && end.slice(0, 10) > start.slice(0, 10);
    const words = [start, ...(several ? [end] : [])].map((local) => written(local, language));
    return [[name, words.join(' – ')] as const];
  };
  return frameMail({
    language,
    subject: say('moved.subject', { job: title, what, day }).slice(0, 200),
    sender: senderOf(company),
    heading: say('moved.heading', { what, day }),
    paragraphs: [say('hello', { client }), ...(letter || say('moved.text')).split(/\n+/)],
    facts: [
      [say('project'), title],
      [say('address'), address],
      ...fact(say('moved.before'), from),
      ...fact(say('moved.now'), to),
    ],
    small: [say('moved.reply', { phone: company.phone })],
  });
}
