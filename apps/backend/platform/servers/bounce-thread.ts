// The thread that takes a bounce apart: a report brings along what somebody else wrote, and reading
// it may cost anything. Started by bounce.ts; answers with one message.
import { parentPort, workerData } from 'node:worker_threads';
import PostalMime from 'postal-mime';
import type { Bounce } from './bounce.ts';
import { plainLine } from './foreign-words.ts';

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

async function bounceIn(raw: Uint8Array): Promise<Bounce | undefined> {
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

parentPort?.postMessage(await bounceIn(workerData as Uint8Array));
