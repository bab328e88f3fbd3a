// Tells who may approve payments that somebody else has loosened the rules that protect them, or
// asks for looser ones.
import { settings } from '@purlin/domain/company/settings/settings.ts';
import { sections } from '@purlin/domain/company/settings/sections.ts';
import { actorName } from '@purlin/words/answers.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { tell } from '@purlin/words/story.ts';
import { languageOfUser } from '../../access/read-models/languages-of.ts';
import { staffNames } from '../../access/read-models/everybody.ts';
import { userById } from '../../access/read-models/user-list.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import { emailWeakerPayments } from '../reactions.ts';
import { readCompany, senderOf } from '../read-models/company-details.ts';

export const weakerPaymentsAreMailed = mailWorker(emailWeakerPayments, {
  async write({ userId, because }, _attempt, { db, history, publicUrl }) {
    const past = await history.read(settings, sections.payments.number);
    const event = past.find(({ eventId }) => eventId === because);
    const [company, user, staff] = await Promise.all([
      readCompany(db),
      userById(db, userId),
      staffNames(db),
    ]);
    if (!event || !user?.active) return undefined;
    const language = await languageOfUser(db, user);
    const say = mailWords(language);
    const by = actorName(event.by, staff, language);
    const about = event.type === 'PaymentRulesProposed' ? 'asked' : 'rules';
    return {
      ...frameMail({
        language,
        subject: say(`${about}.subject`, { by, company: company.name }),
        sender: senderOf(company),
        heading: say(`${about}.heading`),
        paragraphs: [
          say(`${about}.text`, { by, happened: tell(event, language) }),
          say(`${about}.check`, { by }),
        ],
        button: {
          label: say('rules.open'),
          link: `${publicUrl}/settings/payments`,
          otherwise: say('broken-button'),
        },
      }),
      to: user.email,
      messageId: `<${because}.user${userId}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  },
});
