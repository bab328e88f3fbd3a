// Staff invite a vendor from the vendor's page; the vendor opens an order's address on a phone,
// asks for a link, and comes in by the e-mail to that order; in real browsers.
import { beforeAll, expect, it } from 'vitest';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { until } from '../vitest/until.ts';
import { said, useVisits } from './desk.ts';
import { expectAccessible } from './journey.ts';
import { callApi } from './product-api.ts';

const visits = useVisits();
const EMAIL = 'ray@gutters.example';
let vendorId = 0;
let jobId = 0;

beforeAll(async () => {
  const { staff } = visits.journey;
  const add = async (address: string, data: object) =>
    (await callApi<{ id: number }>(staff, 'POST', address, data)).id;
  vendorId = await add('/api/vendors', {
    name: 'Cascade Gutter & Sheet Metal',
    contactPerson: 'Ray Duong',
    email: EMAIL,
    phone: '(541) 555-0187',
  });
  const clientId = await add('/api/clients', {
    name: 'Dana Whitfield',
    email: 'dana@home.example',
  });
  const day = dayAfter(new Date().toISOString().slice(0, 10), 10);
  const job = { clientId, title: 'New gutters', address: '88 W 24th Ave, Eugene' };
  jobId = await add('/api/jobs', { ...job, scheduledStartDate: `${day}T09:00` });
  await callApi(staff, 'POST', `/api/jobs/${jobId}/vendors`, { vendorId });
});

/** The newest link to sign in, as the inbox shows it. */
const linkIn = (path: string): Promise<string> =>
  until('a link to sign in', async () => {
    const { staff } = visits.journey;
    const list = await (await staff.get('/dev/inbox')).text();
    for (const [, id] of list.matchAll(/\/dev\/inbox\/(\d+)/g)) {
      const mail = await (await staff.get(`/dev/inbox/${id}/html`)).text();
      const link = new RegExp(`/auth/${path}#[\\w-]+`).exec(mail)?.[0];
      if (link && mail.includes(EMAIL)) return link;
    }
    return undefined;
  });

it('is given by staff', async () => {
  const page = visits.opened(await visits.journey.visit('desktop', 'staff'));
  await page.goto(`/vendors/${vendorId}`);
  await page.getByRole('button', { name: 'Give portal access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give portal access' });
  await expectAccessible(page);
  expect(await dialog.getByLabel(/^Email/).inputValue()).toBe(EMAIL);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^Invited /).waitFor();
  await expectAccessible(page);
  await linkIn('choose-password');
  await page.getByRole('button', { name: 'Resend the invitation to Ray Duong' }).waitFor();
});

it('signs a vendor in, once, and opens what they came for', async () => {
  const page = visits.opened(await visits.journey.visit('phone', 'nobody'));
  await page.goto(`/vendor-portal?order=${jobId}`);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await said(page, /If .* has a client or vendor account/);
  await expectAccessible(page);

  const link = await linkIn('link');
  const other = visits.opened(await visits.journey.visit('phone', 'nobody'));
  await other.goto(link);
  await other.getByRole('button', { name: 'Sign In' }).waitFor();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await other.waitForURL(`**/vendor-portal?order=${jobId}`);
  await said(other, 'New gutters');
  await expectAccessible(other);

  const late = visits.opened(await visits.journey.visit('phone', 'nobody'));
  await late.goto(link);
  await said(late, /This link no longer works/);
  await expectAccessible(late);
  await late.getByRole('link', { name: 'Email me a new link' }).click();
  await late.getByRole('button', { name: 'Email me a link' }).waitFor();

  const staff = visits.opened(await visits.journey.visit('desktop', 'staff'));
  await staff.goto(`/vendors/${vendorId}`);
  await staff.getByText(/^Signed in /).waitFor();
});

it('is offered over the screen where a session ends, and what was begun goes on', async () => {
  const page = visits.opened(await visits.journey.visit('phone', 'nobody'));
  const { staff } = visits.journey;
  await callApi(staff, 'POST', '/api/auth/sign-in-link', { email: EMAIL });
  await page.goto(await linkIn('link'));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/vendor-portal');
  await page.goto('/vendor-portal?tab=messages');
  await page.getByRole('textbox', { name: 'Write to us' }).fill('The gutters are on the truck.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  const before = await linkIn('link');
  await dialog.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await said(page, /Open it on this device/);
  await expectAccessible(page);
  const link = await until('another link', async () => {
    const newest = await linkIn('link');
    return newest === before ? undefined : newest;
  });
  const tab = await page.context().newPage();
  await tab.goto(link);
  await tab.getByRole('button', { name: 'Sign In' }).click();
  await tab.waitForURL('**/vendor-portal?tab=messages');
  await tab.close();
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('log').getByText('The gutters are on the truck.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Write to us' }).inputValue()).toBe('');
});
