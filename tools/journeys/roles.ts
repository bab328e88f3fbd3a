// Who may see what, in a real browser, on one device: deep links, portals, staff screens, signing
// out.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { ADMIN } from '../product.ts';
import { expectAccessible, startJourney, type Device, type Journey } from './journey.ts';
import { addPerson, callApi, writeDraft, type WrittenEstimate } from './product-api.ts';

let journey: Journey;
let draft: WrittenEstimate;

/** How the buttons and links begin that change something. */
const WRITES = new RegExp(
  '^(Add|New estimate|New category|Standard|Multi|Edit|Revise|Send|Resend|Delete|Archive|' +
    'Restore|Import|Create|Save|Link|Convert)\\b',
);

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/auth');
  await page.getByText('Logged out successfully').first().waitFor();
}

/** What a member of staff may do who looks at clients and vendors, and writes nothing. */
const LOOKS_ON = { 'clients.read': 'all', 'vendors.read': 'all', 'estimates.read': 'all' };

/** Declares its specs. */
export function describeRolesOn(device: Device): void {
  beforeAll(async () => {
    journey = await startJourney();
    draft = await writeDraft(
      journey.staff,
      { name: 'Dana Whitfield', email: 'dana@client.example' },
      { projectTitle: 'New ridge vent' },
    );
    await addPerson(journey.staff, 'client', { firstName: 'Dana', lastName: 'Whitfield' });
    await addPerson(journey.staff, 'vendor', {
      firstName: 'Ramon',
      lastName: 'Castellano',
      companyName: 'Willamette Roof Crew',
    });
  });
  afterAll(() => journey?.end());

  it(
    'a deep link asks staff to sign in, then shows what was asked for; after signing out it ' +
      'asks again',
    async () => {
      const { page, faults, close } = await journey.visit(device, 'nobody');
      const link = `/estimates/${draft.id}`;
      await page.goto(link);
      await page.getByText('Sign in to access your account').waitFor();
      expect(await page.getByText('New ridge vent').count()).toBe(0);
      await signIn(page, ADMIN.email);
      await page.getByRole('heading', { name: 'New ridge vent' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(link);
      await expectAccessible(page);
      await signOut(page);
      await page.goto(link);
      await page.getByText('Sign in to access your account').waitFor();
      expect(faults).toEqual([]);
      await close();
    },
  );

  it.each([
    {
      role: 'client',
      email: 'client@people.example',
      portal: '/client-portal',
      other: '/vendor-portal',
      greeting: 'Welcome, Dana',
    },
    {
      role: 'vendor',
      email: 'vendor@people.example',
      portal: '/vendor-portal',
      other: '/client-portal',
      greeting: 'Willamette Roof Crew',
    },
  ])(
    'a $role gets to their portal and nowhere else',
    async ({ email, portal, other, greeting }) => {
      const { page, faults, close } = await journey.visit(device, 'nobody');
      await page.goto(`/estimates/${draft.id}`);
      await signIn(page, email);
      await page.waitForURL(`**${portal}`);
      await page.getByRole('heading', { name: greeting }).waitFor();
      await expectAccessible(page);
      for (const staffOnly of [
        '/dashboard',
        `/estimates/${draft.id}`,
        '/settings',
        '/vendor-payments',
      ]) {
        await page.goto(staffOnly);
        await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
        expect(await page.getByText('New ridge vent').count()).toBe(0);
      }
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Go to my portal' }).click();
      await page.getByRole('heading', { name: greeting }).waitFor();
      await page.goto(other);
      await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
      // The screens only reflect it: the server itself says no.
      expect((await page.request.get('/api/estimates')).status()).toBe(403);
      await page.goto(portal);
      await signOut(page);
      expect((await page.request.get('/api/user')).status()).toBe(401);
      expect(faults).toEqual([]);
      await close();
    },
  );

  it('staff are told that the portals are for others', async () => {
    const { page, faults, close } = await journey.visit(device, 'staff');
    for (const portal of ['/client-portal', '/vendor-portal']) {
      await page.goto(portal);
      await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    }
    expect(await callApi<{ role: string }>(page.request, 'GET', '/api/user')).toMatchObject({
      role: 'admin',
    });
    expect(faults).toEqual([]);
    await close();
  });

  it('staff see what their rights allow, and no button that would be refused', async () => {
    const { page, faults, close } = await journey.visit(device, 'staff');
    // No role has so few rights yet: the session's answer, which the screens go by, is told so.
    await page.route('**/api/user', async (route) => {
      const answer = await route.fetch();
      const user = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...user, rights: LOOKS_ON } });
    });
    const refused: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/(users|leads|payments|price|jobs|notif|dashboard)/.test(request.url()))
        refused.push(request.url());
    });
    await page.goto('/');
    await page.waitForURL('**/estimates');
    await page.getByRole('heading', { name: 'Estimates', level: 1 }).waitFor();
    if (device === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
    expect(
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts(),
    ).toEqual(
      ['Estimates', 'Clients', 'Messages', 'Vendors', 'Settings'].map(
        (label) => expect.stringContaining(label) as string,
      ),
    );
    if (device === 'phone') await page.getByRole('button', { name: 'Close menu' }).click();
    for (const [address, shown] of [
      ['/estimates', 'New ridge vent'],
      [`/estimates/${draft.id}`, 'New ridge vent'],
      ['/clients', 'Dana Whitfield'],
      ['/vendors', 'No vendors found'],
      ['/settings', 'Account Management'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('main').getByText(shown).first().waitFor();
      expect(
        await page
          .getByRole('main')
          .getByRole('button', { name: WRITES })
          .or(page.getByRole('main').getByRole('link', { name: WRITES }))
          .allInnerTexts(),
        address,
      ).toEqual([]);
      await expectAccessible(page);
    }
    for (const closed of ['/vendor-payments', '/estimates/new', '/pricebook', '/clients/leads']) {
      await page.goto(closed);
      await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor();
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'Go to my start page' }).click();
    await page.getByRole('heading', { name: 'Estimates', level: 1 }).waitFor();
    expect(refused).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
}
