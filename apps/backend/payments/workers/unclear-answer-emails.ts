// Tells everybody who may pay that the bank sent something which nobody here could read or place.
import { unclearAnswer } from '@purlin/domain/payments/unclear-answer.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { tell } from '@purlin/words/story.ts';
import { languageOfUser } from '../../access/read-models/languages-of.ts';
import { userById } from '../../access/read-models/user-list.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import { emailUnclearAnswer } from '../reactions.ts';

export const unclearAnswerIsMailed = mailWorker(emailUnclearAnswer, {
  async write({ answerId, userId, because }, _attempt, { db, history, publicUrl }) {
    const [events, company, user] = await Promise.all([
      history.read(unclearAnswer, answerId),
      readCompany(db),
      userById(db, userId),
    ]);
    const event = events.find(({ eventId }) => eventId === because);
    if (event?.type !== 'BankAnswerUnclear' || !user?.active) return undefined;
    const language = await languageOfUser(db, user);
    const say = mailWords(language);
    const { file, said } = event.data;
    return {
      ...frameMail({
        language,
        subject: say('unclear.subject', { file }),
        sender: senderOf(company),
        heading: say('unclear.heading'),
        paragraphs: [
          `${tell(event, language)}.`,
          ...(said === '' ? [] : [say('unclear.said', { said })]),
          say('unclear.next'),
        ],
        button: {
          label: say('unclear.open'),
          link: `${publicUrl}/vendor-payments/batches`,
          otherwise: say('broken-button'),
        },
      }),
      to: user.email,
      messageId: `<${because}.${userId}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  },
});
