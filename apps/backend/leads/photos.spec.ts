// Photos over HTTP: of strangers for staff, of the owner for everybody, what is no photo, and what
// is left of them afterwards.
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { KeptPicture } from '@purlin/contracts/picture-shapes.ts';
import type { LeadDetails } from '@purlin/contracts/lead-shapes.ts';
import type { CallOptions, HttpAnswer } from '../../../tools/vitest/callers.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { TRUST_PROXY: 'true' } });
/** A telephone's photo, held sideways, with where it was taken. */
let photo: Uint8Array<ArrayBuffer>;
let other: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  const drawn = (background: string) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background } });
  photo = new Uint8Array(
    await drawn('#8a5a3c')
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'SECRET-CAMERA' } })
      .jpeg()
      .toBuffer(),
  );
  other = new Uint8Array(await drawn('#3c5a8a').png().toBuffer());
});

/** Every visitor has an address of their own, so that specs do not use up each other's limit. */
let visitors = 0;
const visitor = (): Record<string, string> => ({ 'x-forwarded-for': `10.9.0.${(visitors += 1)}` });
const upload = (
  file: Uint8Array<ArrayBuffer>,
  { headers, ...options }: CallOptions = {},
  address = '/api/quote/photos',
): Promise<HttpAnswer<KeptPicture & { code: string; message: string }>> =>
  app.call('POST', address, {
    as: 'anonymous',
    raw: file,
    headers: { 'content-type': 'image/jpeg', ...visitor(), ...headers },
    ...options,
  });
const quote = (email: string) => ({
  name: 'Rosa Delgado',
  email,
  phone: '(541) 555-0141',
  address: '1840 Lorane Hwy, Eugene',
  projectType: 'leak-repair',
});
const text = (file: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(file, 'latin1'));
const leadOf = async (email: string): Promise<LeadDetails> => {
  const found = await until(
    `the request of ${email}`,
    async () => (await app.call<LeadDetails[]>('GET', `/api/leads?q=${email}`)).body[0],
  );
  return (await app.call<LeadDetails>('GET', `/api/leads/${found.id}`)).body;
};
const usesOf = async (holder: string): Promise<number> =>
  (await app.platform.pool.query('select from platform.picture_uses where used_by = $1', [holder]))
    .rowCount ?? 0;
const isThere = async (id: string): Promise<boolean> =>
  (await app.platform.pool.query('select from platform.pictures where id = $1', [id])).rowCount ===
  1;

describe('a stranger’s photo', () => {
  it('is upright, without place or camera, for staff only, and goes with the request', async () => {
    const kept = await upload(photo);
    expect(kept).toMatchObject({ status: 201, body: { width: 480, height: 640 } });
    expect((await upload(photo)).body.id).toBe(kept.body.id);
    const body = { ...quote('rosa@client.example'), photos: [kept.body.id] };
    await app.call('POST', '/api/quote', { as: 'anonymous', body, headers: visitor() });
    const lead = await leadOf('rosa@client.example');
    expect(lead).toMatchObject({ photos: [kept.body.id], photoCount: 1 });

    const address = `/api/leads/${lead.id}/photos/${kept.body.id}`;
    const answer = await fetch(app.url + `${address}/480`, {
      headers: { cookie: await app.signIn('admin@purlin.example', 'correct-horse-battery') },
    });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const shown = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(shown).metadata()).toMatchObject({
      format: 'webp',
      width: 480,
      height: 640,
    });
    expect(shown.includes('SECRET-CAMERA')).toBe(false);
    for (const [as, status] of [
      ['anonymous', 401],
      ['client', 403],
      ['vendor', 403],
    ] as const)
      expect((await app.call('GET', `${address}/480`, { as })).status).toBe(status);
    for (const wrong of [
      `${address}/481`,
      `${address}/share`,
      `/api/leads/${lead.id}/photos/${'0'.repeat(64)}/480`,
      `/api/leads/${lead.id}/photos/..%2f..%2fetc%2fpasswd/480`,
      `/pictures/${kept.body.id}-480.webp`,
    ])
      expect((await app.call('GET', wrong)).status, wrong).toBe(404);

    await until('it is kept', async () => (await usesOf(`lead-${lead.id}`)) === 1);
    const before = await app.call<{ goes: object[] }>('GET', `/api/leads/${lead.id}/forgetting`);
    expect(before.body.goes).toContainEqual({ what: 'photos', count: 1 });
    await app.call('POST', `/api/leads/${lead.id}/forget`, { body: { name: 'Rosa Delgado' } });
    await until('it is gone', async () => !(await isThere(kept.body.id)));
  });

  it('is told of in the notice, and none is named that never arrived', async () => {
    const { id } = (await upload(other)).body;
    const message = { name: 'Lee', email: 'lee@client.example', message: 'See', photos: [id] };
    await app.call('POST', '/api/contact', { as: 'anonymous', body: message, headers: visitor() });
    const notice = await until('the notice', async () =>
      (await Promise.all(app.mail.received.map(readMail))).find(
        ({ replyTo }) => replyTo?.[0]?.address === 'lee@client.example',
      ),
    );
    expect(notice.text).toContain('1 (view it in Purlin)');
    const gone = await app.call<{ code: string }>('POST', '/api/quote', {
      as: 'anonymous',
      body: { ...quote('gone@client.example'), photos: ['f'.repeat(64)] },
      headers: visitor(),
    });
    expect(gone).toMatchObject({ status: 400, body: { code: 'picture-gone' } });
  });

  it('is refused where somebody left too many behind, and others go on', async () => {
    const mine = visitor();
    await upload(photo, { headers: mine });
    await app.platform.pool.query(
      `insert into platform.pictures (id, audience, width, height, w480, w960, w1600, sender)
        select 'copy' || n, 'staff', 1, 1, '', '', '', sender from generate_series(1, 60) n,
          (select sender from platform.pictures order by added_at desc limit 1) last`,
    );
    const small = new Uint8Array(await sharp(other).resize(200).png().toBuffer());
    expect((await upload(small, { headers: mine })).status).toBe(429);
    expect((await upload(small)).status).toBe(201);
    await app.platform.pool.query(`delete from platform.pictures where id like 'copy%'`);
  });
});

