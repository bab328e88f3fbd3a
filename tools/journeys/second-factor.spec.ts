// Two-step sign-in in a real browser: switched on with an app, asked at signing in, done without
// the phone, and required of admins.
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../product.ts';
import { said, useVisits } from './desk.ts';
import { eachDevice, expectAccessible } from './journey.ts';
import { callApi } from './product-api.ts';

const visits = useVisits();
const emailOn = (device: string): string => `${device}@people.example`;
beforeAll(async () => {
  for (const device of eachDevice)
    await callApi(visits.journey.staff, 'POST', '/api/users', {
      email: emailOn(device),
      password: ADMIN.password,
      firstName: 'Dee',
      lastName: device,
      role: 'admin',
    });
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
/** Each code is taken once: the next one a step later. */
const codeOf = (key: string, ahead: number): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  });

/** Switches it on at the account's page: the key of the app, and the recovery codes. */
async function switchOn(page: Page): Promise<{ readonly key: string; readonly paper: string[] }> {
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await setUp.getByRole('img', { name: /^QR code/ }).waitFor();
  await expectAccessible(page);
  const key = await setUp.getByRole('textbox', { name: 'Key to type in instead' }).inputValue();
  await setUp.getByLabel(/^Code/).fill('000000');
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  await said(setUp, 'That code is incorrect');
  await setUp.getByLabel(/^Code/).fill(codeOf(key, -1));
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.waitFor();
  await expectAccessible(page);
  const paper = await codes.getByRole('listitem').allInnerTexts();
  expect(paper).toHaveLength(10);
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await said(page, '10 recovery codes left');
  return { key, paper };
}

/** What the console says when a code is refused. */
const REFUSED = /status of 40[03]/;

it.each(eachDevice)(
  'on a %s: on, asked at signing in, and done without the phone',
  async (device) => {
    const page = visits.opened(await visits.journey.visit(device, 'nobody', REFUSED));
    await page.goto('/settings/account');
    await signIn(page, emailOn(device));
    const { key, paper } = await switchOn(page);
    await expectAccessible(page);

    await page.context().clearCookies();
    await page.goto('/settings/account');
    await signIn(page, emailOn(device));
    const code = page.getByLabel(/^Code/);
    await code.waitFor();
    await page.locator('input:focus[autocomplete=one-time-code]').waitFor();
    await expectAccessible(page);
    await code.fill('123456');
    await code.press('Enter');
    await said(page, 'That code is incorrect');
    await code.fill(codeOf(key, 0));
    await code.press('Enter');
    await said(page, '10 recovery codes left');

    await page.context().clearCookies();
    await page.goto('/settings/account');
    await signIn(page, emailOn(device));
    await code.fill(paper[0]!.toUpperCase());
    await code.press('Enter');
    await said(page, '9 recovery codes left');
    await page.getByRole('button', { name: 'Turn off' }).click();
    const off = page.getByRole('dialog', { name: 'Turn off two-step sign-in' });
    await off.getByLabel(/^Code/).fill(paper[1]!);
    await expectAccessible(page);
    await off.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).waitFor();
  },
);

it('is required of admins by a setting, and reset by another admin for who lost it', async () => {
  const admin = visits.opened(await visits.journey.visit('desktop', 'staff', REFUSED));
  const page = visits.opened(await visits.journey.visit('desktop', 'nobody', REFUSED));
  await page.goto('/settings/account');
  await signIn(page, emailOn('desktop'));
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).waitFor();

  await admin.goto('/settings/signing-in');
  await admin.getByLabel('Require two-step sign-in for admins').check();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Save Settings' }).click();
  await admin.waitForURL('**/settings/account');
  await switchOn(admin);

  await page.goto('/estimates');
  await page.waitForURL('**/settings/account');
  await said(page, 'Your company requires this for admins');
  expect(
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts(),
  ).toEqual([expect.stringContaining('Settings')]);
  await expectAccessible(page);
  await switchOn(page);
  await page.getByRole('link', { name: 'Estimates' }).first().click();
  await page.getByRole('heading', { name: 'Estimates', level: 1 }).waitFor();

  await admin.goto('/settings/users');
  const row = admin.getByRole('row', { name: /desktop@people/ });
  await row.getByText('Two-step').waitFor();
  await expectAccessible(admin);
  await row.getByRole('button', { name: /^More actions for/ }).click();
  await admin.getByRole('menuitem', { name: 'Turn off two-step sign-in' }).click();
  await row.getByText('Two-step').waitFor({ state: 'detached' });
  await page.goto('/estimates');
  await signIn(page, emailOn('desktop'));
  await said(page, 'Your company requires this for admins');
});
