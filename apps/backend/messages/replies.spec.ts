// Replies by e-mail: a message of whoever the e-mail was for, once, and nobody else's.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useMessageWorld, type Party } from '../../../tools/vitest/message-world.ts';
import { heicFile, pictureFile } from '../../../tools/vitest/picture-file.ts';

const SECRET = 'a-secret-for-the-mail-server';
const { app, parties, answer, post, shown, mailsTo, due } = useMessageWorld({
  env: { BOUNCE_SECRET: SECRET, REPLY_ADDRESS: 'Reply@mail.purlin.test' },
});

interface Sent {
  readonly to: string;
  readonly text?: string;
  readonly headers?: readonly string[];
  readonly body?: readonly string[];
}
const raw = ({ to, text = 'Works for us.', headers = [], body }: Sent): string =>
  [
    'From: Maria <maria@elsewhere.example>',
    `To: Cascade Roofing <${to}>`,
    'Subject: Re: Message',
    ...(headers.some((one) => one.startsWith('Message-ID'))
      ? []
      : [`Message-ID: <${randomUUID()}@elsewhere.example>`]),
    ...headers,
    ...(body ?? ['Content-Type: text/plain; charset=utf-8', '', text]),
    '',
  ].join('\r\n');
const handOver = (mail: string, path = 'incoming') =>
  app.call<{ recorded: boolean; code?: string }>('POST', `/api/mail/${path}`, {
    as: 'anonymous',
    raw: mail,
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}` },
  });

/** What the office wrote is e-mailed; where a reply to it goes. */
async function written(party: Party, to: string, more: object = {}): Promise<string> {
  await answer(party, 'We start on Monday.', more);
  await due();
  return (await mailsTo(to)).at(-1)!.replyTo![0]!.address!;
}
const messages = async (party: Party) =>
  (await shown(party)).entries.map(({ text, side, by }) => ({ text, side, by }));

describe('a reply by e-mail', () => {
  it('is a message of who signs in for them, without what it quotes', async () => {
    const to = await written(parties.maria, parties.maria.userEmail);
    expect(to).toMatch(/^reply\+[a-z0-9-]+@mail\.purlin\.test$/i);
    expect(to.split('@')[0]!.length).toBeLessThanOrEqual(64);
    const [mail] = await mailsTo(parties.maria.userEmail);
    const quote = mail!.text!.split('\n').map((line) => `> ${line}`);
    const text = ['Works for us.', '', 'On 11/28/2026 8:12 AM, Cascade wrote:', ...quote];
    expect((await handOver(raw({ to, text: text.join('\r\n') }))).body).toEqual({ recorded: true });
    expect(await messages(parties.maria)).toMatchObject([
      { text: 'We start on Monday.', side: 'office' },
      { text: 'Works for us.', side: 'other', by: 'Maria Secretname' },
    ]);
    expect((await shown(parties.maria)).unread).toBe(1);
  });
  it('is a message of the client or vendor where it was for the address on file', async () => {
    const to = await written(parties.ray, parties.ray.email);
    expect((await handOver(raw({ to: to.toUpperCase() }))).body).toEqual({ recorded: true });
    expect((await messages(parties.ray)).at(-1)).toMatchObject({ by: 'Cascade Gutter' });
  });
  it('is about the job that the e-mail was about', async () => {
    const { id: clientId } = parties.maria;
    const job = { clientId, title: 'Reroof', address: '1 Oak St' };
    const { id: jobId } = await post('/api/jobs', job);
    const to = await written(parties.maria, parties.maria.userEmail, { jobId });
    await handOver(raw({ to }));
    expect((await shown(parties.maria)).entries.at(-1)?.job).toMatchObject({ id: jobId });
  });
  it('is taken once, however often it is handed over', async () => {
    const to = await written(parties.maria, parties.maria.userEmail);
    const mail = raw({ to, headers: ['Message-ID: <once@elsewhere.example>'] });
    for (const path of ['incoming', 'incoming', 'bounces'])
      expect((await handOver(mail, path)).body).toEqual({ recorded: true });
    expect(await messages(parties.maria)).toHaveLength(2);
  });
  it('to two conversations arrives in both, once each, and says where one is over', async () => {
    const toClient = await written(parties.maria, parties.maria.userEmail);
    const toVendor = await written(parties.ray, parties.ray.userEmail);
    const headers = ['Message-ID: <both@elsewhere.example>'];
    const mail = raw({ to: toClient, headers: [`Cc: <${toVendor}>, <${toClient}>`, ...headers] });
    for (const one of [mail, mail]) expect((await handOver(one)).body).toEqual({ recorded: true });
    const apart = raw({ to: toVendor, headers: ['Message-ID: <apart@elsewhere.example>'] });
    const other = raw({ to: toClient, headers: ['Message-ID: <apart@elsewhere.example>'] });
    for (const one of [apart, other]) await handOver(one);
    for (const party of [parties.maria, parties.ray])
      expect((await messages(party)).map(({ side }) => side)).toEqual(['office', 'other', 'other']);
    const over = `reply+1-0-0-1-${'0'.repeat(24)}@mail.purlin.test`;
    const partly = await handOver(raw({ to: toClient, headers: [`Cc: <${over}>`] }));
    expect([partly.status, partly.body.code]).toEqual([404, 'reply-address-over']);
    expect(await messages(parties.maria)).toHaveLength(4);
  });
  it('is refused, so that its writer hears of it, where it cannot be read', async () => {
    const to = await written(parties.maria, parties.maria.userEmail);
    const nested = Array.from({ length: 300 }, (_, n) => [
      `Content-Type: multipart/mixed; boundary=b${n}`,
      '',
      `--b${n}`,
    ]).flat();
    const refused = await handOver(raw({ to, body: ['MIME-Version: 1.0', ...nested] }));
    expect([refused.status, refused.body.code]).toEqual([422, 'unreadable-mail']);
    expect(await messages(parties.maria)).toHaveLength(1);
  });
  it('is found by whom it was delivered to, where To names a list', async () => {
    const to = await written(parties.maria, parties.maria.userEmail);
    const headers = [`Delivered-To: <${to}>`];
    await handOver(raw({ to: 'office@purlin.test', headers }));
    expect(await messages(parties.maria)).toHaveLength(2);
  });
  it('is read from HTML alone, with its pictures, and says which files did not come', async () => {
    const to = await written(parties.maria, parties.maria.userEmail);
    const file = (name: string, content: Buffer) => [
      '--b',
      `Content-Type: image/jpeg; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content.toString('base64'),
    ];
    const roof = await pictureFile('#8a5a3c');
    const body = [
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<style>p{}</style><p>See the <b>photo</b>.</p><script>alert(1)</script>',
      ...file('roof.jpg', roof),
      ...file(`${'a'.repeat(99)}🏠.jpg`, await pictureFile('#3c5a8a')),
      ...file('IMG_0001.HEIC', await heicFile()),
      ...file('deed.pdf', Buffer.from('%PDF-1.7')),
      ...file('torn.jpg', roof.subarray(0, 90)),
      '--b--',
    ];
    await handOver(raw({ to, body }));
    const { text, pictures } = (await shown(parties.maria)).entries.at(-1)!;
    expect(text).toBe('See the photo.\n\nAttachments that didn’t come through: deed.pdf, torn.jpg');
    expect(pictures).toMatchObject([
      { name: 'roof.jpg' },
      { name: 'a'.repeat(99) },
      { name: 'IMG_0001.HEIC' },
    ]);
    const door = `${parties.maria.path}/pictures/${pictures[0]!.picture}/480`;
    expect((await app.call('GET', door)).headers.get('content-type')).toBe('image/webp');
  });
  it('has the photos that stand within its text, and no logo of a signature', async () => {
    const to = await written(parties.maria, parties.maria.userEmail);
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const drawn = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#fff', noise } })
        .jpeg()
        .toBuffer();
    const within = async (name: string, side: number) => [
      '--b',
      `Content-Type: image/jpeg; name="${name}"`,
      `Content-ID: <${name}>`,
      `Content-Disposition: inline; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      (await drawn(side)).toString('base64'),
    ];
    const body = [
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; boundary=b',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Look: <img src="cid:leak.jpg"></p><p>--<br><img src="cid:logo.jpg">Maria</p>',
      ...(await within('leak.jpg', 480)),
      ...(await within('logo.jpg', 60)),
      '--b--',
    ];
    await handOver(raw({ to, body }));
    const { text, pictures } = (await shown(parties.maria)).entries.at(-1)!;
    expect(text).toContain('Look:');
    expect(text).not.toContain('logo.jpg');
    expect(pictures.map(({ name }) => name)).toEqual(['leak.jpg']);
  });
  it('is none where a program wrote it, or nothing was written', async () => {
    const to = await written(parties.maria, parties.maria.userEmail);
    for (const mail of [
      raw({ to, text: 'I am out of office', headers: ['Auto-Submitted: auto-replied'] }),
      raw({ to, text: 'x', headers: ['Precedence: bulk'] }),
      raw({ to, text: '> ##- Type your reply above this line -##' }),
      raw({ to: 'office@purlin.test' }),
      raw({ to: to.replace('mail.purlin.test', 'mail.other.test') }),
    ])
      expect((await handOver(mail)).body).toEqual({ recorded: false });
    expect(await messages(parties.maria)).toHaveLength(1);
  });
  it('is refused with another key, and once the access or the address is another', async () => {
    const to = await written(parties.maria, parties.maria.userEmail);
    const onFile = (await mailsTo(parties.maria.email)).at(-1)!.replyTo![0]!.address!;
    const [begin, seal] = [to.slice(0, to.lastIndexOf('-') + 1), to.slice(to.lastIndexOf('-') + 1)];
    const vendors = begin.replace(/\+[a-z0-9]+-/, '+3-');
    for (const wrong of [`${begin}${'0'.repeat(24)}@mail.purlin.test`, `${vendors}${seal}`])
      expect((await handOver(raw({ to: wrong }))).status).toBe(404);
    const users = await app.call<{ id: number; email: string }[]>('GET', '/api/users');
    const user = users.body.find(({ email }) => email === parties.maria.userEmail)!;
    await post(`/api/users/${user.id}/deactivate`, {});
    await app.call('PATCH', `/api/clients/${parties.maria.id}`, {
      body: { email: `${randomUUID()}@client.example` },
    });
    for (const over of [to, onFile]) {
      const refused = await handOver(raw({ to: over }));
      expect([refused.status, refused.body.code]).toEqual([404, 'reply-address-over']);
    }
    expect(await messages(parties.maria)).toHaveLength(1);
  });
  it('is refused like any message beyond the limit of an hour', async () => {
    const to = await written(parties.maria, parties.maria.userEmail);
    for (let n = 0; n < 30; n += 1) expect((await handOver(raw({ to }))).status).toBe(200);
    expect((await handOver(raw({ to }))).body.code).toBe('too-many-messages');
  });
});
