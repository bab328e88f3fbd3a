// Specs of the inbox pages: what they show, and that a message stays inside its frame.
import { describe, expect, it } from 'vitest';
import {
  attachmentHeaders,
  inboxListPage,
  inboxMessageFrame,
  inboxMessagePage,
  MESSAGE_FRAME_HEADERS,
} from './inbox-page.ts';
import type { Message } from './inbox-messages.ts';

const place = { base: '/dev/inbox', timeZone: 'America/Los_Angeles' };
const evil = '<script>alert(1)</script>';
const message: Message = {
  id: 7,
  at: '2026-01-15T20:30:00.000Z',
  from: `${evil} <x@y.example>`,
  to: ['ana@client.example'],
  subject: evil,
  messageId: '<m@x>',
  replyTo: '',
  linkOwner: null,
  html: '<h1>Estimate</h1>',
  text: evil,
  raw: Buffer.from(''),
  attachments: [{ filename: `${evil}.pdf`, mimeType: 'application/pdf', bytes: 20480 }],
};

describe('the inbox pages', () => {
  it('list messages with links, in the time of the company, and escape what came in', () => {
    const page = inboxListPage([{ ...message, attachments: 1 }], place).toString();
    expect(page).toContain('<a href="/dev/inbox/7">&lt;script&gt;');
    expect(page).toContain('<time datetime="2026-01-15T20:30:00.000Z">Jan 15, 2026, 12:30');
    expect(page).toContain('1 message, newest first');
    expect(page).not.toContain('<script>');
  });
  it('say what to do while there is nothing', () => {
    expect(inboxListPage([], place).toString()).toContain('No emails yet.');
  });
  it('show a message in a frame without rights, its text, source and attachments', () => {
    const page = inboxMessagePage(message, place, { id: undefined, isDone: false }).toString();
    expect(page).toContain('<iframe src="/dev/inbox/7/html"');
    expect(page).toMatch(/sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page).toContain(
      '<a href="/dev/inbox/7/attachments/0">&lt;script&gt;alert(1)&lt;/script&gt;.pdf</a>\n' +
        '<span class="muted">application/pdf, 20 KB',
    );
    expect(page).toContain('href="/dev/inbox/7/raw"');
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('Reply to');
  });
  it('frame the message as it is, under a policy that lets nothing run', () => {
    expect(inboxMessageFrame(message).toString()).toContain('<h1>Estimate</h1>');
    expect(inboxMessageFrame({ ...message, html: undefined }).toString()).toContain(
      '<pre>&lt;script&gt;',
    );
    expect(MESSAGE_FRAME_HEADERS['content-security-policy']).toMatch(
      /^sandbox (?!.*allow-(scripts|same-origin)).*default-src 'none'/,
    );
  });
  it('open PDFs and pictures, and only save what could run', () => {
    const headers = (mimeType: string, filename = 'a.bin') =>
      attachmentHeaders({ filename, mimeType, content: Buffer.from('') });
    expect(headers('application/pdf')['content-type']).toBe('application/pdf');
    for (const risky of ['text/html', 'image/svg+xml', 'application/xhtml+xml'])
      expect(headers(risky)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment;/),
      });
    expect(headers('application/pdf', `é"\r\nX: y'.pdf`)['content-disposition']).toBe(
      `inline; filename="____X_ y_.pdf"; filename*=UTF-8''%C3%A9%22%0D%0AX%3A%20y%27.pdf`,
    );
  });
});
