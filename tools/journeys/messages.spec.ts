// A client writes in their portal on a phone and sends a photo, the office answers with a note
// beside it, and the client reads the answer and nothing of the note; in real browsers.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../product.ts';
import { pictureFile } from '../vitest/picture-file.ts';
import { said, useVisits } from './desk.ts';
import { expectAccessible } from './journey.ts';
import { callApi } from './product-api.ts';
import { signIn } from './roles.ts';

const visits = useVisits();
const EMAIL = 'maria@people.example';
const NOTE = 'She pays late';
let clientId: number;

beforeAll(async () => {
  const add = (address: string, data: object) =>
    callApi<{ id: number }>(visits.journey.staff, 'POST', address, data);
  const client = { name: 'Maria Alvarez', email: 'maria@client.example' };
  ({ id: clientId } = await add('/api/clients', client));
  const person = { firstName: 'Maria', lastName: 'Alvarez', role: 'client', email: EMAIL };
  await add('/api/users', { ...person, password: ADMIN.password, clientId });
});

const fits = async (page: Page) =>
  expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(
    true,
  );

it('a client writes, the office answers and notes, and the client reads the answer alone', async () => {
  const phone = visits.opened(await visits.journey.visit('phone', 'nobody'));
  await phone.goto('/auth');
  await signIn(phone, EMAIL);
  await phone.waitForURL('**/client-portal*');
  await phone.getByRole('tab', { name: 'Messages' }).click();
  await said(phone, 'Questions?');
  await expectAccessible(phone);
  await phone.getByRole('textbox', { name: 'Write to us' }).fill('When do you start?');
  await phone.getByRole('button', { name: 'Send' }).click();
  await phone.getByRole('log').getByText('When do you start?').waitFor();
  const file = { name: 'Leak.jpg', mimeType: 'image/jpeg', buffer: await pictureFile('#8a5a3c') };
  await phone.locator('input[type=file]').setInputFiles(file);
  await phone.getByRole('button', { name: 'Remove Leak.jpg' }).waitFor();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Send' }).click();
  await phone.getByRole('log').getByRole('img', { name: 'Leak.jpg' }).waitFor();
  await expectAccessible(phone);
  await fits(phone);

  const desk = visits.opened(await visits.journey.visit('desktop', 'staff'));
  await desk.goto('/dashboard');
  const entry = desk.getByRole('link', { name: /^Messages/ }).first();
  await entry.getByText('2 unread messages').waitFor({ state: 'attached' });
  await entry.click();
  await desk.getByRole('link', { name: /Maria Alvarez/ }).click();
  const log = desk.getByRole('log', { name: 'Conversation with Maria Alvarez' });
  await log.getByText('When do you start?').waitFor();
  await log.getByRole('button', { name: 'Leak.jpg' }).click();
  await desk.getByRole('dialog').getByRole('img', { name: 'Leak.jpg' }).waitFor();
  await expectAccessible(desk);
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Saved replies' }).click();
  await desk.getByRole('menuitem', { name: 'Ask for photos' }).click();
  expect(await desk.getByRole('textbox', { name: /^Write to/ }).inputValue()).toMatch(
    /^Hi Maria Alvarez, could you send us/,
  );
  await desk.getByRole('textbox', { name: 'Write to Maria Alvarez' }).fill('On Monday at eight.');
  await desk.keyboard.press('Control+Enter');
  await log.getByText('On Monday at eight.').waitFor();
  await desk.getByRole('radio', { name: 'Internal note' }).check();
  await desk.getByRole('textbox', { name: 'Note for your team' }).fill(NOTE);
  await desk.getByRole('button', { name: 'Save note' }).click();
  await log.getByText(NOTE).waitFor();
  await expectAccessible(desk);
  await fits(desk);
  await entry.getByText('unread').waitFor({ state: 'detached' });

  await phone.reload();
  await phone.getByRole('log').getByText('On Monday at eight.').waitFor();
  await said(phone, /Seen/);
  expect(await phone.getByText(NOTE).count()).toBe(0);

  await desk.reload();
  await desk.getByRole('log').getByText(/Seen/).waitFor();
});

it('the office reads one conversation at a time on a phone', async () => {
  const page = visits.opened(await visits.journey.visit('phone', 'staff'));
  await page.goto('/messages');
  await page.getByRole('link', { name: /Maria Alvarez/ }).click();
  await page.getByRole('log').waitFor();
  expect(await page.getByRole('searchbox').isVisible()).toBe(false);
  await expectAccessible(page);
  await fits(page);
  await page.getByRole('link', { name: 'All messages' }).click();
  await page.getByRole('searchbox').waitFor();
  await expectAccessible(page);
  await fits(page);
});

it('an archived client writes all the same, and is restored beside what they wrote', async () => {
  await visits.journey.staff.delete(`/api/clients/${clientId}`);
  const phone = visits.opened(await visits.journey.visit('phone', 'nobody'));
  await phone.goto('/auth');
  await signIn(phone, EMAIL);
  await phone.waitForURL('**/client-portal*');
  await phone.getByRole('tab', { name: 'Messages' }).click();
  await phone.getByRole('textbox', { name: 'Write to us' }).fill('It leaks again.');
  await phone.getByRole('button', { name: 'Send' }).click();
  await phone.getByRole('log').getByText('It leaks again.').waitFor();

  for (const device of ['desktop', 'phone'] as const) {
    const page = visits.opened(await visits.journey.visit(device, 'staff'));
    await page.goto('/messages');
    await said(page.getByRole('link', { name: /Maria Alvarez/ }), 'Archived');
    await expectAccessible(page);
    await page.getByRole('link', { name: /Maria Alvarez/ }).click();
    await said(page, 'This client is archived');
    await page.getByRole('log').getByText('It leaks again.').waitFor();
    await expectAccessible(page);
    await fits(page);
    await page.goto(`/clients/${clientId}`);
    await said(page, /You last heard from them on/);
    await expectAccessible(page);
    await fits(page);
  }
  const desk = visits.opened(await visits.journey.visit('desktop', 'staff'));
  await desk.goto(`/messages/client/${clientId}`);
  await desk.getByRole('button', { name: 'Restore' }).click();
  await said(desk, 'Client restored');
  await desk.getByText('This client is archived').waitFor({ state: 'detached' });
});
