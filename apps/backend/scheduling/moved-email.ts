// The e-mail that tells a client of new dates, in their language.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { JobDates } from '@purlin/domain/scheduling/moving.ts';
import type { Move } from '@purlin/domain/scheduling/weather-shift-shapes.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { workedDays } from '@purlin/domain/scheduling/worked-days.ts';
import { saidPhone } from '@purlin/domain/shared/phones.ts';
import { locales } from '@purlin/words/languages.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { senderOf } from '../company/read-models/company-details.ts';
import { frameMail, type FramedMail } from '../platform/servers/mail-frame.ts';

const written = (local: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${local}Z`));

const dayWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`));

/**
 * When there is work: from when to when, or the days of it where it rests in between ("Monday,
 * November 23 and Monday, November 30 – Tuesday, December 1"). Empty without dates.
 */
export function workWords(dates: JobDates, rests: Closed, language: Language): string {
  const { start, end } = dates;
  if (start === null) return '';
  const days = workedDays({ ...dates, start }, rests);
  const firsts = days.filter((day, n) => n === 0 || dayAfter(days[n - 1]!, 1) !== day);
  if (firsts.length === 1) {
    const several = end !== null && end.slice(0, 10) > start.slice(0, 10);
    return [start, ...(several ? [end] : [])].map((one) => written(one, language)).join(' – ');
  }
  const runs = firsts.map((first, n) => {
    const next = firsts[n + 1];
    const last = days.findLast((day) => next === undefined || day < next)!;
    return [...new Set([first, last])].map((day) => dayWords(day, language)).join(' – ');
  });
  return new Intl.ListFormat(locales[language]).format(runs);
}

/** What a client is told when nobody wrote anything else. */
export const usualLetter = (language: Language): string => mailWords(language)('moved.text');

/** A move that a client hears of, and what the e-mail says besides. */
interface AnnouncedMove {
  readonly client: string;
  readonly title: string;
  readonly address: string;
  readonly move: Move & { readonly from: JobDates };
  /** In words of the company's own; empty: the usual ones. */
  readonly letter: string;
  /** The days on which nobody works, and those that the weather takes besides. */
  readonly closed: Closed;
  readonly lost: readonly string[];
}

/** The dates of a job as a fact of the e-mail; none without dates. */
const dateFact =
  (language: Language) =>
  (name: string, dates: JobDates, rests: Closed): readonly (readonly [string, string])[] => {
    const words = workWords(dates, rests, language);
    return words ? [[name, words]] : [];
  };

/** What is other than it was, and its day: work that rests on the lost days ends later only. */
function difference({ from, to }: Move, now: JobDates) {
  const what = to.start === from.start ? ('ends' as const) : ('starts' as const);
  const day = ((what === 'ends' ? now.end : null) ?? now.start ?? '1900-01-01').slice(0, 10);
  return { what, day };
}

/** To a client whose job a weather shift moved. */
export function movedEmail(
  { client, title, address, move, letter, closed, lost }: AnnouncedMove,
  language: Language,
  company: CompanyDetails,
): FramedMail {
  const say = mailWords(language);
  const fact = dateFact(language);
  const news = difference(move, move.to);
  return frameMail({
    language,
    subject: cutToWhole(say('moved.subject', { job: title, ...news }), 200),
    sender: senderOf(company),
    heading: say('moved.heading', news),
    paragraphs: [say('hello', { client }), ...(letter || say('moved.text')).split(/\n+/)],
    facts: [
      [say('project'), title],
      [say('address'), address],
      ...fact(say('moved.before'), move.from, closed),
      ...fact(say('moved.now'), move.to, (one) => closed(one) || lost.includes(one)),
    ],
    small: [say('moved.reply', { phone: saidPhone(company.phone) })],
  });
}

/** To a client who had that e-mail: the shift was taken back. */
export function movedBackEmail(
  { client, title, address, move, closed, lost }: Omit<AnnouncedMove, 'letter'>,
  language: Language,
  company: CompanyDetails,
): FramedMail {
  const say = mailWords(language);
  const fact = dateFact(language);
  const news = difference(move, move.from);
  return frameMail({
    language,
    subject: cutToWhole(say('moved-back.subject', { job: title, ...news }), 200),
    sender: senderOf(company),
    heading: say('moved-back.heading', news),
    paragraphs: [say('hello', { client }), say('moved-back.text')],
    facts: [
      [say('project'), title],
      [say('address'), address],
      ...fact(say('moved-back.before'), move.to, (one) => closed(one) || lost.includes(one)),
      ...fact(say('moved.now'), move.from, closed),
    ],
    small: [say('moved-back.reply', { phone: saidPhone(company.phone) })],
  });
}
