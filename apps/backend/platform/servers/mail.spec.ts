// Specs of the mailer: what arrives, what cannot be smuggled in, and which failures are for good.
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messageForLogs } from './foreign-words.ts';
import { startInbox, type EmbeddedInbox } from './embedded/inbox.ts';
import { MailRefused, MailUnavailable, openMailer, type Mail, type Mailer } from './mail.ts';

let dir: string;
let inbox: EmbeddedInbox;
let mailer: Mailer;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'purlin-mail-spec-'));
  inbox = await startInbox({ dir });
  mailer = openMailer({ smtpUrl: inbox.smtpUrl, from: 'Summit Roofing <office@summit.example>' });
});
afterEach(() => inbox.clear());
afterAll(async () => {
  await mailer.close();
  await inbox.close();
  rmSync(dir, { recursive: true, force: true });
});

const mail = (changes: Partial<Mail> = {}): Mail => ({
  to: 'ana@client.example',
  subject: 'Your estimate',
  text: 'Hello',
  html: '<p>Hello</p>',
  messageId: '<one@summit.example>',
  ...changes,
});
const failureOf = (sending: Promise<unknown>): Promise<unknown> =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  );

/** A mail server that greets and then answers each command with the reply for its first word. */
async function scripted<Result>(
  replies: Readonly<Record<string, string>>,
  use: (smtpUrl: string) => Promise<Result>,
): Promise<Result> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write(`${replies.GREETING ?? '220 ready'}\r\n`);
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean))
        socket.write(`${replies[line.split(' ')[0] ?? ''] ?? '250 ok'}\r\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await use(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

async function failureWith(
  replies: Readonly<Record<string, string>>,
  credentials = '',
): Promise<unknown> {
  return scripted(replies, async (host) => {
    const own = openMailer({
      smtpUrl: `smtp://${credentials}${host}`,
      from: 'office@summit.example',
    });
    try {
      return await failureOf(own.send(mail()));
    } finally {
      await own.close();
    }
  });
}

describe('a message', () => {
  it('says whose link it holds in the embedded inbox, and to no mail server', async () => {
    const { smtpUrl } = inbox;
    const embedded = openMailer({ smtpUrl, from: 'office@summit.example', embedded: true });
    await mailer.send(mail({ linkOwner: 7 }));
    await embedded.send(mail({ linkOwner: 7, messageId: '<two@summit.example>' }));
    await embedded.close();
    const messages = await Promise.all((await inbox.list()).map(({ id }) => inbox.get(id)));
    expect(messages.map((one) => one?.linkOwner)).toEqual([7, null]);
  });
  it('arrives with everything it was given', async () => {
    const pdf = Buffer.from('%PDF-1.7 \0\r\n.\r\nbinary \xff', 'latin1');
    const sent = await mailer.send(
      mail({
        to: { name: 'Ana "Anita" Núñez, owner', address: 'ana@client.example' },
        replyTo: { name: 'Sam', address: 'sam@summit.example' },
        subject: 'Estimate EST-1 · façade',
        attachments: [{ filename: 'estimación.pdf', content: pdf, contentType: 'application/pdf' }],
        headers: { 'List-Unsubscribe': '<https://summit.example/u?x=1>' },
      }),
    );
    expect(sent).toEqual({
      messageId: '<one@summit.example>',
      response: expect.stringMatching(/^250 /),
    });
    const [summary] = await inbox.list();
    const message = await inbox.get(summary?.id ?? 0);
    expect(message).toMatchObject({
      from: 'Summit Roofing <office@summit.example>',
      to: ['ana@client.example'],
      subject: 'Estimate EST-1 · façade',
      messageId: '<one@summit.example>',
      replyTo: 'sam@summit.example',
      html: '<p>Hello</p>\n',
      text: 'Hello\n',
      attachments: [{ filename: 'estimación.pdf', mimeType: 'application/pdf', bytes: pdf.length }],
    });
    expect(message?.raw.toString()).toMatch(
      /^List-Unsubscribe: <https:\/\/summit.example\/u\?x=1>\r$/m,
    );
    expect((await inbox.attachment(message?.id ?? 0, 0))?.content.equals(pdf)).toBe(true);
  });

  it('gets the domain of the sender in a Message-ID that has none', async () => {
    const { messageId } = await mailer.send(
      mail({ messageId: '7d8f6c1e-0000-4000-8000-000000000000' }),
    );
    expect(messageId).toBe('<7d8f6c1e-0000-4000-8000-000000000000@summit.example>');
  });

  it('goes out with others over the same connections', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        mailer.send(mail({ subject: `n ${n}`, messageId: `n${n}` })),
      ),
    );
    expect(new Set((await inbox.list()).map(({ subject }) => subject))).toEqual(
      new Set(Array.from({ length: 30 }, (_, n) => `n ${n}`)),
    );
  });

  it.each<[string, Partial<Mail>]>([
    ['a subject of two lines', { subject: 'Hi\r\nBcc: spy@evil.example' }],
    ['a subject with a bare line feed', { subject: 'Hi\nBcc: spy@evil.example' }],
    ['a subject with a line separator of Unicode', { subject: 'Hi\u2028Bcc: x' }],
    ['a recipient with a line break', { to: 'a@b.example\r\nRCPT TO:<spy@evil.example>' }],
    ['two recipients in one', { to: 'a@b.example, spy@evil.example' }],
    ['a recipient in brackets', { to: 'A <a@b.example>' }],
    ['a recipient group', { to: 'all:spy@evil.example;' }],
    ['a recipient that is no address', { to: 'nobody' }],
    [
      'a name with a line break',
      { to: { name: 'A\r\nBcc: spy@evil.example', address: 'a@b.example' } },
    ],
    ['a reply address with a line break', { replyTo: 'a@b.example\nBcc: spy@evil.example' }],
    ['a header with a line break', { headers: { 'X-Job': '1\r\nBcc: spy@evil.example' } }],
    ['a header name that hides one', { headers: { 'X-Job: 1\r\nBcc': 'spy@evil.example' } }],
    ['a header that is ours to set', { headers: { bcc: 'spy@evil.example' } }],
    ['a Message-ID with a line break', { messageId: '<a@b>\r\nBcc: spy@evil.example' }],
    [
      'an attachment name with a line break',
      { attachments: [{ filename: 'a\r\nX: y', content: 'x' }] },
    ],
    [
      'an attachment type with a line break',
      { attachments: [{ filename: 'a', content: 'x', contentType: 'text/plain\r\nX: y' }] },
    ],
  ])('with %s is refused and not sent', async (_, changes) => {
    expect(await failureOf(mailer.send(mail(changes)))).toBeInstanceOf(MailRefused);
    expect(await inbox.list()).toEqual([]);
  });
});

