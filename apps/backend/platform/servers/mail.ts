// E-mail: sends one message to one recipient over SMTP, and says whether a failure is for good or
// for now.
import { createTransport, type SendMailOptions } from 'nodemailer';
import { linkOwnerHeader } from './embedded/own-links.ts';
import { plainLine, ForeignFailure } from './foreign-words.ts';
import { judgeMail, type MailFault, type SmtpFailure } from './mail-faults.ts';

/** One mailbox. As a string it is the bare address. */
export type MailAddress = string | { readonly name: string; readonly address: string };

export interface Mail {
  /** Who stands in From, with the mailer's own address; unset: as the mailer is called. */
  readonly fromName?: string | undefined;
  readonly to: MailAddress;
  /** Further recipients, who are not named in it. */
  readonly alsoTo?: readonly string[] | undefined;
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
  /** An appointment to be entered in the recipient's calendar or taken out, as iCalendar text. */
  readonly invitation?:
    { readonly method: 'request' | 'cancel'; readonly content: string } | undefined;
  /**
   * Chosen by the caller and the same when the message is sent again, so that mail programs show it
   * once: `<unique@domain>`, or
   * the unique part alone, which gets the sender's domain.
   */
  readonly messageId: string;
  /** Further headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The user who alone may open its link. Only the embedded inbox, which staff read, needs it. */
  readonly linkOwner?: number | undefined;
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

/** An e-mail that was not accepted. The message says the fault and nothing about anybody. */
class MailFailure extends ForeignFailure {
  readonly fault: MailFault;
  constructor(fault: MailFault, words: string) {
    super([fault.code, fault.status].filter(Boolean).join(' '), words);
    this.fault = fault;
  }
}

/** It will never be accepted as it is. */
export class MailRefused extends MailFailure {
  override readonly name = 'MailRefused';
}

/** The server cannot be reached, does not let us in, or asked to try later. */
export class MailUnavailable extends MailFailure {
  override readonly name = 'MailUnavailable';
}

const RESERVED_HEADER = new RegExp(
  '^(from|sender|to|cc|bcc|reply-to|subject|date|message-id|return-path|received|' +
    'mime-version|content-.*|dkim-signature|x-nodemailer-.*)$',
  'i',
);

/**
 * `smtpUrl`: smtp:// or smtps://, with user and password if need be. `from`: the sender, `Name
 * <address>` or an address. `embedded`: it goes to the embedded inbox.
 */
export function openMailer({
  smtpUrl,
  from,
  embedded = false,
}: {
  readonly smtpUrl: string;
  readonly from: string;
  readonly embedded?: boolean;
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
  const ours = partsOf(from);
  const underWay = new Set<Promise<unknown>>();

  async function send(mail: Mail): Promise<{ messageId: string; response: string }> {
    const sending = transport.sendMail(message(mail, { ...ours, domain, embedded }));
    underWay.add(sending);
    try {
      const { messageId, response } = await sending;
      return { messageId, response: plainLine(response) };
    } catch (error) {
      throw failureOf(error);
    } finally {
      underWay.delete(sending);
    }
  }

  async function verify(): Promise<void> {
    try {
      await transport.verify();
    } catch (error) {
      throw failureOf(error);
    }
  }

  async function close(): Promise<void> {
    await Promise.allSettled(underWay);
    transport.close();
  }

  return { send, verify, close };
}

/** A sender in its parts: `Name <address>`, or an address alone. */
function partsOf(from: string): { readonly name: string; readonly address: string } {
  const [, name = '', mailbox = from.trim()] = /^(.*)<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: mailbox.trim() };
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
function message(
  mail: Mail,
  ours: {
    readonly name: string;
    readonly address: string;
    readonly domain: string;
    readonly embedded: boolean;
  },
): SendMailOptions {
  const { domain, embedded } = ours;
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
    from: { name: oneLine('the sender', mail.fromName || ours.name), address: ours.address },
    to: address('the recipient', mail.to),
    bcc: mail.alsoTo?.map((one) => address('a recipient', one)),
    ...(mail.replyTo === undefined ? {} : { replyTo: address('the reply address', mail.replyTo) }),
    subject: oneLine('the subject', mail.subject),
    text: mail.text,
    html: mail.html,
    messageId,
    headers: { ...mail.headers, ...(embedded && linkOwnerHeader(mail.linkOwner)) },
    // As a part that mail programs show as an appointment, and as a file for the others.
    ...(mail.invitation && {
      icalEvent: { filename: 'appointment.ics', ...mail.invitation },
    }),
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
  const fault = { code: 'not-sendable', passes: false, of: 'mail', status: '' } as const;
  throw new MailRefused(
    what === 'the recipient' ? { ...fault, code: 'address-unknown' } : fault,
    `The e-mail was not sent: ${what} cannot be ${JSON.stringify(value.slice(0, 200))}.`,
  );
}

/** Nothing of nodemailer's error goes on: it holds addresses and the server's words. */
function failureOf(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  const failure: SmtpFailure = error instanceof Error ? error : { message: String(error) };
  const fault = judgeMail(failure);
  // The server's own words where it said any.
  const words = failure.response ?? failure.message ?? '';
  return fault.passes ? new MailUnavailable(fault, words) : new MailRefused(fault, words);
}
