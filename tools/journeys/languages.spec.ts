// The staff's screens in another language than English, in a real browser that keeps the choice:
// every entry of the sidebar, and nothing on it that the catalogue says otherwise.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { type EntryName, pathOf, roomPlaces } from '@purlin/contracts/screens.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { Texts } from '@purlin/words/catalogue.ts';
import { es } from '@purlin/words/screens/es.ts';
import { fr } from '@purlin/words/screens/fr.ts';
import { beforeAll, expect, it } from 'vitest';
import { until } from '../vitest/until.ts';
import { useVisits } from './desk.ts';
import { type Device, expectAccessible } from './journey.ts';
import { callApi, sendEstimate, writeDraft } from './product-api.ts';

const spoken = { es, fr } satisfies Partial<Record<Language, Readonly<Record<string, Texts>>>>;
type Spoken = keyof typeof spoken;
const PARTS = path.join(import.meta.dirname, '../../libs/words/screens');

const entries = roomPlaces
  .filter(([, { shown }]) => shown === 'entry')
  .map(([name, { screens }]) => ({
    name: name as EntryName,
    address: pathOf(Object.values(screens)[0]!),
  }));

/** Every other screen of the staff that has an address of its own. */
const further = roomPlaces
  .filter(([, { shown }]) => shown !== 'alone')
  .flatMap(([, { screens }]) => Object.values(screens).map(pathOf))
  .filter((address) => !address.includes(':') && !entries.some((one) => one.address === address));

let draft: number;
const visits = useVisits();
beforeAll(async () => {
  const { staff } = visits.journey;
  const lineItems = [{ description: 'Ridge vent', quantity: 1, rate: '1000' }];
  const client = { name: 'Dana Whitfield', email: 'dana@client.example' };
  draft = (await writeDraft(staff, client, { projectTitle: 'New ridge vent', lineItems })).id;
  await sendEstimate(
    staff,
    await writeDraft(staff, client, { projectTitle: 'Porch roof', lineItems }),
  );
  await callApi(staff, 'POST', '/api/vendors', {
    name: 'Alder Gutters',
    contactPerson: 'Wes',
    category: 'Roofing',
    email: 'office@vendor.example',
    phone: '541 555 0100',
  });
});

/** What is English and nothing else: no text of the other language reads the same. */
async function onlyEnglish(language: Spoken): Promise<ReadonlySet<string>> {
  const parts = readdirSync(PARTS, { withFileTypes: true }).filter((one) => one.isDirectory());
  const english = await Promise.all(
    parts.map(async ({ name }) => {
      const { en } = (await import(path.join(PARTS, name, 'en.ts'))) as { readonly en: Texts };
      return Object.values(en);
    }),
  );
  const others = new Set(Object.values<Texts>(spoken[language]).flatMap(Object.values<string>));
  return new Set(
    english
      .flat()
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text.length > 3 && !text.includes('{') && !others.has(text)),
  );
}

/** Every text that can be seen or is read aloud, as its node has it. */
const SHOWN = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (data.trim() !== '' && parentElement?.checkVisibility()) texts.push(data);
  }
  return texts;
})()`;
const shown = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate<readonly string[]>(SHOWN)).map((text) =>
    text.replaceAll(/\s+/g, ' ').trim(),
  );

/** A bar that says how far one is has a value. */
const LOADING = '[role=progressbar]:not([aria-valuenow])';

/** The screen is there, and what it asked the server for as well. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await until(
    `nothing is being loaded at ${page.url()}`,
    async () => (await page.locator(LOADING).filter({ visible: true }).count()) === 0,
  );
}

/** By the sidebar, which a phone has in a drawer. */
async function goBySidebar(page: Page, device: Device, entry: EntryName, texts: Texts) {
  if (device === 'phone')
    await page.getByRole('button', { name: texts['open-menu']!, exact: true }).click();
  await page
    .getByRole('navigation', { name: texts['main']!, exact: true })
    .getByRole('link', { name: texts[`room.${entry}`]!, exact: true })
    .click();
}

/** Opened by somebody who has chosen the language before. */
async function visit(device: Device, language: Spoken): Promise<Page> {
  const page = visits.opened(await visits.journey.visit(device, 'staff'));
  const kept = JSON.stringify({ theme: 'light', compactMode: false, language });
  await page.addInitScript(`localStorage.setItem('purlin.appearance', '${kept}')`);
  return page;
}

const journeys: readonly (readonly [Spoken, Device])[] = [
  ['es', 'desktop'],
  ['es', 'phone'],
  ['fr', 'desktop'],
];
it.each(journeys)(
  'in %s on a %s every entry of the sidebar is said in that language',
  async (language, device) => {
    const page = await visit(device, language);
    const english = await onlyEnglish(language);
    await page.goto('/');
    for (const { name, address } of entries) {
      await goBySidebar(page, device, name, spoken[language].shell);
      await page.waitForURL((url) => url.pathname.startsWith(address));
      await settled(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      const texts = await shown(page);
      expect([name, ...texts.filter((text) => english.has(text))]).toEqual([name]);
      await expectAccessible(page);
    }
  },
);

it.each(['es', 'fr'] as const)(
  'in %s every other screen is, too, and an estimate while it is written',
  async (language) => {
    const page = await visit('desktop', language);
    const english = await onlyEnglish(language);
    const ofDraft = ['', '/edit', '/send'].map((end) => `/estimates/${draft}${end}`);
    for (const address of [...further, ...ofDraft]) {
      await page.goto(address);
      await settled(page);
      const texts = await shown(page);
      expect([address, ...texts.filter((text) => english.has(text))]).toEqual([address]);
    }
  },
);
