// E-mail: sends one message to one recipient over SMTP, and says whether a failure is for good or
// for now.
import { createTransport, type SendMailOptions } from 'nodemailer';
import { plainLine, ToldOutside } from './foreign-words.ts';

/** One mailbox. As a string it is the bare address. */
export type MailAddress = string | { readonly name: string; readonly address: string };

export interface Mail {
  readonly to: MailAddress;
  readonly replyTo?: MailAddress | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?:
    | readonly {
        readonly filename: string;
        readonly content: Buffer | string;
        readonly contentType?: string;
      }[]
    | undefined;
  /**
   * Chosen by the caller and the same when the message is sent again, so that mail programs show it
   * once: `<unique@domain>`, or
   * the unique part alone, which gets the sender's domain.
   */
  readonly messageId: string;
  /** Further headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface Mailer {
  /**
   * Throws `MailRefused` when sending it again is of no use, `MailUnavailable` when it is. A
   * success means accepted, not delivered.
   */
  send(mail: Mail): Promise<{ readonly messageId: string; readonly response: string }>;
  /** Connects and signs in without sending. Throws `MailUnavailable`. */
  verify(): Promise<void>;
  /** Ends the connections once the messages under way are done. */
  close(): Promise<void>;
}

/** The message will never be accepted as it is; `words` are the server's. */
export class MailRefused extends ToldOutside {
  override readonly name = 'MailRefused';
  /** True when the server refused the recipient's address: do not write there again. */
  readonly recipient: boolean;
  constructor(kind: string, words: string, recipient: boolean) {
    super(kind, words);
    this.recipient = recipient;
  }
}

/** The server cannot be reached, does not let us in, or asked to try later. */
export class MailUnavailable extends ToldOutside {
  override readonly name = 'MailUnavailable';
}

/** What a failed step of the protocol is about when it is not about the message. */
const OUR_SIDE = new Set(['CONN', 'EHLO', 'HELO', 'STARTTLS', 'AUTH']);
const RESERVED_HEADER = new RegExp(
  '^(from|sender|to|cc|bcc|reply-to|subject|date|message-id|return-path|received|' +
    'mime-version|content-.*|dkim-signature|x-nodemailer-.*)$',
  'i',
);

/**
 * `smtpUrl`: smtp:// or smtps://, with user and password if need be. `from`: the sender, `Name
 * <address>` or an address.
 */
export function openMailer({
  smtpUrl,
  from,
}: {
  readonly smtpUrl: string;
  readonly from: string;
}): Mailer {
  const server = new URL(smtpUrl);
  const local = ['127.0.0.1', '[::1]', 'localhost'].includes(server.hostname);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxRequeues: 1,
    // A password never travels in the clear, except to this machine itself.
    requireTLS: server.username !== '' && !local,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = domainOf(from);
  const underWay = new Set<Promise<unknown>>();

  async function send(mail: Mail): Promise<{ messageId: string; response: string }> {
    const sending = transport.sendMail({ from, ...message(mail, domain) });
    underWay.add(sending);
    try {
      const { messageId, response } = await sending;
      return { messageId, response: plainLine(response) };
    } catch (error) {
      throw judge(error);
    } finally {
      underWay.delete(sending);
    }
  }

  async function verify(): Promise<void> {
    try {
      await transport.verify();
    } catch (error) {
      throw new MailUnavailable(
        `The mail server ${server.host} cannot be used: ${kindOf(error)}`,
        wordsOf(error),
        { cause: error },
      );
    }
  }

  async function close(): Promise<void> {
    await Promise.allSettled(underWay);
    transport.close();
  }

  return { send, verify, close };
}

function domainOf(from: string): string {
  const domain = /@([^\s<>@]+)>?$/.exec(from.trim())?.[1];
  if (!domain)
    throw new Error(
      `MAIL_FROM is ${JSON.stringify(from)}: set it to an address, or to a name and an ` +
        'address like "Company <office@company.example>".',
    );
  return domain;
}

/**
 * Checks everything that becomes a header, then hands addresses over in parts, so that nothing is
 * parsed as a list.
 */
function message(mail: Mail, domain: string): SendMailOptions {
  const messageId = /^[\w.-]+$/.test(mail.messageId)
    ? `<${mail.messageId}@${domain}>`
    : mail.messageId;
  if (!/^<[^\s<>@]+@[^\s<>@]+>$/.test(messageId)) refuse('the Message-ID', messageId);
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name) || RESERVED_HEADER.test(name))
      refuse('the header', name);
    oneLine(`the header ${name}`, value);
  }
  return {
    to: address('the recipient', mail.to),
    ...(mail.replyTo === undefined ? {} : { replyTo: address('the reply address', mail.replyTo) }),
    subject: oneLine('the subject', mail.subject),
    text: mail.text,
    html: mail.html,
    messageId,
    headers: { ...mail.headers },
    attachments: (mail.attachments ?? []).map(({ filename, content, contentType }) => ({
      filename: oneLine('the name of the attachment', filename),
      content,
      ...(contentType === undefined
        ? {}
        : { contentType: oneLine('the type of the attachment', contentType) }),
    })),
  };
}

function address(what: string, given: MailAddress): { name: string; address: string } {
  const { name, address: bare } = typeof given === 'string' ? { name: '', address: given } : given;
  oneLine(what, bare);
  if (bare.length > 254 || !/^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/u.test(bare))
    refuse(what, bare);
  return { name: oneLine(what, name), address: bare };
}

/** Control characters, line breaks of Unicode included, could end a header and begin another. */
function oneLine(what: string, text: string): string {
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) refuse(what, text);
  return text;
}

function refuse(what: string, value: string): never {
  throw new MailRefused(
    `The e-mail was not sent: ${what} cannot be used.`,
    `The e-mail was not sent: ${what} cannot be ${JSON.stringify(value.slice(0, 200))}.`,
    what === 'the recipient',
  );
}

function judge(error: unknown): Error {
  const words = wordsOf(error);
  const { permanent, command = '', code } = failure(error);
  if (permanent && code !== 'EAUTH' && !OUR_SIDE.has(command.split(' ')[0] ?? ''))
    return new MailRefused(
      `The mail server refused: ${kindOf(error)}`,
      words,
      command.startsWith('RCPT'),
    );
  return new MailUnavailable(`The mail server could not be used: ${kindOf(error)}`, words);
}

interface Failure {
  readonly permanent?: boolean;
  readonly command?: string;
  readonly code?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

function failure(error: unknown): Failure {
  return error instanceof Error ? (error as Failure) : {};
}

/** What failed, without the server's words: they repeat addresses. */
function kindOf(error: unknown): string {
  const { code, command, responseCode } = failure(error);
  const step = command?.split(' ')[0];
  return [code, step, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}

/** The server's own words where it said any. */
function wordsOf(error: unknown): string {
  return failure(error).response ?? (error instanceof Error ? error.message : String(error));
}
