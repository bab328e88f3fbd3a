// The public site in a real browser: every page in both languages, narrow and dark, by keyboard,
// and without script.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../vitest/until.ts';
import { expectAccessible, startJourney, type Journey, type Visit } from './journey.ts';
import { publicAddresses } from './public-addresses.ts';

const narrow = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const;
const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey?.end());

/**
 * As text: it runs in the page. Sums up layout shifts so far, and says whether the largest thing
 * painted was one to be loaded later.
 */
const PAINT = `new Promise((resolve) => {
  let shift = 0; let late = false;
  const each = (type, look) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look))
      .observe({ type, buffered: true });
  each('layout-shift', (one) => { shift += one.value; });
  each('largest-contentful-paint', (one) => { late ||= one.element?.loading === 'lazy'; });
  requestAnimationFrame(() => requestAnimationFrame(() => resolve({ shift, late })));
})`;
const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

async function walk(visit: Visit, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await visit.page.goto(address);
    expect(await visit.page.evaluate(PAINT), address).toEqual({ shift: 0, late: false });
    expect(await overflow(visit.page), address).toBeLessThanOrEqual(0);
    await expectAccessible(visit.page);
    expect(visit.faults, address).toEqual([]);
  }
  await visit.close();
}

describe('every page', () => {
  it('holds together at 320 px, without a shift, without a fault, accessible', async () => {
    await walk(await journey.look(narrow), await publicAddresses(journey.url));
  });

  it('is accessible in the dark too', async () => {
    const oneOfEachKind = [
      '/',
      '/about',
      '/services',
      '/portfolio',
      '/testimonials',
      '/quote',
      '/blog',
      '/blog/moss-on-the-roof',
      '/faq',
      '/contact',
      '/quote/thank-you',
      '/no-such-page',
    ];
    // The browser reports the missing page, as it should.
    await walk(
      await journey.look({ ...wide, colorScheme: 'dark' }, /status of 404/),
      oneOfEachKind,
    );
  });
});

