// The app as an installed one, in a real browser: what it says without a network, that it goes on
// with one, that a new build is taken with the next page, and that nothing stays behind.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { said, useVisits } from './desk.ts';
import { eachDevice, expectAccessible } from './journey.ts';

const visits = useVisits();
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Waits until this is so in the page; its policy forbids what Playwright has for it. */
const becomes = (page: Page, expression: string, value: unknown) =>
  expect.poll(() => page.evaluate(expression)).toBe(value);
/** The worker looks after this page. */
const worked = (page: Page) =>
  becomes(page, 'navigator.serviceWorker.controller?.state', 'activated');
/** What the browser keeps of the app, as addresses. */
const kept = (page: Page) =>
  page.evaluate<string[]>(`caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.open(name))))
    .then((all) => Promise.all(all.map((cache) => cache.keys())))
    .then((requests) => requests.flat().map(({ url }) => new URL(url).pathname))`);

/** What the console says without a network, or while the product starts again. */
const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|status of 50[234]|Failed to fetch/;

it('can be installed: with its name, its icons and a page to start at', async () => {
  const page = visits.opened(await visits.journey.visit('desktop', 'staff'));
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const cdp = await page.context().newCDPSession(page);
  const { data = '', errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/auth', display: 'standalone' });
  expect(manifest.name).not.toContain('%%');
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate<string>(`fetch('${src}')
      .then((answer) => answer.blob())
      .then((blob) => createImageBitmap(blob))
      .then(({ width, height }) => width + 'x' + height)`);
    expect([src, size]).toEqual([src, sizes]);
  }
  await worked(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});

it.each(eachDevice)(
  'on a %s: without a network it says so, and goes on with one',
  async (device) => {
    const page = visits.opened(await visits.journey.visit(device, 'staff', AWAY));
    await page.goto('/clients');
    await worked(page);
    expect((await kept(page)).toSorted()).toEqual([
      '/app/icon-192.png',
      '/app/offline.css',
      '/app/offline.html',
    ]);
    await page.context().setOffline(true);
    await page.goto('/estimates');
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    await said(page, /Sin conexión/);
    await said(page, /Pas de connexion/);
    await expectAccessible(page);
    const drawn = await page.evaluate("getComputedStyle(document.querySelector('main')).display");
    expect(drawn).toBe('grid');
    await page.getByRole('link', { name: /^Try again/ }).click();
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: /^Try again/ }).click();
    await page.getByRole('heading', { name: 'Estimates', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/estimates');
    // Answers and scripts are never kept.
    expect(await kept(page)).toHaveLength(3);
  },
);

/** The front ends as another build would have them: another first script, under another name. */
function anotherBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'purlin-build-'));
  folders.push(folder);
  cpSync('dist/web', folder, { recursive: true });
  const assets = path.join(folder, 'app/assets');
  const main = readdirSync(assets).find((name) => /^main\.\w+\.js$/.test(name))!;
  for (const file of [main, `${main}.br`, `${main}.gz`]) rmSync(path.join(assets, file));
  writeFileSync(
    path.join(assets, 'main.0000000002.js'),
    `globalThis.build = 2;${readFileSync(path.join('dist/web/app/assets', main), 'utf8')}`,
  );
  const page = path.join(folder, 'app/index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(main, 'main.0000000002.js'));
  return folder;
}

it('takes the scripts of a new build with the next page', async () => {
  const page = visits.opened(await visits.journey.visit('desktop', 'staff', AWAY));
  await page.goto('/clients');
  await worked(page);
  await visits.journey.restart({ WEB_ROOT: anotherBuild() });
  await page.goto('/clients');
  await page.getByRole('heading', { name: 'Clients', level: 1 }).waitFor();
  expect(await page.evaluate('globalThis.build')).toBe(2);
});

// Last: it ends the session that the others share.
it('leaves the public site alone, and goes with whoever signs out', async () => {
  const page = visits.opened(await visits.journey.visit('desktop', 'staff', AWAY));
  await page.goto('/dashboard');
  await worked(page);
  await page.context().setOffline(true);
  expect(await page.goto('/about').catch((failure: unknown) => String(failure))).toMatch(
    /ERR_INTERNET_DISCONNECTED/,
  );
  await page.context().setOffline(false);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByLabel('Email').waitFor();
  const registered = 'navigator.serviceWorker.getRegistrations().then(({ length }) => length)';
  await becomes(page, registered, 0);
  expect(await kept(page)).toEqual([]);
});
