// Tells a user that the ways in which they sign in have changed: whoever did it with their session,
// or in their name, cannot do it unseen.
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import { user, type UserEvent } from '@purlin/domain/access/user.ts';
import { saidPhone } from '@purlin/domain/shared/phones.ts';
import { actorName } from '@purlin/words/answers.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import { emailWayIn } from '../reactions.ts';
import { languageOfUser } from '../read-models/languages-of.ts';
import { staffNames } from '../read-models/everybody.ts';
import { userNow } from '../read-models/user-list.ts';

type What = 'added' | 'removed' | 'on' | 'off' | 'codes' | 'used' | 'password';

/** What the passkey was called when this happened. */
const nameAt = (past: readonly UserEvent[], passkey: string): string =>
  past
    .flatMap((one) =>
      one.type === 'PasskeyAdded' || one.type === 'PasskeyRenamed' ? one.data : [],
    )
    .findLast((one) => one.passkey === passkey)?.name ?? '';

/** Undefined where it is nothing new to them: who was invited has just chosen their first one. */
function whatHappened(
  past: readonly UserEvent[],
  at: number,
): { readonly what: What; readonly name?: string } | undefined {
  const event = past[at];
  switch (event?.type) {
    case 'PasskeyAdded':
      return { what: 'added', name: event.data.name };
    case 'PasskeyRemoved':
      return { what: 'removed', name: nameAt(past.slice(0, at), event.data.passkey) };
    case 'SecondFactorAdded':
      return { what: 'on' };
    case 'SecondFactorRemoved':
      return { what: 'off' };
    case 'RecoveryCodesChanged':
      return { what: event.data.what === 'made' ? 'codes' : 'used' };
    case 'PasswordSet': {
      // Whoever starts the product reads it there.
      if (event.data.how === 'made' || event.data.how === 'given') return undefined;
      const asked = past.slice(0, at).findLast((one) => one.type === 'PasswordLinkAsked');
      const isFirst =
        event.data.how === 'by-link' &&
        asked?.type === 'PasswordLinkAsked' &&
        asked.data.kind === 'invitation';
      return isFirst ? undefined : { what: 'password' };
    }
    default:
      return undefined;
  }
}

export const wayInIsTold = mailWorker(emailWayIn, {
  async write({ userId, because }, _attempt, services) {
    const { db, publicUrl, history } = services;
    const [found, company, past] = await Promise.all([
      userNow(services, userId),
      readCompany(db),
      history.read(user, userId),
    ]);
    const at = past.findIndex(({ eventId }) => eventId === because);
    const happened = whatHappened(past, at);
    if (!found?.active || !happened) return undefined;
    const { what, name = '' } = happened;
    const { by } = past[at]!;
    const language = await languageOfUser(db, found);
    const say = mailWords(language);
    // By themselves; or through a link or on the way in, before anybody was signed in.
    const isOwn = by === actorOf(userId) || by === 'visitor';
    const others = isOwn ? [] : [actorName(by, await staffNames(db), language)];
    return {
      ...frameMail({
        language,
        subject: say('way-in.subject', { what, company: company.name }),
        sender: senderOf(company),
        heading: say('way-in.heading', { what }),
        paragraphs: [
          say('hello', { client: found.firstName }),
          say('way-in.text', { what, name, company: company.name, email: found.email }),
          ...others.map((who) => say('way-in.by', { who })),
        ],
        small: [say('way-in.small', { phone: saidPhone(company.phone) })],
      }),
      to: found.email,
      messageId: `<${because}.way-in@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  },
});
