// Asks a new e-mail address whether it is its user's, with a link; and tells the one before that it
// opens nothing any more.
import { user } from '@purlin/domain/access/user.ts';
import { EMAIL_LINK_HOURS } from '@purlin/domain/access/user-shapes.ts';
import { saidPhone } from '@purlin/domain/shared/phones.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import { emailAddressChange } from '../reactions.ts';
import { linkOwner } from '../link-owner.ts';
import { languageOfUser } from '../read-models/languages-of.ts';
import { userNow } from '../read-models/user-list.ts';

export const addressIsTold = mailWorker(emailAddressChange, {
  async write({ userId, because }, _attempt, services) {
    const { db, sessions, publicUrl, history, clock } = services;
    const [found, company, past] = await Promise.all([
      userNow(services, userId),
      readCompany(db),
      history.read(user, userId),
    ]);
    const at = past.findIndex(({ eventId }) => eventId === because);
    const event = past[at];
    const held = past
      .slice(0, at)
      .findLast(({ type }) => type === 'UserAdded' || type === 'EmailChanged');
    if (!found?.active || !held || !event) return undefined;
    if (event.type !== 'EmailChangeAsked' && event.type !== 'EmailChanged') return undefined;
    const before = (held.data as { readonly email: string }).email;
    const { email } = event.data;
    const what = event.type === 'EmailChanged' ? 'changed' : 'confirm';
    const language = await languageOfUser(db, found);
    const say = mailWords(language);
    // Made here and not where it was asked for: no ledger and no history knows it.
    const button =
      what === 'changed'
        ? {}
        : {
            button: {
              label: say('address.button'),
              // After the #: no server on the way and no log sees it.
              link: `${publicUrl}/auth/confirm-email#${await sessions.emailLinks.make(
                userId,
                because,
                clock.now(),
                EMAIL_LINK_HOURS * 60,
              )}`,
              otherwise: say('broken-button'),
            },
          };
    return {
      ...frameMail({
        language,
        subject: say('address.subject', { what, company: company.name }),
        sender: senderOf(company),
        heading: say('address.heading', { what }),
        paragraphs: [
          say('hello', { client: found.firstName }),
          say('address.text', { what, company: company.name, email, before }),
        ],
        ...button,
        small: [say('address.small', { what, phone: saidPhone(company.phone) })],
      }),
      to: what === 'changed' ? before : email,
      messageId: `<${because}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      linkOwner: what === 'confirm' ? linkOwner(found) : undefined,
    };
  },
});
