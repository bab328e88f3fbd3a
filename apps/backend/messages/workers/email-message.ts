// E-mails a client or vendor what the office wrote, unless they read it in their portal first.
import type { Language } from '@purlin/domain/shared/languages.ts';
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { languageAmong, languageOfUser } from '../../access/read-models/languages-of.ts';
import { usersActingFor, type UserRow } from '../../access/read-models/user-list.ts';
import { clientById } from '../../clients/read-models/client-list.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/mail-tasks.ts';
import type { Db } from '../../platform/servers/database.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import { linkOf } from '../conversation-views.ts';
import { emailMessage } from '../reactions.ts';
import type { PartyNow } from '../read-models/conversations.ts';
import { gathered } from './gathered.ts';

/** What they chose; of a client otherwise, what the office wrote down. */
async function languageOf(
  db: Db,
  { kind, id }: PartyNow,
  email: string,
  acting: readonly UserRow[],
): Promise<Language> {
  if (kind === 'vendor') return languageAmong(acting, { email });
  const reader = acting.find((user) => user.email.toLowerCase() === email.toLowerCase());
  return reader ? languageOfUser(db, reader) : ((await clientById(db, id))?.language ?? 'en');
}

export const sendMessage = mailWorker(emailMessage, {
  async write(which, _attempt, services) {
    const { db, publicUrl } = services;
    const news = await gathered(which, services);
    if (!news || news.readers.size > 0) return undefined;
    const { party, texts, job, about } = news;
    const [company, all] = await Promise.all([readCompany(db), usersActingFor(db, linkOf(party))]);
    const acting = all.filter(({ active }) => active);
    const email = party.email ?? acting[0]?.email;
    if (email === undefined) return undefined;
    const language = await languageOf(db, party, email, acting);
    const say = mailWords(language);
    const inPortal = acting.length > 0;
    const subject = say('message.subject', { company: company.name });
    return {
      ...frameMail({
        language,
        sender: senderOf(company),
        subject: cutToWhole(subject, 200),
        preheader: cutToWhole(texts[0]!, 150),
        heading: subject,
        paragraphs: [say('hello', { client: party.name }), ...texts],
        facts: job === undefined ? [] : [[say('message.about'), job]],
        ...(inPortal && {
          button: {
            label: say('message.open'),
            link: `${publicUrl}/${party.kind}-portal?tab=messages`,
            otherwise: say('broken-button'),
          },
        }),
        small: [say('message.reply', { portal: inPortal ? 'yes' : 'no' })],
      }),
      to: { name: party.name, address: email },
      replyTo: company.email ? { name: company.name, address: company.email } : undefined,
      messageId: `<${about}.message@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  },
});
