// Files in parts over HTTP: they go on where they were, belong to who began them, and are limited.
import { beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import type { KeptPicture } from '@purlin/contracts/picture-shapes.ts';
import { PART_BYTES, UPLOAD_BYTES } from '@purlin/domain/shared/upload-sizes.ts';
import type { Upload } from '@purlin/contracts/uploads.ts';
import type { CallOptions } from '../../../tools/vitest/callers.ts';
import { ok, useMessageWorld } from '../../../tools/vitest/message-world.ts';
import { prune } from '../platform/core/tasks/pruning.ts';

const { app, parties, party, person } = useMessageWorld({ env: { TRUST_PROXY: 'true' } });
const OWN = '/api/portal/messages/pictures';
const OFFICE = '/api/conversations/client/pictures';
const PUBLIC = '/api/quote/photos';
/** Four parts, the last one small. */
let file: Buffer<ArrayBuffer>;
beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 800, height: 700, channels: 3, background: '#fff', noise } as const;
  file = Buffer.from(await sharp({ create }).png({ compressionLevel: 0 }).toBuffer());
});
const partAt = (from: number) => file.subarray(from, from + PART_BYTES);
const starts = (bytes: number) =>
  Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, n) => n * PART_BYTES);

let visitors = 0;
const stranger = (): CallOptions => ({
  as: 'anonymous',
  headers: { 'x-forwarded-for': `10.8.0.${(visitors += 1)}` },
});
const begin = (who: CallOptions, bytes = file.byteLength) =>
  app.call<Upload & { code: string }>('POST', '/api/uploads', { ...who, body: { bytes } });
