// The messages that the embedded SMTP server kept: read from its directory by any process.
import { open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Attachment } from 'postal-mime';
import { linkOwnerIn } from './own-links.ts';

export interface MessageSummary {
  readonly id: number;
  /** When it was received, ISO 8601. */
  readonly at: string;
  /** `Name <address>` or an address, as the message says. */
  readonly from: string;
  /** The addresses it was really sent to. */
  readonly to: readonly string[];
  readonly subject: string;
  /** How many. */
  readonly attachments: number;
}

export interface Message extends Omit<MessageSummary, 'attachments'> {
  readonly messageId: string;
  readonly replyTo: string;
  readonly html: string | undefined;
  readonly text: string | undefined;
  /** The user whose account a link in it opens; null if there is none. */
  readonly linkOwner: number | null;
  /** The message as it came. */
  readonly raw: Buffer;
  readonly attachments: readonly {
    readonly filename: string;
    readonly mimeType: string;
    readonly bytes: number;
  }[];
}

export interface MessageAttachment {
  readonly filename: string;
  readonly mimeType: string;
  readonly content: Buffer;
}

export interface Inbox {
  /** Newest first. */
  list(): Promise<MessageSummary[]>;
  get(id: number): Promise<Message | undefined>;
  /** The attachment number `index` (from 0) of a message. */
  attachment(id: number, index: number): Promise<MessageAttachment | undefined>;
  /** Deletes every message. */
  clear(): Promise<void>;
}

const SUMMARY_BYTES = 64 * 1024;

/** Reads the inbox of a directory; it need not exist yet. */
export function readInbox(dir: string): Inbox {
  async function read(id: number) {
    const file = await readFile(fileOf(dir, id)).catch(() => undefined);
    if (!file) return undefined;
    const end = file.indexOf('\n');
    const raw = file.subarray(end + 1);
    const mail = await PostalMime.parse(raw).catch(() => undefined);
    return { summary: JSON.parse(file.toString('utf8', 0, end)) as MessageSummary, raw, mail };
  }

  return {
    async list() {
      const found = await Promise.all(
        (await messageIds(dir)).map((id) => readSummary(fileOf(dir, id))),
      );
      return found.filter((one) => one !== undefined);
    },
    async get(id) {
      const found = await read(id);
      if (!found) return undefined;
      const { summary, raw, mail } = found;
      return {
        ...summary,
        messageId: mail?.messageId ?? '',
        replyTo: mail?.replyTo?.map((one) => one.address ?? '').join(', ') ?? '',
        linkOwner: linkOwnerIn(mail?.headers ?? []),
        html: mail?.html,
        text: mail?.text,
        raw,
        attachments: (mail?.attachments ?? []).map((one, index) => ({
          filename: nameOf(one, index),
          mimeType: one.mimeType,
          bytes: contentOf(one).length,
        })),
      };
    },
    async attachment(id, index) {
      const found = (await read(id))?.mail?.attachments[index];
      return (
        found && {
          filename: nameOf(found, index),
          mimeType: found.mimeType,
          content: contentOf(found),
        }
      );
    },
    async clear() {
      await Promise.all((await messageIds(dir)).map((id) => rm(fileOf(dir, id), { force: true })));
    },
  };
}

/** The numbers of the messages in a directory, newest first. */
export async function messageIds(dir: string): Promise<number[]> {
  const entries = await readdir(dir).catch(() => []);
  return entries
    .filter((entry) => /^\d+\.mail$/.test(entry))
    .map((entry) => Number.parseInt(entry, 10))
    .toSorted((a, b) => b - a);
}

export function fileOf(dir: string, id: number): string {
  return path.join(dir, `${id}.mail`);
}

/** Reads no more than the first line; undefined when the message was deleted meanwhile. */
async function readSummary(file: string): Promise<MessageSummary | undefined> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return undefined;
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(SUMMARY_BYTES),
      0,
      SUMMARY_BYTES,
      0,
    );
    const end = buffer.subarray(0, bytesRead).indexOf('\n');
    return JSON.parse(buffer.toString('utf8', 0, end)) as MessageSummary;
  } finally {
    await handle.close();
  }
}

function nameOf({ filename }: Attachment, index: number): string {
  return filename || `attachment-${index + 1}`;
}

function contentOf({ content }: Attachment): Buffer {
  return typeof content === 'string'
    ? Buffer.from(content)
    : content instanceof ArrayBuffer
      ? Buffer.from(content)
      : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}
