// E-mails a client or vendor what the office wrote, unless they read it in their portal first.
import path from 'node:path';
import {
  MOST_MESSAGE_PICTURES,
  type MessagePicture,
} from '@purlin/domain/messages/message-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { languageAmong, languageOfUser } from '../../access/read-models/languages-of.ts';
import { usersActingFor, type UserRow } from '../../access/read-models/user-list.ts';
import { clientById } from '../../clients/read-models/client-list.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import type { Db } from '../../platform/servers/database.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import { linkOf } from '../conversation-views.ts';
import { emailMessage } from '../reactions.ts';
import type { PartyNow } from '../read-models/conversations.ts';
import { replyAddressOf } from '../replies.ts';
import { gathered } from './gathered.ts';

interface Recipient {
  readonly name: string;
  readonly address: string;
  readonly language: Language;
  /** Their user; without one they answer by e-mail. */
  readonly userId: number | undefined;
}

/** What was written down for the address on file. */
async function languageOnFile(
  db: Db,
  { kind, id }: PartyNow,
  email: string,
  users: readonly UserRow[],
): Promise<Language> {
  return kind === 'vendor'
    ? languageAmong(users, { email })
    : ((await clientById(db, id))?.language ?? 'en');
}

/**
 * Each user who has not read it; and the address on file where nobody of theirs has, and it is no
 * user's: whoever reads it there can't open the portal.
 */
async function recipientsOf(
  db: Db,
  party: PartyNow,
  readers: ReadonlySet<number>,
): Promise<readonly Recipient[]> {
  const users = (await usersActingFor(db, linkOf(party))).filter(({ active }) => active);
  const unread = users.filter(({ id }) => !readers.has(id));
  const asUsers = unread.map(async (user) => ({
    name: `${user.firstName} ${user.lastName}`,
    address: user.email,
    language: await languageOfUser(db, user),
    userId: user.id,
  }));
  const { name, email } = party;
  const isUsers = users.some((user) => user.email.toLowerCase() === email?.toLowerCase());
  if (email === null || isUsers || readers.size > 0) return Promise.all(asUsers);
  const language = await languageOnFile(db, party, email, users);
  return [{ name, address: email, language, userId: undefined }, ...(await Promise.all(asUsers))];
}

/**
 * For who cannot open the portal. Smaller where an e-mail gathers many, since mail servers refuse
 * large ones.
 */
async function filesOf(all: readonly MessagePicture[], { pictures }: Pick<Services, 'pictures'>) {
  const size = all.length > MOST_MESSAGE_PICTURES ? '960' : '1600';
  const files = all.map(async ({ picture, name }, n) => {
    const content = await pictures.read(picture, size, 'staff');
    const filename = `${path.parse(name).name || n + 1}.webp`;
    return content ? [{ filename, content, contentType: 'image/webp' }] : [];
  });
  return (await Promise.all(files)).flat();
}
const yesNo = (is: boolean) => (is ? 'yes' : 'no');

export const sendMessage = mailWorker(emailMessage, {
  async write(which, _attempt, services) {
    const { db, publicUrl } = services;
    const news = await gathered(which, services);
    if (!news) return undefined;
    const { party, texts, pictures, job, last, about, readers } = news;
    const [company, recipients] = await Promise.all([
      readCompany(db),
      recipientsOf(db, party, readers),
    ]);
    const isOnFile = recipients.some(({ userId }) => userId === undefined);
    const attachments = isOnFile ? await filesOf(pictures, services) : [];
    return recipients.map(({ name, address, language, userId }) => {
      const say = mailWords(language);
      const inPortal = userId !== undefined;
      const subject = say('message.subject', { company: company.name });
      const id = inPortal ? `${about}.message.${userId}` : `${about}.message`;
      const reply = replyAddressOf(
        {
          conversationId: which.conversationId,
          userId: userId ?? 0,
          jobId: job?.id ?? 0,
          seen: last,
        },
        address,
        services,
      );
      const replyTo = reply ?? company.email;
      const count = pictures.length;
      const photos = count > 0 ? [say('message.photos', { count, portal: yesNo(inPortal) })] : [];
      const said = [...texts, ...photos];
      return {
        ...frameMail({
          language,
          sender: senderOf(company),
          ...(reply && { above: say('reply.above') }),
          subject: cutToWhole(subject, 200),
          preheader: cutToWhole(said[0]!, 150),
          heading: subject,
          paragraphs: [say('hello', { client: name }), ...said],
          facts: job === undefined ? [] : [[say('message.about'), job.title]],
          ...(inPortal && {
            button: {
              label: say('message.open'),
              link: `${publicUrl}/${party.kind}-portal?tab=messages`,
              otherwise: say('broken-button'),
            },
          }),
          small: [reply ? say('reply.here') : say('message.reply', { portal: yesNo(inPortal) })],
        }),
        ...(!inPortal && { attachments }),
        to: { name, address },
        replyTo: replyTo ? { name: company.name, address: replyTo } : undefined,
        messageId: `<${id}@${new URL(publicUrl).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
    });
  },
});
