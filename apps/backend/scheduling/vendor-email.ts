// The e-mail that tells a vendor when they are on a job, with the appointment for their calendar.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import type { VendorNews } from '@purlin/domain/scheduling/vendor-news.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { locales } from '@purlin/words/languages.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { senderOf } from '../company/read-models/company-details.ts';
import { frameMail, type FramedMail } from '../platform/servers/mail-frame.ts';

interface NewsMail {
  readonly what: VendorNews['what'];
  readonly vendor: string;
  readonly title: string;
  readonly address: string;
  readonly dates: Dates;
  /** Their order in the portal; undefined where nobody signs in for them, or it is none. */
  readonly link?: string | undefined;
  /** Their answer to these dates is still to come. */
  readonly asks: boolean;
}

const LOCAL: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
};
/** "Mon, Mar 9, 2026, 8:00 AM" */
export const written = (local: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], LOCAL).format(new Date(`${local}Z`));

const NO_DAY = '1900-01-01';

export function vendorEmail(
  { what, vendor, title, address, dates: { start, end }, link, asks }: NewsMail,
  company: CompanyDetails,
  language: Language,
): FramedMail {
  const say = mailWords(language);
  const on = {
    dated: start ? ('yes' as const) : ('no' as const),
    day: start?.slice(0, 10) ?? NO_DAY,
  };
  return frameMail({
    language,
    subject: cutToWhole(say('vendor.subject', { what, job: title, ...on }), 200),
    sender: senderOf(company),
    heading: title,
    paragraphs: [say('hello', { client: vendor }), say('vendor.text', { what })],
    facts: [
      [say('vendor.job'), title],
      [say('address'), address],
      ...(start === null ? [] : [[say('vendor.starts'), written(start, language)] as const]),
      ...(end === null ? [] : [[say('vendor.ends'), written(end, language)] as const]),
    ],
    ...(link === undefined
      ? {}
      : {
          button: {
            label: say('vendor.open', { asks: asks ? 'yes' : 'no' }),
            link,
            otherwise: say('broken-button'),
          },
        }),
    small: [say('vendor.calendar'), say('vendor.reply')],
  });
}
