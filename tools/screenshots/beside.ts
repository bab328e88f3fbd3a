// Puts pictures of the product beside the drawings that say how it is meant to look, one picture
// for both: what is judged is then seen at one glance.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import type { Fault, Measure, Shot } from './camera.ts';
import { nameOf } from './camera.ts';
import type { Screen } from './screen.ts';

/** The drawing of a screen in a state, as an address inside the folder of the drawings. */
const DRAWN: Readonly<Record<string, string>> = {
  'landing--full': 'site-home.html',
  'quote--full': 'site-quote.html',
  'public-estimate--packages': 'client-options.html',
  'public-estimate--packages-approved': 'client-options.html#approved',
  'client-portal--full': 'client-portal.html',
  'vendor-portal--full': 'vendor-portal.html',
  'dashboard--full': 'dashboard.html',
  'estimates--full': 'estimates.html',
  'edit-estimate--draft': 'builder.html',
  'estimate--sending': 'preview-send.html',
  'palette--full': 'palette.html',
  'vendor-payments--full': 'payments.html?tab=pending',
  'vendor-payments-approved--full': 'payments.html',
  'batch--full': 'batch.html',
  'calendar-month--full': 'calendar.html?view=month',
  'calendar-week--full': 'calendar.html?view=week',
  'calendar-day--full': 'calendar.html?view=day',
  'calendar-list--full': 'calendar.html?view=list',
  'weather-shift--full': 'weather-shift.html',
  'job--full': 'job.html',
  'settings--full': 'settings.html#list',
  'settings-users--full': 'settings.html',
  'settings-business--full': 'settings.html#business',
  'settings-notifications--full': 'settings.html#notifications',
  'settings-appearance--full': 'settings.html#appearance',
  'settings-account--full': 'settings.html#account',
};

const drawingOf = ({ name, state }: Screen): string | undefined => DRAWN[`${name}--${state}`];
export const isDrawn = (screen: Screen): boolean => drawingOf(screen) !== undefined;

/** The address of a drawing in dark is its own with `dark` among what it is asked. */
function addressOf(folder: string, drawing: string, dark: boolean): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]+)(?:\?([^#]*))?(#.*)?$/.exec(drawing) ?? [];
  const asked = [query, dark ? 'dark' : ''].filter((part) => part !== '').join('&');
  return pathToFileURL(path.join(folder, page)).href + (asked && `?${asked}`) + hash;
}

const asImage = (png: Buffer): string =>
  `<img src="data:image/png;base64,${png.toString('base64')}" alt="">`;

/**
 * Beside each of these pictures in `pictures`, its drawing of `drawings`, into `pictures/beside`.
 * Answers with what could not be drawn.
 */
export async function putBeside(
  browser: Browser,
  screen: Screen,
  shots: readonly Shot[],
  folders: { readonly pictures: string; readonly drawings: string },
  measures: Readonly<Record<Shot['size'], Measure>>,
): Promise<Fault[]> {
  const drawing = drawingOf(screen);
  if (drawing === undefined) return [];
  const into = path.join(folders.pictures, 'beside');
  mkdirSync(into, { recursive: true });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: Fault[] = [];
  for (const shot of shots) {
    const picture = nameOf(screen, shot);
    const { width, height } = measures[shot.size];
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await page
      .goto(addressOf(folders.drawings, drawing, shot.theme === 'dark'))
      .catch(() => faults.push({ picture, fault: `no drawing ${drawing}` }));
    const drawn = await page.screenshot({ fullPage: true, animations: 'disabled' });
    const built = readFileSync(path.join(folders.pictures, `${picture}.png`));
    await page.setViewportSize({ width: width * 2 + 40, height });
    await page.setContent(
      `<body style="margin:0;display:flex;gap:40px;align-items:start;background:#888">` +
        `${asImage(built)}${asImage(drawn)}</body>`,
    );
    await page.screenshot({ path: path.join(into, `${picture}.png`), fullPage: true });
  }
  await context.close();
  return faults;
}