describe('the bar', () => {
  it('settles once the page has moved 50 px', async () => {
    const { page, faults, close } = await journey.look(wide);
    await page.goto('/about');
    const opacity = () =>
      page.evaluate<string>('getComputedStyle(document.querySelector(".bar"), "::before").opacity');
    await expect.poll(async () => Number(await opacity())).toBeLessThan(0.7);
    await page.evaluate('scrollTo({ top: 200, behavior: "instant" })');
    await expect.poll(async () => Number(await opacity())).toBeGreaterThan(0.9);
    expect(faults).toEqual([]);
    await close();
  });

  it('opens its menu by keyboard on a phone, closes it by Escape and by leaving', async () => {
    const { page, close } = await journey.look(narrow);
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to content' }).waitFor();
    await page.locator('#menu > summary').focus();
    await page.keyboard.press('Enter');
    await page.locator('#menu').getByRole('link', { name: 'Portfolio' }).waitFor();
    await page.keyboard.press('Escape');
    await page
      .locator('#menu')
      .getByRole('link', { name: 'Portfolio' })
      .waitFor({ state: 'hidden' });
    expect(await page.locator('#menu > summary:focus').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.locator('main a').first().focus();
    await page
      .locator('#menu')
      .getByRole('link', { name: 'Portfolio' })
      .waitFor({ state: 'hidden' });
    await close();
  });

  it('changes the language and stays on the page', async () => {
    const { page, close } = await journey.look(wide);
    await page.goto('/blog/moss-on-the-roof');
    await page.locator('.bar-inner > .bar-language').click();
    await page.waitForURL('**/es/blog/moss-on-the-roof');
    await page.getByRole('heading', { level: 1, name: /Musgo en el techo/ }).waitFor();
    await page.locator('.bar-inner > .bar-language').click();
    await page.waitForURL(/[^s]\/blog\/moss-on-the-roof$/);
    await close();
  });
});

/**
 * As text: it runs in the page. What has the focus, and whether somebody can see it there: inside
 * the window, with an outline, and not under the bar.
 */
const FOCUSED = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: '', fault: '' };
  const box = element.getBoundingClientRect();
  const drawn = element.matches('.choice input') ? element.nextElementSibling : element;
  const bar = document.querySelector('.bar');
  const mayBeInBar = bar.contains(element) || element.matches('.skip');
  const underBar = !mayBeInBar && box.bottom <= bar.getBoundingClientRect().bottom;
  const hidden = box.bottom <= 0 || box.top >= innerHeight || underBar;
  const bare = getComputedStyle(drawn).outlineStyle === 'none' && !element.matches('.trap *, main');
  const name = element.textContent || element.getAttribute('name') || element.tagName;
  const fault = hidden ? 'out of sight' : bare ? 'no outline' : '';
  return { name: name.trim().slice(0, 40), fault };
})()`;
const MOST_STEPS = 90;

it.each(['/', '/portfolio', '/es/contact'])(
  '%s is walked by Tab alone: everything that takes the focus is seen, and the walk ends',
  async (address) => {
    const { page, close } = await journey.look(wide);
    await page.goto(address);
    const seen: string[] = [];
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await page.keyboard.press('Tab');
      const { name, fault } = await page.evaluate<{ name: string; fault: string }>(FOCUSED);
      if (name === '') break;
      expect(fault, `${name} at ${address}`).toBe('');
      seen.push(name);
    }
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.length).toBeLessThan(MOST_STEPS);
    await close();
  },
);

describe('lists', () => {
  it.each([true, false])('choose a category, with script: %s', async (javaScriptEnabled) => {
    const { page, close } = await journey.look({ ...wide, javaScriptEnabled });
    await page.goto('/portfolio');
    expect(await page.locator('.project:visible').count()).toBe(6);
    await page.getByRole('radio', { name: 'Storm Damage' }).check();
    expect(await page.locator('.project:visible h2').allInnerTexts()).toEqual([
      'The morning after the fir',
    ]);
    await close();
  });

  it(
    'search the text of the articles, say so when nothing matches, and keep the question in ' +
      'the address',
    async () => {
      const { page, faults, close } = await journey.look(wide);
      await page.goto('/blog');
      await page.getByLabel('Search articles').fill('deductible');
      await page.getByText('1 article', { exact: true }).waitFor();
      expect(await page.locator('#blog-list .post:visible h3').allInnerTexts()).toEqual([
        'Roof insurance claims in plain words',
      ]);
      await page.getByLabel('Search articles').fill('helicopter');
      await page.getByText('No articles match your search.').waitFor();
      await page.goto('/es/blog?q=árbol');
      await expect.poll(() => page.locator('#blog-list .post:visible').count()).toBe(1);
      expect(faults).toEqual([]);
      await close();
    },
  );

  it('open the answers one by one', async () => {
    const { page, close } = await journey.look({ ...wide, javaScriptEnabled: false });
    await page.goto('/faq');
    const question = page.getByText('Do you work in the rain?');
    await question.click();
    await page.getByText('Emergency covers, yes.').waitFor();
    expect(await page.locator('details.question[open]').count()).toBe(1);
    await question.click();
    await page.getByText('Emergency covers, yes.').waitFor({ state: 'hidden' });
    await close();
  });
});

it('a quote is requested by keyboard alone, without script', async () => {
  const { page, close } = await journey.look({ ...narrow, javaScriptEnabled: false });
  await page.goto('/quote');
  await page.getByLabel('Name').focus();
  for (const text of [
    'Dana Whitfield',
    'dana@client.example',
    '(541) 555-0188',
    'Leak repair',
    '2210 Friendly St, Eugene',
  ]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  for (const _ of ['photos', 'optional details']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/quote/thank-you');
  await page.getByRole('heading', { name: 'Quote Request Submitted!' }).waitFor();
  await close();
});

it('an emergency is urgent with its details closed; what looks mistyped is sent when sent again', async () => {
  const { page, faults, close } = await journey.visit('phone', 'nobody');
  await page.goto('/quote/?for=emergency');
  const says = (words: string) => page.getByText(words).filter({ visible: true }).first().waitFor();
  await says('We’ll treat this as urgent.');
  for (const [label, text] of [
    ['Name', 'Urgent Dana'],
    ['Email', 'dana@client.example'],
    ['Phone', '555 0141'],
    ['Property address', 'Friendly'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(text);
  const send = page.getByRole('button', { name: 'Get Quote' });
  await send.click();
  await says('Is this right?');
  await says('A US phone number has ten digits, like (541) 555-0123.');
  await says('We need a street address and city to find your roof.');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Phone' }).fill('541 555 0141');
  await send.click();
  await says('We need a street address and city to find your roof.');
  expect(await page.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('(541) 555-0141');
  await send.click();
  await says('We’re treating this as urgent and will contact you as soon as we can.');
  // Nor is anything else on the page slower than that.
  expect(await page.getByText('24 hours').filter({ visible: true }).count()).toBe(0);
  expect(await (await journey.staff.get('/api/leads?q=urgent')).json()).toMatchObject([
    { urgent: true },
  ]);
  expect(faults).toEqual([]);
  await close();
});

it("staff see the pages with the company's own details inside the app", async () => {
  const { page, faults, close } = await journey.visit('desktop', 'staff');
  await page.goto('/settings/reviews');
  await page.getByRole('button', { name: 'Add review' }).click();
  for (const [name, text] of [
    ['Name', 'Ada L.'],
    ['Location', 'Coburg'],
    ['Work done', 'New ridge vent'],
    ['Review', 'Dry since March.'],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await until('visitors see the review instead of the samples', async () => {
    const text = await (await fetch(`${journey.url}/testimonials`)).text();
    return text.includes('Dry since March.') && !text.includes('Sample content');
  });
  await page.goto('/settings/hours');
  await page.getByRole('group', { name: 'Friday' }).getByLabel('Closes').fill('15:00');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByText('Settings saved').first().waitFor();
  await until('visitors see the new hours', async () =>
    (await (await fetch(`${journey.url}/es/contact`)).text()).includes('8:00 AM a 3:00 PM'),
  );
  await page.getByRole('link', { name: 'Preview your website' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('heading', { name: 'Roofs built for Oregon rain' }).waitFor();
  await preview.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await preview.getByRole('heading', { name: 'Send a message' }).waitFor();
  await preview.getByText('8:00 AM to 3:00 PM').first().waitFor();
  expect(await page.getByLabel('Page', { exact: true }).inputValue()).toBe('/contact');
  await page.getByLabel('Language').selectOption('es');
  await preview.getByRole('heading', { name: 'Envíe un mensaje' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/settings/site');
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await close();
});
