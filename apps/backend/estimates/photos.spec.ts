// Photos beside an offer over HTTP: named by staff, shown to whoever holds the number, gone with
// the draft, and as they were once the client has answered.
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Estimate, HistoryEntry, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import type { LeadDetails } from '@purlin/contracts/lead-shapes.ts';
import type { KeptPicture } from '@purlin/contracts/picture-shapes.ts';
import type { Who } from '../../../tools/vitest/callers.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
let clientId: number;
let roof: string;
let boot: string;
beforeAll(async () => {
  clientId = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana', email: 'dana@client.example' },
    })
  ).body.id;
  [roof, boot] = [await upload('#8a5a3c'), await upload('#3c5a8a')];
});

async function upload(background: string): Promise<string> {
  const drawn = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  const { status, body } = await app.call<KeptPicture>('POST', '/api/estimates/photos', {
    raw: new Uint8Array(await drawn.jpeg().toBuffer()),
    headers: { 'content-type': 'image/jpeg' },
  });
  expect(status).toBe(201);
  return body.id;
}
const draft = async (): Promise<Estimate> =>
  (
    await app.call<Estimate>('POST', '/api/estimates', {
      body: {
        clientId,
        projectTitle: 'Roof',
        serviceAddress: '1 Main St',
        lineItems: [{ description: 'Work', quantity: 1, rate: '10.00' }],
      },
    })
  ).body;
const choose = (
  id: number,
  ...photos: readonly { readonly picture: string; readonly caption?: string }[]
) =>
  app.call<Estimate & { code: string }>('PUT', `/api/estimates/${id}/photos`, {
    body: { photos: photos.map(({ picture, caption = '' }) => ({ picture, caption })) },
  });
const usesOf = async (holder: string): Promise<number> =>
  (
    await app.platform.pool.query(
      'select from platform.picture_uses where used_by = $1 and until is null',
      [holder],
    )
  ).rowCount ?? 0;

describe('photos of an estimate', () => {
  it('are seen by its client under its number, once it was sent, with what they show', async () => {
    const { id, estimateNumber: number } = await draft();
    const chosen = await choose(id, { picture: roof, caption: 'Moss\nup here' }, { picture: boot });
    expect([chosen.status, chosen.body.photos]).toEqual([
      200,
      [
        { picture: roof, caption: 'Moss up here' },
        { picture: boot, caption: '' },
      ],
    ]);
    const address = `/api/estimates/number/${number}/photos/${roof}`;
    const statusFor = async (as: Who, at = `${address}/480`) =>
      (await app.call('GET', at, { as })).status;
    expect([await statusFor('anonymous'), await statusFor('admin')]).toEqual([404, 200]);
    await app.call('POST', `/api/estimates/${id}/send`, { body: {} });
    expect(await statusFor('anonymous')).toBe(200);
    const seen = await app.call<PublicEstimate>('GET', `/api/estimates/number/${number}`, {
      as: 'anonymous',
    });
    expect(seen.body.photos.map(({ caption }) => caption)).toEqual(['Moss up here', '']);
    const answer = await fetch(`${app.url}${address}/960`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const wrong of [
      `${address}/481`,
      `${address}/share`,
      `/api/estimates/number/${number}/photos/${'0'.repeat(64)}/480`,
      `/api/estimates/number/EST-${id}-00000000/photos/${roof}/480`,
      `/pictures/${roof}-480.webp`,
    ])
      expect(await statusFor('anonymous', wrong), wrong).toBe(404);
    await until('they are kept', async () => (await usesOf(`estimate-${id}`)) === 2);
    const told = await app.call<HistoryEntry[]>('GET', `/api/estimates/${id}/history`);
    expect(told.body.map(({ summary }) => summary)).toContain('2 photos on the estimate');
  });
  it('of two people who save at once are all there', async () => {
    const { id } = await draft();
    const at = (picture: string) => ({ picture, caption: '' });
    const put = (seen: readonly string[], ...photos: readonly string[]) =>
      app.call<Estimate>('PUT', `/api/estimates/${id}/photos`, {
        body: { seen: seen.map(at), photos: photos.map(at) },
      });
    const answers = await Promise.all([put([], roof), put([], boot)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await app.call<Estimate>('GET', `/api/estimates/${id}`);
    expect(body.photos.map(({ picture }) => picture).toSorted()).toEqual([roof, boot].toSorted());
  });
  it('stand in the preview of what is typed into it, for staff alone', async () => {
    const { id } = await draft();
    await choose(id, { picture: roof, caption: 'Moss' });
    const key = `${id}`.padStart(16, 'a');
    await app.call('PUT', `/api/unfinished-estimates/${key}`, {
      body: {
        revision: 0,
        place: 'edit',
        estimateId: id,
        clientId,
        clientName: 'Dana',
        title: 'Roof',
        content: { offer: { clientId, projectTitle: 'Roof', serviceAddress: '1 Main St' } },
      },
    });
    const page = `/api/estimates/number/preview-${key}`;
    const { body } = await app.call<PublicEstimate>('GET', page);
    expect(body.photos).toEqual([{ picture: roof, caption: 'Moss' }]);
    const statusFor = async (as: Who) =>
      (await app.call('GET', `${page}/photos/${roof}/480`, { as })).status;
    expect([await statusFor('admin'), await statusFor('anonymous')]).toEqual([200, 404]);
  });
  it('that came with the request are found by it', async () => {
    const asked = await app.call('POST', '/api/quote', {
      as: 'anonymous',
      body: {
        name: 'Dana',
        email: 'dana@client.example',
        phone: '541-555-0123',
        address: '1 Main St',
        projectType: 'leak-repair',
        photos: [boot],
      },
    });
    expect(asked.status).toBeLessThan(300);
    const { body: found } = await app.call<readonly { readonly id: number }[]>('GET', '/api/leads');
    const leadId = found[0]!.id;
    await app.call('PUT', `/api/leads/${leadId}/client`, { body: { clientId } });
    const { id } = await draft();
    await until('the request knows its estimate', async () => {
      const { body } = await app.call<Estimate>('GET', `/api/estimates/${id}`);
      return body.leadId === leadId;
    });
    const { body: lead } = await app.call<LeadDetails>('GET', `/api/leads/${leadId}`);
    expect((await choose(id, ...lead.photos.map((picture) => ({ picture })))).status).toBe(200);
  });
  it('are refused when they never arrived, twice, or too many', async () => {
    const { id } = await draft();
    const gone = await choose(id, { picture: 'f'.repeat(64) });
    expect([gone.status, gone.body.code]).toEqual([400, 'picture-gone']);
    expect((await choose(id, { picture: roof }, { picture: roof })).status).toBe(400);
    const many = Array.from({ length: 13 }, (_, n) => ({ picture: String(n).padStart(64, '0') }));
    expect((await choose(id, ...many)).status).toBe(400);
  });
  it('are let go with the draft, and stay as they were once it is answered', async () => {
    const gone = await draft();
    await choose(gone.id, { picture: roof });
    await until('it is kept', async () => (await usesOf(`estimate-${gone.id}`)) === 1);
    await app.call('DELETE', `/api/estimates/${gone.id}`);
    await until('it is let go', async () => (await usesOf(`estimate-${gone.id}`)) === 0);

    const { id } = await draft();
    await choose(id, { picture: boot, caption: 'The boot' });
    await app.call('POST', `/api/estimates/${id}/send`, { body: {} });
    await app.call('POST', `/api/estimates/${id}/approve-option`, { body: {} });
    expect(await choose(id)).toMatchObject({ status: 409, body: { code: 'already-answered' } });
  });
});