describe('a failure', () => {
  it('of the recipient for good has the words of the server and says so', async () => {
    const failure = await failureOf(mailer.send(mail({ to: 'gone@bounce.example' })));
    expect(failure).toBeInstanceOf(MailRefused);
    expect(failure).toMatchObject({
      message: 'address-unknown 550 5.1.1',
      words: '550 5.1.1 No such mailbox here',
    });
  });

  it('that passes is told apart', async () => {
    const failure = await failureOf(mailer.send(mail({ to: 'full@busy.example' })));
    expect(failure).toBeInstanceOf(MailUnavailable);
    expect(failure).toMatchObject({
      words: '451 4.3.0 Mailbox busy, try again later',
    });
  });

  it('keeps what was said out of its message, and out of what is said what cannot be stored', async () => {
    const failure = await failureWith({ RCPT: '550 no\0such user\u0007 <ana@client.example>' });
    expect(failure).toMatchObject({
      message: 'address-unknown 550',
      words: '550 no such user <ana@client.example>',
    });
    expect(messageForLogs(failure)).not.toContain('ana');
  });

  it('of one message does not disturb the next', async () => {
    await failureOf(mailer.send(mail({ to: 'gone@bounce.example' })));
    await mailer.send(mail());
    expect(await inbox.list()).toHaveLength(1);
  });

  it('of the message itself does not blame the recipient', async () => {
    const failure = await failureWith({ DATA: '554 5.7.1 Looks like spam' });
    expect(failure).toBeInstanceOf(MailRefused);
    expect(failure).toMatchObject({
      message: 'message-refused 554 5.7.1',
      words: '554 5.7.1 Looks like spam',
    });
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'a wrong password',
      { EHLO: '250 AUTH PLAIN', AUTH: '535 5.7.8 Bad credentials' },
      'user:wrong@',
    ],
    ['a server that wants a password', { MAIL: '421 4.3.2 Closing' }, ''],
    ['a server that does not take us', { GREETING: '554 5.7.1 Blocked' }, ''],
  ])('of ours (%s) is never taken for the message’s', async (_, replies, credentials) => {
    expect(await failureWith(replies, credentials)).toBeInstanceOf(MailUnavailable);
  });

  it.each(['250 ok', '250-ok\r\n250 PIPELINING'])(
    'over one address is not our mail server’s, though it closes (%j)',
    async (greeted) =>
      expect(await failureWith({ EHLO: greeted, RCPT: '421 4.3.2 Closing' })).toMatchObject({
        fault: { of: 'domain', code: 'domain-busy', status: '421 4.3.2' },
      }),
  );

  it('to connect is for now, in sending and in verifying', async () => {
    const closed = await scripted({}, async (host) => host);
    const own = openMailer({ smtpUrl: `smtp://${closed}`, from: 'office@summit.example' });
    expect(await failureOf(own.send(mail()))).toBeInstanceOf(MailUnavailable);
    expect(await failureOf(own.verify())).toBeInstanceOf(MailUnavailable);
    await own.close();
    await mailer.verify();
  });
});

describe('the mailer', () => {
  it('finishes what is under way before it closes', async () => {
    const own = openMailer({ smtpUrl: inbox.smtpUrl, from: 'office@summit.example' });
    const sending = own.send(mail());
    await own.close();
    expect((await sending).response).toMatch(/^250 /);
  });

  it('says what a sender must look like', () => {
    expect(() => openMailer({ smtpUrl: inbox.smtpUrl, from: 'Summit Roofing' })).toThrow(
      /MAIL_FROM is "Summit Roofing": set it to/,
    );
  });
});
