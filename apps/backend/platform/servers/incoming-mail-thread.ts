// The thread that takes a message apart: strangers wrote it, and reading it may cost anything.
// Started by incoming-mail.ts; answers with one message.
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { convert } from 'html-to-text';
import PostalMime, { type Email } from 'postal-mime';
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import type { Bounce, IncomingMail, MailReply } from './incoming-mail.ts';
import { plainLine } from './foreign-words.ts';
import { formatOf } from './pictures/formats.ts';
import { keysAmong } from './reply-address.ts';
import { replyIn } from './reply-text.ts';

const REPORT = 'message/delivery-status';
const ORIGINALS = [
  'message/rfc822',
  'text/rfc822-headers',
  'message/rfc822-headers',
  'message/global',
  'message/global-headers',
];
/** A header field, folded lines joined. */
const fieldIn = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t].*)*)`, 'im')
    .exec(text)?.[1]
    ?.replace(/\s+/g, ' ')
    .trim();

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string'
    ? content
    : Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content)).toString(
        'utf8',
      );

function bounceIn(message: Email): Bounce | undefined {
  const part = (...types: readonly string[]): string | undefined => {
    const found = message.attachments.find(({ mimeType }) =>
      types.includes(mimeType.toLowerCase()),
    );
    return found && textOf(found.content);
  };
  const report = part(REPORT);
  const messageId = /<[^\s<>@]+@[^\s<>@]+>/.exec(
    fieldIn(part(...ORIGINALS) ?? '', 'Message-ID') ?? '',
  )?.[0];
  if (
    report === undefined ||
    messageId === undefined ||
    fieldIn(report, 'Action')?.toLowerCase() !== 'failed'
  )
    return undefined;
  const reason =
    fieldIn(report, 'Diagnostic-Code')?.replace(/^(smtp|x-[\w-]+);\s*/i, '') ??
    fieldIn(report, 'Status') ??
    'no reason given';
  return { is: 'bounce', messageId, reason: plainLine(reason) || 'no reason given' };
}

/** Where mail servers note whom they deliver to, beside To and Cc. */
const DELIVERED = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];

function addressesOf({ to = [], cc = [], headers }: Email): readonly string[] {
  const named = [...to, ...cc].flatMap(({ address, group = [] }) => [
    address,
    ...group.map((one) => one.address),
  ]);
  const delivered = headers.filter(({ key }) => DELIVERED.includes(key));
  return [
    ...delivered.map(({ value }) => value.replaceAll(/[<>\s]/g, '')),
    ...named.flatMap((address) => address ?? []),
  ];
}

/** So many conversations are answered at once. */
const MOST_KEYS = 10;

/** Whether a program wrote it (RFC 3834). */
const isAutomatic = ({ headers }: Email): boolean =>
  headers.some(
    ({ key, value }) =>
      (key === 'auto-submitted' && !/^no\b/i.test(value)) ||
      (key === 'precedence' && /^(bulk|junk|list|auto_reply)/i.test(value)) ||
      ['x-autoreply', 'x-autorespond', 'list-id'].includes(key),
  );

/** Its plain text; of what comes in HTML alone, that as text. */
const plainTextOf = ({ text, html }: Email): string =>
  text?.trim()
    ? text
    : convert(html ?? '', {
        wordwrap: false,
        selectors: [
          { selector: 'img', format: 'skip' },
          { selector: 'a', options: { ignoreHref: true } },
        ],
      });

interface Attached {
  readonly name: string;
  readonly content: Uint8Array;
}
const LONGEST_NAME = 100;
/** Whoever keeps pictures looks closer. */
const isPicture = ({ content }: Attached): boolean => formatOf(content) !== 'other';
/** In bytes. What stands within the text and is smaller is taken as part of a signature. */
const SMALLEST_WITHIN = 40_000;

/** What came with it: files, and photos that mail programs put within the text. */
const attachedTo = ({ attachments }: Email): readonly Attached[] =>
  attachments.flatMap(({ filename, mimeType, content, related, contentId }) => {
    const one = {
      name: cutToWhole(plainLine(filename ?? mimeType), LONGEST_NAME),
      content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    };
    const isWithin = related && contentId;
    return isWithin && !(isPicture(one) && one.content.byteLength >= SMALLEST_WITHIN) ? [] : [one];
  });

function replyTo(message: Email, raw: Uint8Array, replyAddress: string): MailReply | undefined {
  const keys = keysAmong(addressesOf(message), replyAddress).slice(0, MOST_KEYS);
  if (keys.length === 0 || isAutomatic(message)) return undefined;
  const id = createHash('sha256')
    .update(message.messageId?.trim() || raw)
    .digest('hex');
  const text = replyIn(plainTextOf(message)).toWellFormed();
  const attached = Map.groupBy(attachedTo(message), isPicture);
  const files = (attached.get(false) ?? []).map(({ name }) => name);
  return { is: 'reply', keys, id, text, pictures: attached.get(true) ?? [], files };
}

interface Task {
  readonly raw: Uint8Array;
  readonly replyAddress: string | undefined;
}

async function readMail({ raw, replyAddress }: Task): Promise<IncomingMail | undefined> {
  const message = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const bounce = bounceIn(message);
  if (bounce || replyAddress === undefined) return bounce;
  return replyTo(message, raw, replyAddress);
}

parentPort?.postMessage(await readMail(workerData as Task));
