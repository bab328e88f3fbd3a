// Sends a client or a vendor the link that signs them in (rule: sign-in-links).
import { SIGN_IN_LINK_MINUTES } from '@purlin/domain/access/user-commands.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import { emailSignInLink } from '../reactions.ts';
import { linkOwner } from '../link-owner.ts';
import { languageOfUser } from '../read-models/languages-of.ts';
import { activeLinkRequest } from '../under-a-link.ts';

export const signInLinkIsMailed = mailWorker(emailSignInLink, {
  async write({ userId, because }, _attempt, services) {
    const { db, sessions, publicUrl, clock } = services;
    const [request, company] = await Promise.all([
      activeLinkRequest('sign-in', { userId, asked: because }, services),
      readCompany(db),
    ]);
    // They were kept out since, or asked for another one.
    if (request?.event.type !== 'SignInLinkAsked') return undefined;
    const { found } = request;
    const token = await sessions.emailLinks.make(
      userId,
      because,
      clock.now(),
      SIGN_IN_LINK_MINUTES,
    );
    const language = await languageOfUser(db, found);
    const say = mailWords(language);
    return {
      ...frameMail({
        language,
        subject: say('sign-in-link.subject', { company: company.name }),
        sender: senderOf(company),
        heading: say('sign-in-link.heading'),
        paragraphs: [
          say('hello', { client: found.firstName }),
          say('sign-in-link.text', { company: company.name, email: found.email }),
        ],
        button: {
          label: say('sign-in-link.button'),
          // After the #: no server on the way and no log sees it.
          link: `${publicUrl}/auth/link#${token}`,
          otherwise: say('broken-button'),
        },
        small: [say('sign-in-link.small', { minutes: SIGN_IN_LINK_MINUTES })],
      }),
      to: found.email,
      messageId: `<${because}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      linkOwner: linkOwner(found),
    };
  },
});