const add = (
  { headers, ...who }: CallOptions,
  id: string,
  from: number | string,
  raw: Uint8Array<ArrayBuffer> = partAt(Number(from)),
) =>
  app.call<Upload & { code: string }>('PUT', `/api/uploads/${id}/parts/${from}`, {
    ...who,
    raw,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
const show = (who: CallOptions, id: string) => app.call<Upload>('GET', `/api/uploads/${id}`, who);
const finish = (who: CallOptions, door: string, upload: string) =>
  app.call<KeptPicture & { code: string; message: string }>('POST', door, {
    ...who,
    body: { upload },
  });
const sendAll = async (who: CallOptions): Promise<string> => {
  const { id } = await ok(begin(who));
  for (const from of starts(file.byteLength)) await ok(add(who, id, from));
  return id;
};
const maria = (): CallOptions => ({ cookie: parties.maria.cookie });

describe('a file in parts', () => {
  it('is the photo that it would be in one piece', async () => {
    const whole = await ok(
      app.call<KeptPicture>('POST', OWN, {
        ...maria(),
        raw: file,
        headers: { 'content-type': 'image/png' },
      }),
    );
    const id = await sendAll(maria());
    const finished = await finish(maria(), OWN, id);
    expect([finished.status, finished.body]).toEqual([201, whole]);
    // Whoever lost the answer asks again.
    expect((await finish(maria(), OWN, id)).body).toEqual(whole);
  });
  it('goes on where it was, and takes no part twice or too early', async () => {
    const { id, received } = await ok(begin(maria()));
    expect(received).toBe(0);
    const [first, second, third] = starts(file.byteLength) as [number, number, number];
    expect((await ok(add(maria(), id, second))).received).toBe(0);
    await ok(add(maria(), id, first));
    expect((await ok(show(maria(), id))).received).toBe(PART_BYTES);
    const twice = await Promise.all([1, 2, 3].map(() => ok(add(maria(), id, second))));
    expect(twice.map((one) => one.received)).toEqual([1, 1, 1].map(() => 2 * PART_BYTES));
    expect((await ok(add(maria(), id, first))).received).toBe(2 * PART_BYTES);
    expect(await finish(maria(), OWN, id)).toMatchObject({
      status: 400,
      body: { code: 'upload-incomplete' },
    });
    for (const from of starts(file.byteLength).filter((one) => one >= third))
      await ok(add(maria(), id, from));
    expect((await ok(show(maria(), id))).received).toBe(file.byteLength);
    expect((await finish(maria(), OWN, id)).status).toBe(201);
  });
  it('lies sealed, and in no backup', async () => {
    const { id } = await ok(begin(maria()));
    await ok(add(maria(), id, 0));
    const { rows } = await app.platform.pool.query<{ content: Buffer; kind: string }>(
      `select content, relpersistence as kind from platform.upload_parts, pg_class
        where upload = $1 and pg_class.oid = 'platform.upload_parts'::regclass`,
      [id],
    );
    expect(rows[0]!.content.includes('IHDR')).toBe(false);
    expect(rows[0]!.kind).toBe('u');
  });
  it('has parts of one size', async () => {
    const { id } = await ok(begin(maria()));
    for (const [from, part] of [
      [0, file.subarray(0, 10)],
      [PART_BYTES, file.subarray(0, 10)],
      [7, partAt(7)],
      ['x', partAt(0)],
      ['-1', partAt(0)],
      [2 ** 40, partAt(0)],
    ] as const)
      expect((await add(maria(), id, from, part)).body.code).toBe('upload-part');
    expect((await add(maria(), id, 0, file.subarray(0, PART_BYTES + 1))).status).toBe(413);
    expect((await ok(show(maria(), id))).received).toBe(0);
  });
  it('that is no photo is refused in plain words', async () => {
    const { id } = await ok(begin(maria(), 9));
    await ok(add(maria(), id, 0, Buffer.from('%PDF-1.7\n')));
    const { status, body } = await finish(maria(), OWN, id);
    expect([status, body.code]).toEqual([400, 'unusable-picture']);
    expect(body.message).toBe('Only JPEG, PNG, WebP, or HEIC photos can be added.');
  });
});

describe('whose it is', () => {
  it('nobody else sees, adds to or uses it', async () => {
    const ben = await party('client', 'Ben');
    const { body: key } = await app.call<{ token: string }>('POST', '/api/api-keys', {
      body: {
        name: 'Website',
        rights: ['clients.read', 'clients.write'],
        expiresOn: dayAfter(app.platform.services.clock.today(), 30),
      },
    });
    const id = await sendAll(maria());
    for (const [who, door] of [
      [{ cookie: ben.cookie }, OWN],
      [{ cookie: parties.ray.cookie }, OWN],
      [{}, OFFICE],
      [stranger(), PUBLIC],
    ] as const) {
      expect((await show(who, id)).status).toBe(404);
      expect((await add(who, id, 0)).body.code).toBe('upload-gone');
      expect((await finish(who, door, id)).body.code).toBe('upload-gone');
    }
    const program = { as: 'anonymous', headers: { authorization: `Bearer ${key.token}` } } as const;
    for (const call of [begin(program), show(program, id), add(program, id, 0)])
      expect((await call).status).toBe(403);
    expect((await ok(show(maria(), id))).received).toBe(file.byteLength);
  });
  it('ends where its right ends: each door asks for its own', async () => {
    const auditor = await person('auditor');
    const id = await sendAll(auditor);
    expect((await finish(auditor, OFFICE, id)).status).toBe(403);
    const own = await sendAll(maria());
    expect((await finish(maria(), OFFICE, own)).status).toBe(403);
    expect((await finish({ as: 'anonymous' }, OWN, own)).status).toBe(401);
  });
  it('a stranger goes on from another address, knowing its id alone', async () => {
    const { id } = await ok(begin(stranger()));
    for (const from of starts(file.byteLength)) await ok(add(stranger(), id, from));
    expect((await finish(stranger(), PUBLIC, id)).status).toBe(201);
    expect((await show(stranger(), '1'.repeat(36))).status).toBe(404);
  });
});

describe('the limits', () => {
  it('are of a file, of who sends, and of all strangers', async () => {
    expect((await begin(maria(), UPLOAD_BYTES + 1)).status).toBe(400);
    expect((await begin(maria(), 0)).status).toBe(400);
    const full = stranger();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await begin(full, UPLOAD_BYTES)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect((await begin(stranger())).status).toBe(201);
    expect((await begin(maria())).status).toBe(201);
  });
  it('end with what nobody went on with', async () => {
    const id = await sendAll(maria());
    const { db, pool } = { db: app.platform.services.db, pool: app.platform.pool };
    await pool.query(`update platform.uploads set until = now() - interval '1 second'`);
    expect((await show(maria(), id)).status).toBe(404);
    expect((await finish(maria(), OWN, id)).body.code).toBe('upload-gone');
    await prune(db);
    const { rows } = await pool.query('select from platform.upload_parts');
    expect(rows).toEqual([]);
  });
});
