// The few pictures of the README, small: WebP, under 150 KB each.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openCamera, type Size } from './camera.ts';
import type { World } from './companies.ts';
import { screens } from './screens.ts';
import { settle } from './settle.ts';

const LARGEST_BYTES = 150 * 1024;

/** File name: screen, state, size, device pixels a CSS pixel. */
const pictures: Readonly<
  Record<string, readonly [name: string, state: string, size: Size, pixels: number]>
> = {
  landing: ['landing', 'full', 'desktop', 1],
  dashboard: ['dashboard', 'full', 'desktop', 1],
  'estimate-details': ['estimate', 'accepted', 'desktop', 1],
  'public-estimate-phone': ['public-estimate', 'open', 'phone', 2],
};

/** Writes them into `folder`. Throws when one cannot be made small enough. */
export async function takeReadmePictures(
  browser: Browser,
  world: World,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [file, [name, state, size, pixels]] of Object.entries(pictures)) {
    const screen = screens.find((one) => one.name === name && one.state === state);
    if (!screen) throw new Error(`There is no screen ${name} ${state}.`);
    const { page, calls } = await openCamera(browser, world, { pixels }).open(screen, size);
    await settle(page, calls, 'changed');
    const picture = await smallPicture(page);
    writeFileSync(path.join(folder, `${file}.webp`), picture);
    console.log(`docs/pictures/${file}.webp  ${(picture.length / 1024).toFixed(0)} KB`);
    await page.close();
  }
}

/** The window as WebP, as good as the size allows. Playwright itself does not write WebP. */
async function smallPicture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  for (const quality of [92, 84, 76, 68, 60, 50]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= LARGEST_BYTES) return picture;
  }
  throw new Error(`The picture of ${page.url()} stays above ${LARGEST_BYTES / 1024} KB.`);
}
