// Sends a user the link under which they choose a password: an invitation, or a lost password.
import { user } from '@purlin/domain/access/user.ts';
import { PASSWORD_LINK_HOURS } from '@purlin/domain/access/user-shapes.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import { emailPasswordLink } from '../reactions.ts';
import { linkOwner } from '../link-owner.ts';
import { languageOfUser } from '../read-models/languages-of.ts';
import { userNow } from '../read-models/user-list.ts';

export const passwordLinkIsMailed = mailWorker(emailPasswordLink, {
  async write({ userId, because }, _attempt, services) {
    const { db, sessions, publicUrl, history } = services;
    const [found, company, past] = await Promise.all([
      userNow(services, userId),
      readCompany(db),
      history.read(user, userId),
    ]);
    const asked = past.find(({ eventId }) => eventId === because);
    if (!found?.active || asked?.type !== 'PasswordLinkAsked') return undefined;
    const { kind } = asked.data;
    // Made here and not where it was asked for: no ledger and no history knows it.
    const token = await sessions.links.make(userId, kind, because, PASSWORD_LINK_HOURS[kind]);
    const language = await languageOfUser(db, found);
    const say = mailWords(language);
    return {
      ...frameMail({
        language,
        subject: say('password.subject', { kind, company: company.name }),
        sender: senderOf(company),
        heading: say('password.heading', { kind, company: company.name }),
        paragraphs: [
          say('hello', { client: found.firstName }),
          say('password.text', { kind, company: company.name, email: found.email }),
        ],
        button: {
          label: say('password.choose'),
          // After the #: no server on the way and no log sees it.
          link: `${publicUrl}/auth/choose-password#${token}`,
          otherwise: say('broken-button'),
        },
        small: [say('password.small', { kind })],
      }),
      to: found.email,
      messageId: `<${because}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      linkOwner: linkOwner(found),
    };
  },
});
