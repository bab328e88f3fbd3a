// A client sends an iPhone's photo from a bad line: it goes on where it was, by itself, and the
// office sees it upright. In real browsers, which cannot decode HEIC.
import { beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../product.ts';
import { heicFile } from '../vitest/picture-file.ts';
import { said, useVisits } from './desk.ts';
import { expectAccessible } from './journey.ts';
import { callApi } from './product-api.ts';
import { signIn } from './roles.ts';

const visits = useVisits();
const EMAIL = 'maria@people.example';
/** Parts that arrive before the line is cut. */
const BEFORE = 2;
const PARTS = '**/api/uploads/*/parts/*';

beforeAll(async () => {
  const add = (address: string, data: object) =>
    callApi<{ id: number }>(visits.journey.staff, 'POST', address, data);
  const client = { name: 'Maria Alvarez', email: 'maria@client.example' };
  const { id: clientId } = await add('/api/clients', client);
  const person = { firstName: 'Maria', lastName: 'Alvarez', role: 'client', email: EMAIL };
  await add('/api/users', { ...person, password: ADMIN.password, clientId });
});

/** As large as those of a phone: what stands in a `free` box is nothing (ISO/IEC 14496-12). */
async function largeHeic(): Promise<Buffer> {
  const nothing = Buffer.alloc(2_000_000);
  nothing.writeUInt32BE(nothing.length, 0);
  nothing.write('free', 4);
  return Buffer.concat([await heicFile(), nothing]);
}

it('a photo goes on where it was after the line was cut', async () => {
  const phone = visits.opened(await visits.journey.visit('phone', 'nobody', /ERR_FAILED/));
  await phone.goto('/auth');
  await signIn(phone, EMAIL);
  await phone.waitForURL('**/client-portal*');
  await phone.getByRole('tab', { name: 'Messages' }).click();
  await said(phone, 'Questions?');
  const begun: string[] = [];
  let isCut = false;
  await phone.route(PARTS, async (route) => {
    if (begun.length === BEFORE) isCut = true;
    if (isCut) return route.abort();
    begun.push(route.request().url());
    return route.continue();
  });
  const file = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: await largeHeic() };
  await phone.locator('input[type=file]').setInputFiles(file);
  await phone.getByText('Waiting for the connection…').waitFor();
  await expectAccessible(phone);
  await phone.unroute(PARTS);
  const later: string[] = [];
  phone.on('request', (request) => {
    if (request.url().includes('/parts/')) later.push(request.url());
  });
  await phone.getByRole('button', { name: 'Remove IMG_0001.HEIC' }).waitFor();
  // Nothing that had arrived was sent again.
  expect(later.filter((url) => begun.includes(url))).toEqual([]);
  expect(new Set([...begun, ...later]).size).toBe(4);
  await phone.getByRole('button', { name: 'Send' }).click();
  await phone.getByRole('log').getByRole('img', { name: 'IMG_0001.HEIC' }).waitFor();

  const desk = visits.opened(await visits.journey.visit('desktop', 'staff'));
  await desk.goto('/messages');
  await desk.getByRole('link', { name: /Maria Alvarez/ }).click();
  await desk.getByRole('log').getByRole('button', { name: 'IMG_0001.HEIC' }).click();
  const large = desk.getByRole('dialog').getByRole('img', { name: 'IMG_0001.HEIC' });
  await large.waitFor();
  const upright = `(([photo]) => photo.naturalWidth === 240 && photo.naturalHeight === 320)(
    document.querySelectorAll('[role=dialog] img'))`;
  await expect.poll(() => desk.evaluate<boolean>(upright)).toBe(true);
});
