// Photos of a job over HTTP: added and taken away by staff, with the step that asked for them, seen
// by nobody else but the client, where staff share one.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobDetails, JobHistoryEntry } from '@purlin/contracts/job-shapes.ts';
import type { OwnProject } from '@purlin/contracts/own-projects.ts';
import type { KeptPicture } from '@purlin/contracts/picture-shapes.ts';
import { removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { type JobWorld, openJobWorld } from '../../../tools/vitest/job-world.ts';
import { until } from '../../../tools/vitest/until.ts';

let world: JobWorld;
let app: TestApp;
beforeAll(async () => {
  world = await openJobWorld();
  ({ app } = world);
});
afterAll(async () => {
  await app.close();
  removeData(app);
});

async function upload(background: string): Promise<string> {
  const drawn = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  const { status, body } = await app.call<KeptPicture>('POST', '/api/jobs/photos', {
    raw: new Uint8Array(await drawn.jpeg().toBuffer()),
    headers: { 'content-type': 'image/jpeg' },
  });
  expect(status).toBe(201);
  return body.id;
}
const usesOf = async (holder: string): Promise<number> =>
  (
    await app.platform.pool.query(
      'select from platform.picture_uses where used_by = $1 and until is null',
      [holder],
    )
  ).rowCount ?? 0;

it('a photo does the step that asked for it, is kept and told, and can be taken away', async () => {
  const { post, jobOn } = world;
  const id = await jobOn('Moss', '2031-03-03');
  await app.call('PUT', `/api/jobs/${id}/checklist`, {
    body: { name: 'Repair', steps: [{ id: null, text: 'Photos before' }] },
  });
  const [roof, boot] = [await upload('#8a5a3c'), await upload('#3c5a8a')];
  const added = await post<JobDetails>(`/api/jobs/${id}/photos`, {
    photos: [roof, boot],
    stepId: 1,
  });
  expect(added.photos).toMatchObject([
    { picture: roof, stepId: 1 },
    { picture: boot, stepId: 1 },
  ]);
  expect(added.checklist?.steps[0]?.doneAt).not.toBeNull();
  await until('they are kept', async () => (await usesOf(`job-${id}`)) === 2);
  const { body: history } = await app.call<JobHistoryEntry[]>('GET', `/api/jobs/${id}/history`);
  expect(history.map(({ summary }) => summary)).toContain('2 photos added: Photos before');

  const file = await app.call('GET', `/api/jobs/${id}/photos/${roof}/480`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const other = await jobOn('Chimney', '2031-03-04');
  expect((await app.call('GET', `/api/jobs/${other}/photos/${roof}/480`)).status).toBe(404);

  const left = await post<JobDetails>(`/api/jobs/${id}/photos/remove`, { photo: roof });
  expect(left.photos.map(({ picture }) => picture)).toEqual([boot]);
  await until('it is let go', async () => (await usesOf(`job-${id}`)) === 1);
  const back = await post<JobDetails>(`/api/jobs/${id}/photos`, { photos: [roof] });
  expect(back.photos.map(({ picture }) => picture)).toEqual([boot, roof]);
});

it('one that never arrived is refused', async () => {
  const id = await world.jobOn('Gutter', '2031-03-05');
  const unknown = await app.call(`POST`, `/api/jobs/${id}/photos`, {
    body: { photos: ['ab'.repeat(32)] },
  });
  expect(unknown.status).toBe(400);
});

it('one that is shared is its client’s to see, and nobody else’s', async () => {
  const id = await world.jobOn('Skylight', '2031-03-06');
  const [shown, kept] = [await upload('#5a8a3c'), await upload('#8a3c5a')];
  await world.post(`/api/jobs/${id}/photos`, { photos: [shown, kept] });
  const bob = await world.post<{ id: number }>('/api/clients', {
    name: 'Bob',
    email: 'b@c.example',
  });
  const acting = async (email: string, role: string, link: object) => {
    const person = { email, role, firstName: 'A', lastName: 'B', password: 'a-long-enough-one' };
    await world.post('/api/users', { ...person, ...link });
    return app.signIn(email, person.password);
  };
  const dana = await acting('dana@people.example', 'client', { clientId: world.clientId });
  const other = await acting('bob@people.example', 'client', { clientId: bob.id });
  const vendor = await acting('ben@people.example', 'vendor', { vendorId: world.vendorId });
  const statusOf = async (photo: string, cookie: string) =>
    (await app.call('GET', `/api/jobs/${id}/photos/${photo}/480`, { cookie })).status;
  const share = (photo: string, shared: boolean) =>
    world.post<JobDetails>(`/api/jobs/${id}/photos/share`, { photo, shared });
  expect(await statusOf(shown, dana)).toBe(404);
  expect((await share(shown, true)).photos).toMatchObject([{ shared: true }, { shared: false }]);
  expect([await statusOf(shown, dana), await statusOf(kept, dana)]).toEqual([200, 404]);
  expect([await statusOf(shown, other), await statusOf(shown, vendor)]).toEqual([403, 403]);
  const seen = async () =>
    (
      await app.call<{ projects: OwnProject[] }>('GET', '/api/portal/projects', { cookie: dana })
    ).body.projects.find((one) => one.id === id)?.photos;
  expect(await seen()).toMatchObject([{ picture: shown }]);
  const own = { cookie: dana, body: { photo: kept, shared: true } };
  expect((await app.call('POST', `/api/jobs/${id}/photos/share`, own)).status).toBe(403);
  await share(shown, false);
  expect([await statusOf(shown, dana), await seen()]).toEqual([404, []]);
});
