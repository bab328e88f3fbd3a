// Pictures of messages and notes: seen by who is in the conversation and by nobody else, counted in
// e-mails, and gone with it.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ListedConversation } from '@purlin/contracts/messages.ts';
import { ok, type Party, PORTAL, useMessageWorld } from '../../../tools/vitest/message-world.ts';
import { heicFile, pictureFile } from '../../../tools/vitest/picture-file.ts';
import { until } from '../../../tools/vitest/until.ts';

const world = useMessageWorld();
const { app, parties, post, person, party, own, write, answer, note, shown } = world;
const { upload, mailsTo, due } = world;

const OFFICE = '/api/conversations/client/pictures';
const OWN = `${PORTAL}/pictures`;
const named = (picture: string, name: string) => ({ pictures: [{ picture, name }] });
/** Every spec has a picture of its own. */
let color = 0;
const fresh = () => pictureFile(`#${String((color += 37)).padStart(6, '0')}`);
const statusOf = async (path: string, cookie?: string): Promise<number> =>
  (await app.call('GET', `${path}/480`, cookie === undefined ? {} : { cookie })).status;
const officeDoor = (who: Party, picture: string) => `${who.path}/pictures/${picture}`;
const isKept = async (picture: string): Promise<boolean> => {
  const { rowCount } = await app.platform.pool.query(
    'select from platform.picture_uses where picture = $1 and until is null',
    [picture],
  );
  return rowCount === 1;
};

describe('a picture', () => {
  it('of the office is seen by its client, without where it was taken', async () => {
    const picture = await upload(OFFICE, await fresh());
    await answer(parties.maria, '', named(picture, 'Gate.jpg'));
    const [message] = (await own(parties.maria)).messages;
    expect(message).toMatchObject({ text: '', pictures: [{ picture, name: 'Gate.jpg' }] });
    const file = await app.call('GET', `${OWN}/${picture}/1600`, { cookie: parties.maria.cookie });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const seen = await fetch(`${app.url}${OWN}/${picture}/1600`, {
      headers: { cookie: parties.maria.cookie },
    });
    const { exif, width } = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
    expect([exif, width]).toEqual([undefined, 640]);
    await until('it is kept', () => isKept(picture));
  });
  it('of a client or vendor is seen by staff, and told in the list', async () => {
    for (const who of [parties.maria, parties.ray]) {
      const picture = await upload(OWN, await fresh(), who.cookie);
      await write(who, '', named(picture, 'Leak.jpg'));
      const { entries } = await shown(who);
      expect(entries.at(-1)).toMatchObject({ text: '', pictures: [{ picture }] });
      expect(await statusOf(officeDoor(who, picture))).toBe(200);
      const list = await ok(app.call<ListedConversation[]>('GET', '/api/conversations'));
      expect(list[0]).toMatchObject({ partyId: who.id, lastText: '', lastPictures: 1 });
    }
  });
  it('of an iPhone, in HEIC, is seen upright and without where it was taken', async () => {
    const picture = await upload(OWN, await heicFile(), parties.maria.cookie);
    await write(parties.maria, '', named(picture, 'IMG_0001.HEIC'));
    const seen = await fetch(`${app.url}${OWN}/${picture}/1600`, {
      headers: { cookie: parties.maria.cookie },
    });
    const { exif, width, height } = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
    expect([exif, width, height]).toEqual([undefined, 240, 320]);
  });
  it('is nobody else’s: another client, another vendor, who is not signed in', async () => {
    const ben = await party('client', 'Ben');
    const picture = await upload(OWN, await fresh(), parties.maria.cookie);
    const unsent = `${OWN}/${picture}`;
    expect(await statusOf(unsent, parties.maria.cookie)).toBe(404);
    await write(parties.maria, 'See', named(picture, ''));
    expect(await statusOf(unsent, parties.maria.cookie)).toBe(200);
    for (const { cookie } of [ben, parties.ray]) {
      expect(await statusOf(unsent, cookie)).toBe(404);
      expect(await statusOf(officeDoor(parties.maria, picture), cookie)).toBe(403);
    }
    expect(await statusOf(officeDoor(parties.maria, picture), parties.maria.cookie)).toBe(403);
    for (const path of [unsent, officeDoor(parties.maria, picture)])
      expect((await app.call('GET', `${path}/480`, { as: 'anonymous' })).status).toBe(401);
    expect(await statusOf(officeDoor(ben, picture))).toBe(404);
    expect(await statusOf(officeDoor(parties.ray, picture))).toBe(404);
    expect((await app.call('GET', `/pictures/${picture}-480.webp`)).status).toBe(404);
    expect((await app.call('GET', `${unsent}/share`, parties.maria)).status).toBe(404);
  });
  it('of a note never reaches a portal', async () => {
    const picture = await upload(OFFICE, await fresh());
    await note(parties.maria, 'The dog', named(picture, 'Dog.jpg'));
    await answer(parties.maria, 'Hello');
    await due();
    expect(await statusOf(officeDoor(parties.maria, picture))).toBe(200);
    expect(await statusOf(`${OWN}/${picture}`, parties.maria.cookie)).toBe(404);
    expect(JSON.stringify(await own(parties.maria))).not.toContain(picture);
    for (const to of [parties.maria.userEmail, parties.maria.email])
      for (const mail of await mailsTo(to))
        expect([/photo/.test(mail.text!), mail.attachments]).toEqual([false, []]);
    await until('it is kept', () => isKept(picture));
  });
  it('is taken from who may write alone', async () => {
    const file = await fresh();
    const auditor = await person('auditor');
    const headers = { 'content-type': 'image/jpeg' };
    const take = (door: string, who: object) =>
      app.call('POST', door, { raw: file, headers, ...who });
    for (const [door, cookie] of [
      [OFFICE, auditor.cookie],
      [OFFICE, parties.maria.cookie],
      [OWN, auditor.cookie],
    ] as const)
      expect((await take(door, { cookie })).status).toBe(403);
    expect((await take(OWN, { as: 'anonymous' })).status).toBe(401);
  });
  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a paper', Buffer.from('%PDF-1.7')],
    ['half a photo', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ])('is no %s that calls itself one', async (_, raw) => {
    const { cookie } = parties.maria;
    const refused = await app.call('POST', OWN, {
      cookie,
      raw,
      headers: { 'content-type': 'image/jpeg' },
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 'unusable-picture' } });
  });
  it('that is not there, and more than eight, are refused', async () => {
    const { cookie } = parties.maria;
    const send = (pictures: readonly object[]) =>
      app.call('POST', PORTAL, { cookie, body: { text: 'See', pictures } });
    const all = Array.from({ length: 9 }, (_, n) => ({ picture: `${n}`.repeat(64), name: '' }));
    expect((await send(all)).status).toBe(400);
    expect(await send(all.slice(0, 1))).toMatchObject({
      status: 400,
      body: { code: 'picture-gone' },
    });
    expect((await own(parties.maria)).messages).toEqual([]);
  });
});

