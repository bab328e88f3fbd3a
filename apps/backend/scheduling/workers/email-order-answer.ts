// Tells staff by e-mail that a vendor declined the dates of a job, proposed others, or took back a
// yes.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { orderNews, type OrderNews } from '@purlin/domain/scheduling/order-news.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { nameIn, whomToTell } from '../../access/read-models/whom-to-tell.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import { vendorById } from '../../vendors/read-models/vendor-list.ts';
import { emailOrderAnswer } from '../reactions.ts';
import { written } from '../vendor-email.ts';

const says = {
  declined: 'no',
  proposed: 'otherwise',
  withdrew: 'withdrew',
} as const satisfies Readonly<Record<OrderNews['what'], string>>;

/** "Mon, Mar 9, 2026, 8:00 AM – Tue, Mar 10, 2026, 4:00 PM" */
const times = ({ start, end }: Dates, language: Language): string =>
  [start, end].flatMap((local) => (local === null ? [] : written(local, language))).join(' – ');

export const sendOrderAnswer = mailWorker(emailOrderAnswer, {
  async write(asked, _attempt, services) {
    const { db, publicUrl, history } = services;
    const [events, vendor, company] = await Promise.all([
      history.read(job, asked.jobId),
      vendorById(db, asked.vendorId),
      readCompany(db),
    ]);
    const news = orderNews(events, asked.vendorId, asked.about);
    // Taken back since, or the times changed; or the vendor was forgotten.
    if (!news || !vendor) return undefined;
    const { words, seen, to, text } = news;
    const whom = await whomToTell(db, company.email, 'jobReminders');
    return whom.map(({ language, ...readers }) => {
      const say = mailWords(language);
      const subject = say('order.subject', {
        vendor: vendor.archivedAt ? say('archived-name', vendor) : vendor.name,
        says: says[news.what],
        job: words.title,
      });
      return {
        ...frameMail({
          language,
          sender: senderOf(company),
          subject: cutToWhole(subject, 200),
          heading: subject,
          paragraphs: text
            ? [
                {
                  who: say('notice.said', { client: vendor.name }),
                  quoted: say('quoted', { text }),
                },
              ]
            : [],
          facts: [
            [say('vendor.job'), words.title],
            [say('address'), words.address],
            ...(seen.start === null ? [] : [[say('order.asked'), times(seen, language)] as const]),
            ...(to ? [[say('order.proposed'), times(to, language)] as const] : []),
          ],
          button: {
            label: say('order.open'),
            link: `${publicUrl}/calendar/jobs/${asked.jobId}`,
            otherwise: say('broken-button'),
          },
        }),
        ...readers,
        messageId: `<${nameIn(`${asked.about}.order`, language)}@${new URL(publicUrl).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
    });
  },
});
