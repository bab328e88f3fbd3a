// Tells the office and the staff by e-mail what a client or vendor wrote, where they want to hear
// of it and have not read it.
import { addressOf } from '@purlin/contracts/screens.ts';
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { nameIn, whomToTell } from '../../access/read-models/whom-to-tell.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { readEstimateSettings } from '../../company/read-models/estimate-settings.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import { emailMessageNotice } from '../reactions.ts';
import { gathered } from './gathered.ts';

// The notification in the app says the same, so nobody misses anything but the e-mail.
export const sendMessageNotice = mailWorker(emailMessageNotice, {
  async write(which, _attempt, services) {
    const { db, publicUrl } = services;
    const news = await gathered(which, services);
    if (!news) return undefined;
    const { party, texts, pictures, job, about, readers } = news;
    const [company, settings] = await Promise.all([readCompany(db), readEstimateSettings(db)]);
    const count = pictures.length;
    const office = settings.notifyByEmail ? company.email : '';
    const whom = await whomToTell(db, office, 'clientMessages', readers);
    return whom.map(({ language, ...to }) => {
      const say = mailWords(language);
      const name = party.archived ? say('archived-name', party) : party.name;
      const subject = say('message-notice.subject', { name });
      return {
        ...frameMail({
          language,
          sender: senderOf(company),
          subject: cutToWhole(subject, 200),
          heading: subject,
          paragraphs: [
            ...texts.map((text) => ({
              who: say('notice.said', { client: party.name }),
              quoted: say('quoted', { text }),
            })),
            ...(count > 0 ? [say('message-notice.photos', { count })] : []),
            ...(party.archived ? [say('archived-note', party)] : []),
          ],
          facts: job === undefined ? [] : [[say('message.about'), job.title]],
          button: {
            label: say('message-notice.open'),
            link: `${publicUrl}${addressOf('messages', party.kind, { id: party.id })}`,
            otherwise: say('broken-button'),
          },
          small: [say('message-notice.small')],
        }),
        ...to,
        messageId: `<${nameIn(`${about}.notice`, language)}@${new URL(publicUrl).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
    });
  },
});
