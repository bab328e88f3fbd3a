// The e-mail that tells a vendor when they are on a job, with the appointment for their calendar.
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import type { VendorNews } from '@purlin/domain/scheduling/vendor-news.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { senderOf } from '../company/read-models/company-details.ts';
import { frameMail, type FramedMail } from '../platform/servers/mail-frame.ts';

interface Told {
  readonly what: VendorNews['what'];
  readonly vendor: string;
  readonly title: string;
  readonly address: string;
  readonly dates: Dates;
}

const LOCAL = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});
/** "Mon, Mar 9, 2026, 8:00 AM" */
const written = (local: string): string => LOCAL.format(new Date(`${local}Z`));

const NO_DAY = '1900-01-01';

/** In English: what vendors speak, their records do not say. */
export function vendorEmail(
  { what, vendor, title, address, dates: { start, end } }: Told,
  company: CompanyDetails,
): FramedMail {
  const say = mailWords('en');
  const on = {
    dated: start ? ('yes' as const) : ('no' as const),
    day: start?.slice(0, 10) ?? NO_DAY,
  };
  return frameMail({
    language: 'en',
    subject: say('vendor.subject', { what, job: title, ...on }).slice(0, 200),
    sender: senderOf(company),
    heading: title,
    paragraphs: [say('hello', { client: vendor }), say('vendor.text', { what })],
    facts: [
      [say('vendor.job'), title],
      [say('address'), address],
      ...(start === null ? [] : [[say('vendor.starts'), written(start)] as const]),
      ...(end === null ? [] : [[say('vendor.ends'), written(end)] as const]),
    ],
    small: [say('vendor.calendar'), say('vendor.reply')],
  });
}
