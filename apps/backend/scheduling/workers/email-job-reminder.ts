// Brings to the mind of a member of staff which jobs start tomorrow.
import type { Language } from '@purlin/domain/shared/languages.ts';
import { locales } from '@purlin/words/languages.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { languageOfUser } from '../../access/read-models/languages-of.ts';
import { userById } from '../../access/read-models/user-list.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import type { Fact } from '../../platform/servers/mail-parts.ts';
import { emailJobReminder } from '../reactions.ts';
import { jobsThatStart } from '../read-models/job-list.ts';

const timeOf = (start: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`${start}Z`),
  );

export const jobReminderIsMailed = mailWorker(emailJobReminder, {
  async write({ userId, day }, _attempt, { db, clock, publicUrl }) {
    // After an outage of the mail server the day may have come.
    if (day < clock.today()) return undefined;
    const [user, jobs, company] = await Promise.all([
      userById(db, userId),
      jobsThatStart(db, day),
      readCompany(db),
    ]);
    if (!user?.active || jobs.length === 0) return undefined;
    const language = await languageOfUser(db, user);
    const say = mailWords(language);
    return {
      ...frameMail({
        language,
        subject: say('jobs-tomorrow.subject', { jobs: jobs.length, day }),
        sender: senderOf(company),
        heading: say('jobs-tomorrow.heading', { jobs: jobs.length }),
        paragraphs: [],
        facts: jobs.map(({ start, title, address, clientName }): Fact => [
          timeOf(start!, language),
          [title, clientName, address].filter((part) => part !== '').join(' · '),
        ]),
        button: {
          label: say('jobs-tomorrow.open'),
          link: `${publicUrl}/calendar?mode=day&date=${day}`,
          otherwise: say('broken-button'),
        },
        small: [say('jobs-tomorrow.why')],
      }),
      to: user.email,
      messageId: `<job-reminder-${userId}-${day}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  },
});
