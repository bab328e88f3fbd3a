// Passkeys in a real browser with Chromium's own device (the virtual authenticator of its protocol
// for tools): added on the account's page, shown at signing in, named, removed; and in a portal.
import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sayer } from '@purlin/words/catalogue.ts';
import { en } from '@purlin/words/screens/sign-in/en.ts';
import { es } from '@purlin/words/screens/sign-in/es.ts';
import { ADMIN } from '../product.ts';
import { said, useVisits } from './desk.ts';
import { devices, eachDevice, expectAccessible } from './journey.ts';
import { callApi } from './product-api.ts';

const visits = useVisits();
const signInWords = sayer({ en, es });
const emailOf = (who: string): string => `${who}@people.example`;
const people = [...eachDevice, 'copied', 'client'] as const;
beforeAll(async () => {
  for (const who of people)
    await callApi(visits.journey.staff, 'POST', '/api/users', {
      email: emailOf(who),
      password: ADMIN.password,
      firstName: 'Dee',
      lastName: who,
      role: who === 'client' ? 'client' : 'estimator',
    });
});

interface Device {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}
/** A device that knows its user, in this page. */
async function deviceIn(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}
const credentialsOf = async ({ cdp, authenticatorId }: Device) =>
  (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
/** Whoever sits there is the one it knows, or somebody else. */
const knows = ({ cdp, authenticatorId }: Device, isUserVerified: boolean) =>
  cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });

/** The sign-in page speaks as the browser prefers. */
async function signIn(page: Page, who: string, say = signInWords('en')): Promise<void> {
  await page.getByLabel(say('email')).fill(emailOf(who));
  await page.getByLabel(new RegExp(`^${say('password')}`)).fill(ADMIN.password);
  await page.getByRole('button', { name: say('sign-in'), exact: true }).click();
}
const byPasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });
/** A browser of yesterday: it lists no passkeys in the field, so the button is the only way. */
const withoutList = (page: Page) =>
  page.addInitScript(
    'PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)',
  );
async function showAt(page: Page, address: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(address);
  await byPasskey(page).click();
}

/** A copy of its passkey, made when it had been used so often. */
async function copied({ cdp, authenticatorId }: Device, signCount: number): Promise<void> {
  const [credential] = await credentialsOf({ cdp, authenticatorId });
  const { credentialId } = credential!;
  await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
  await cdp.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: { ...credential!, signCount },
  });
}

/** What the console says when a passkey is refused. */
const REFUSED = /status of 40[013]/;

it.each(eachDevice)(
  'on a %s: added, named, shown instead of the password, and removed',
  async (kind) => {
    const page = visits.opened(await visits.journey.visit(kind, 'nobody', REFUSED));
    await withoutList(page);
    const device = await deviceIn(page);
    await page.goto('/settings/account');
    await signIn(page, kind);
    await said(page, /You don’t have any passkeys yet/);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await said(page, 'Passkey added');
    await said(page, /never used/);
    await expectAccessible(page);
    const [made] = await credentialsOf(device);
    expect(made).toMatchObject({ isResidentCredential: true, rpId: 'localhost' });

    await page.getByRole('button', { name: 'Add passkey' }).click();
    await said(page, 'This device already has a passkey for your account.');
    await page.getByRole('button', { name: /^Rename/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Rename/ });
    await dialog.getByLabel(/^Passkey name/).fill('The phone in my pocket');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await said(page.getByRole('listitem'), 'The phone in my pocket');

    await knows(device, false);
    await showAt(page, '/settings/account');
    await byPasskey(page).and(page.locator(':enabled')).waitFor();
    await expectAccessible(page);
    await knows(device, true);
    await byPasskey(page).click();
    await said(page.getByRole('listitem'), 'The phone in my pocket');
    await said(page, /^Added .*, last used /);

    await page.getByRole('button', { name: 'Remove The phone in my pocket' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove this passkey?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Remove' }).click();
    await said(page, /You don’t have any passkeys yet/);
    await showAt(page, '/settings/account');
    await said(page, /This passkey doesn’t work here/);
  },
);

it('of a copy: refused, because it was used less often than the one it was made of', async () => {
  const page = visits.opened(await visits.journey.visit('desktop', 'nobody', REFUSED));
  await withoutList(page);
  const device = await deviceIn(page);
  await page.goto('/settings/account');
  await signIn(page, 'copied');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await said(page, /never used/);
  await showAt(page, '/settings/account');
  await said(page, /^Added .*, last used /);
  const [{ signCount } = { signCount: 0 }] = await credentialsOf(device);
  expect(signCount).toBeGreaterThan(1);

  await copied(device, 0);
  await showAt(page, '/settings/account');
  await said(page, /This passkey doesn’t work here/);
  await copied(device, signCount + 50);
  await showAt(page, '/settings/account');
  await said(page, /^Added .*, last used /);
});

it('in a portal on a phone, in Spanish: the same parts, and the way in', async () => {
  const phone = { ...devices.phone, locale: 'es-US' };
  const page = visits.opened(await visits.journey.look(phone, REFUSED));
  await deviceIn(page);
  await page.goto('/account');
  await signIn(page, 'client', signInWords('es'));
  await page.waitForURL('**/client-portal');
  await page.goto('/account');
  await page.waitForURL('**/client-portal?tab=profile');
  for (const part of [
    'Gestión de la cuenta',
    'Llaves de acceso',
    'Inicio de sesión en dos pasos',
    'Dónde tiene la sesión abierta',
  ])
    await page.getByRole('heading', { name: part }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await said(page, 'Llave de acceso agregada');
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar la contraseña' });
  await dialog.getByLabel(/^Contraseña actual/).fill('wrong');
  await dialog.getByLabel(/^Contraseña nueva/).fill('gutter lantern orchid');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await said(dialog, 'La contraseña es incorrecta.');

  await page.context().clearCookies();
  await page.goto('/auth');
  // Chosen from the list of the field: nothing is pressed.
  await page.waitForURL('**/client-portal');
});
