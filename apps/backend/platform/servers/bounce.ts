// Bounces: what a mail server reports about an e-mail that could not be delivered (RFC 3464).
import PostalMime from 'postal-mime';
import { plainLine } from './foreign-words.ts';

export interface Bounce {
  /** Of the e-mail that came back, with its angle brackets. */
  readonly messageId: string;
  /** Why, in the words of the last mail server. */
  readonly reason: string;
}

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

/**
 * The bounce in a raw message; undefined when it reports a delay or a success, names no e-mail, or
 * is no report at all.
 */
export async function readBounce(raw: Buffer): Promise<Bounce | undefined> {
  const message = await PostalMime.parse(raw, { forceRfc822Attachments: true }).catch(
    () => undefined,
  );
  if (!message) return undefined;
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
  return { messageId, reason: plainLine(reason) || 'no reason given' };
}