describe('an e-mail', () => {
  it('says how many there are, and where; who has no portal gets them', async () => {
    const [one, two] = [await upload(OFFICE, await fresh()), await upload(OFFICE, await fresh())];
    await answer(parties.maria, 'Before', named(one, 'Gate.of.old.jpg'));
    await answer(parties.maria, '', named(two, ''));
    await due();
    const [mail] = await mailsTo(parties.maria.userEmail);
    expect(mail?.text).toContain('You have 2 photos in your portal.');
    expect(mail?.text).toContain('/client-portal?tab=messages');
    expect(mail?.attachments).toEqual([]);
    const [onFile] = await mailsTo(parties.maria.email);
    expect(onFile?.text).toContain('2 photos are attached.');
    expect(onFile?.attachments.map(({ filename }) => filename)).toEqual([
      'Gate.of.old.webp',
      '2.webp',
    ]);
  });
  it('has smaller ones where there are more than one message may have', async () => {
    const wide = async (n: number) => {
      const background = `#${n}${n}${n}`;
      const create = { width: 1200, height: 150, channels: 3, background } as const;
      return upload(OFFICE, Buffer.from(await sharp({ create }).jpeg().toBuffer()));
    };
    const pictures: { picture: string; name: string }[] = [];
    for (let n = 0; n < 9; n += 1) pictures.push({ picture: await wide(n), name: '' });
    for (const who of [parties.maria, parties.ray])
      await answer(who, '', { pictures: pictures.slice(0, 8) });
    await answer(parties.ray, '', { pictures: pictures.slice(8) });
    await due();
    const attached = async (who: Party) => {
      const { attachments } = (await mailsTo(who.email)).at(-1)!;
      const { width } = await sharp(attachments[0]!.content).metadata();
      return [attachments.length, width];
    };
    expect(await attached(parties.maria)).toEqual([8, 1200]);
    expect(await attached(parties.ray)).toEqual([9, 960]);
  });
  it('tells staff', async () => {
    const staff = await person('estimator');
    const picture = await upload(OWN, await fresh(), parties.ray.cookie);
    await write(parties.ray, '', named(picture, 'Coil.jpg'));
    await due();
    const [mail] = await mailsTo(staff.email);
    expect(mail?.text).toContain('It includes 1 photo.');
    expect(mail?.text).toContain(`/messages/vendor/${parties.ray.id}`);
  });
});

it('is forgotten with whom it was', async () => {
  const picture = await upload(OWN, await fresh(), parties.maria.cookie);
  await write(parties.maria, 'Here', named(picture, 'Wilhelmina.jpg'));
  const path = `/api/clients/${parties.maria.id}`;
  const before = await ok(
    app.call<{ goes: { what: string; count: number }[] }>('GET', `${path}/forgetting`),
  );
  expect(before.goes).toContainEqual({ what: 'photos', count: 1 });
  await until('it is kept', () => isKept(picture));
  await post(`${path}/forget`, { name: parties.maria.name });
  await until('it is gone', async () => {
    const { rows } = await app.platform.pool.query('select from platform.pictures where id = $1', [
      picture,
    ]);
    return rows.length === 0;
  });
  expect(await statusOf(officeDoor(parties.maria, picture))).toBe(404);
});