describe('what is no photo', () => {
  /** A PNG that says it has 30,000 by 30,000 pixels. */
  const bomb = (): Uint8Array<ArrayBuffer> => {
    const copy = other.slice();
    new DataView(copy.buffer).setUint32(16, 30_000);
    new DataView(copy.buffer).setUint32(20, 30_000);
    return copy;
  };
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each<readonly [string, () => Uint8Array<ArrayBuffer>, RegExp]>([
    ['SVG', () => text(script), /Only JPEG, PNG, WebP, or HEIC/],
    ['HTML', () => text('<!doctype html><script>alert(1)</script>'), /Only JPEG, PNG, WebP, or/],
    ['nothing', () => text(' '), /Only JPEG, PNG, WebP, or HEIC/],
    ['a script that begins like a photo', () => text(`\u00ff\u00d8\u00ff\u00e0${script}`), /read/],
    ['half a photo', () => photo.slice(0, photo.length / 2), /can’t be read/],
    ['too many pixels', bomb, /50 million/],
  ])('%s is refused with words that say what to do', async (_, file, words) => {
    const { status, body } = await upload(file());
    expect([status, body.code]).toEqual([400, 'unusable-picture']);
    expect(body.message).toMatch(words);
  });
  it('is refused by its size and its kind before it is read', async () => {
    expect((await upload(new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
    // A file of more than strangers may send elsewhere is read.
    const large = new Uint8Array(300 * 1024).fill(7);
    expect((await upload(large)).status).toBe(400);
    const asJson = { headers: { 'content-type': 'application/json' } };
    expect((await upload(text('{}'), asJson)).status).toBe(415);
    expect((await upload(photo, {}, '/api/contact')).status).toBe(415);
  });
  it('leaves the reader whole: a photo after it is read', async () => {
    expect((await upload(photo)).status).toBe(201);
  });
});

describe('a form without script', () => {
  const submit = async (files: readonly Uint8Array<ArrayBuffer>[], email: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...quote(email), language: 'es', website: '' }))
      form.set(name, value);
    for (const file of files) form.append('photos', new Blob([file]), 'photo.jpg');
    const sent = new Response(form);
    return app.call('POST', '/api/quote', {
      as: 'anonymous',
      raw: new Uint8Array(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type')!, ...visitor() },
    });
  };
  it('of more parts than any form has is not taken apart', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...quote('many@client.example'), website: '' }))
      form.set(name, value);
    for (let n = 0; n < 200; n++) form.append('more', '1');
    const sent = new Response(form);
    const { status } = await app.call('POST', '/api/quote', {
      as: 'anonymous',
      raw: new Uint8Array(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type')!, ...visitor() },
    });
    expect(status).toBe(400);
  });
  it('brings its photos along', async () => {
    const { status, headers } = await submit([photo, other], 'plain@client.example');
    expect([status, headers.get('location')]).toEqual([303, '/es/quote/thank-you']);
    expect((await leadOf('plain@client.example')).photoCount).toBe(2);
  });
  it('comes again with what arrived when one is no photo', async () => {
    const { status, text: page } = await submit([photo, text('nothing')], 'again@client.example');
    expect(status).toBe(400);
    expect(page).toContain('Solo se pueden agregar fotos JPEG');
    expect(page).toContain('Llegó una foto.');
    expect(page).toContain('value="again@client.example"');
  });
});

describe('the owner’s photo', () => {
  const roof = (picture: string) => ({
    name: 'Farmhouse',
    place: 'Veneta',
    category: 'metal',
    found: 'Moss',
    done: 'A new roof',
    took: 'Four days',
    featured: true,
    before: null,
    after: { picture, alt: 'A farmhouse with a dark metal roof', caption: '' },
    language: 'en',
  });
  const save = (picture: string) =>
    app.call<{ code: string }>('PUT', '/api/settings/projects', {
      body: { entries: [roof(picture)] },
    });
  it('is for everybody, kept by browsers, and stays while the website shows it', async () => {
    const put = (as: CallOptions['as']) => upload(photo, { as }, '/api/settings/pictures');
    expect((await put('anonymous')).status).toBe(401);
    expect((await put('client')).status).toBe(403);
    const { id } = (await put('admin')).body;
    const served = await fetch(`${app.url}/pictures/${id}-480.webp`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const share = await fetch(`${app.url}/pictures/${id}-share.jpg`);
    const cut = Buffer.from(await share.arrayBuffer());
    expect(await sharp(cut).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });

    expect(await save('e'.repeat(64))).toMatchObject({
      status: 400,
      body: { code: 'picture-gone' },
    });
    expect((await save(id)).status).toBe(200);
    await until('it is kept', async () => (await usesOf('settings-projects')) === 1);
  });
});
