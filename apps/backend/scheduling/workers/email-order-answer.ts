// Tells staff by e-mail that a vendor declined the dates of a job, or proposed others.
import { fold } from '@purlin/event-sourcing/decider.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { orderState } from '@purlin/domain/scheduling/work-orders.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { nameIn, whomToTell } from '../../access/read-models/whom-to-tell.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/mail-tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import { vendorById } from '../../vendors/read-models/vendor-list.ts';
import { emailOrderAnswer } from '../reactions.ts';
import { written } from '../vendor-email.ts';

/** The job and the answer as they are now; undefined when another one was given since. */
async function answerNow(
  { jobId, vendorId, about }: { jobId: number; vendorId: number; about: string },
  { history }: Pick<Services, 'history'>,
) {
  const events = await history.read(job, jobId);
  const last = events.findLast(
    ({ type, data }) =>
      type.startsWith('Order') && 'vendorId' in data && data.vendorId === vendorId,
  );
  const now = fold(job, events);
  if (last?.eventId !== about || now.status === 'none') return undefined;
  const answer = orderState(now, vendorId)?.answer;
  return answer && answer.what !== 'confirmed' ? { words: now.words, answer } : undefined;
}

/** "Mon, Mar 9, 2026, 8:00 AM – Tue, Mar 10, 2026, 4:00 PM" */
const times = ({ start, end }: Dates, language: Language): string =>
  [start, end].flatMap((local) => (local === null ? [] : written(local, language))).join(' – ');

export const sendOrderAnswer = mailWorker(emailOrderAnswer, {
  async write(asked, _attempt, services) {
    const { db, publicUrl } = services;
    const [now, vendor, company] = await Promise.all([
      answerNow(asked, services),
      vendorById(db, asked.vendorId),
      readCompany(db),
    ]);
    // Taken back since, or the times changed; or the vendor was forgotten.
    if (!now || !vendor) return undefined;
    const { words, answer } = now;
    const whom = await whomToTell(db, company.email, 'jobReminders');
    return whom.map(({ language, ...readers }) => {
      const say = mailWords(language);
      const subject = say('order.subject', {
        vendor: vendor.name,
        says: answer.what === 'declined' ? 'no' : 'otherwise',
        job: words.title,
      });
      return {
        ...frameMail({
          language,
          sender: senderOf(company),
          subject: subject.slice(0, 200),
          heading: subject,
          paragraphs: answer.text
            ? [
                {
                  who: say('notice.said', { client: vendor.name }),
                  quoted: say('quoted', { text: answer.text }),
                },
              ]
            : [],
          facts: [
            [say('vendor.job'), words.title],
            [say('address'), words.address],
            ...(answer.seen.start === null
              ? []
              : [[say('order.asked'), times(answer.seen, language)] as const]),
            ...(answer.to ? [[say('order.proposed'), times(answer.to, language)] as const] : []),
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
