// The client's page of an estimate with packages: one is approved, all are declined, one changes
// meanwhile.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answer,
  openEstimate,
  revise,
  send,
  sign,
  signed,
  staffView,
  threePackages,
} from './estimate-page.ts';
import { eachDevice, expectAccessible, startJourney, type Journey } from './journey.ts';
import { historyOf } from './product-api.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey?.end());

/** The column of an option; what stands in its head is its name. */
const head = (page: Page, title: string) =>
  page.getByRole('columnheader', { name: new RegExp(`\\b${title}\\b`) });
/** Reads the prices, without which a phone offers no approval. */
const ask = async (page: Page, title: string) => {
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: new RegExp(`\\b${title}\\b`) }).check();
  await page.getByRole('button', { name: `Approve This Option: ${title}` }).click();
};
const dialog = (page: Page) => page.getByRole('dialog');

describe.each(eachDevice)('packages on a %s', (device) => {
  it('stand in their order, and one is approved', async () => {
    const estimate = await send(journey, threePackages);
    const { page, faults, close } = await openEstimate(journey, device, estimate);
    await page.getByRole('heading', { name: 'Choose Your Package' }).waitFor();
    expect(await page.locator('.option-name').allInnerTexts()).toEqual(['Good', 'Better', 'Best']);
    expect(await page.getByText('Recommended', { exact: true }).count()).toBe(1);
    await head(page, 'Better').getByText('Recommended', { exact: true }).waitFor();
    await head(page, 'Best').getByText('$2,610.00').first().waitFor();
    expect(await head(page, 'Better').getByRole('radio').isChecked()).toBe(true);
    await expectAccessible(page);

    await ask(page, 'Best');
    await dialog(page).getByRole('heading', { name: 'Approve this option?' }).waitFor();
    await dialog(page).getByText('$2,610.00').waitFor();
    await dialog(page).getByLabel('Message').fill('Metal it is.');
    await expectAccessible(page);
    await (await signed(page)).dblclick();
    await page.getByRole('heading', { name: 'Option Approved' }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Option Approved');
    await page.getByText('Metal it is.').waitFor();
    await head(page, 'Best').getByText('Option Approved').waitFor();
    for (const other of ['Good', 'Better'])
      await head(page, other).getByText('Option Not Selected').waitFor();
    expect(await page.getByRole('button', { name: /Approve|Decline/ }).count()).toBe(0);
    await expectAccessible(page);
    const { status, selectedOptionId, estimateOptions } = await staffView(journey, estimate);
    expect([status, selectedOptionId]).toEqual([
      'accepted',
      estimateOptions.find(({ title }) => title === 'Best')?.id,
    ]);
    expect(faults).toEqual([]);
    await close();
  });

  it('are all declined at once', async () => {
    const estimate = await send(journey, threePackages);
    const { page, faults, close } = await openEstimate(journey, device, estimate);
    await answer(page, 'Decline All Options', 'Too much for us this year.');
    await page.getByRole('heading', { name: 'Estimate Declined' }).waitFor();
    await page.getByText('Too much for us this year.').waitFor();
    for (const title of ['Good', 'Better', 'Best'])
      await head(page, title).getByText('Estimate Declined').waitFor();
    await expectAccessible(page);
    expect(await historyOf(journey.staff, estimate)).toContain('EstimateDeclined');
    expect(faults).toEqual([]);
    await close();
  });

  it('changed by staff meanwhile are shown again with what is different', async () => {
    const estimate = await send(journey, threePackages);
    const { page, faults, close } = await openEstimate(journey, device, estimate);
    const { estimateOptions } = await staffView(journey, estimate);
    await revise(journey, estimate, {
      ...threePackages,
      deposit: { kind: 'percent', value: '30.00' },
      estimateOptions: threePackages.estimateOptions.map((option, n) => ({
        ...option,
        id: estimateOptions[n]?.id,
        lineItems: [
          {
            ...option.lineItems[0],
            id: estimateOptions[n]?.lineItems[0]?.id,
            ...(n === 1 ? { rate: '16.00' } : {}),
          },
        ],
      })),
    });
    await ask(page, 'Better');
    await sign(page);
    await page.getByRole('heading', { name: 'Please review again' }).waitFor();
    await page.getByText('The total of “Better” was $1,305.00 and is now $1,440.00.').waitFor();
    await page
      .getByText('The deposit due on approval was none and is now 30% of the total.')
      .waitFor();
    await expectAccessible(page);
    expect(await historyOf(journey.staff, estimate)).not.toContain('EstimateApproved');
    await ask(page, 'Better');
    await dialog(page).getByText('$1,440.00').waitFor();
    await dialog(page).getByText('$432.00').waitFor();
    await sign(page);
    await page.getByRole('heading', { name: 'Option Approved' }).waitFor();
    await page.getByText('The approved copy is on its way to').waitFor();
    await page.reload();
    await page.getByText(/The approved copy was sent to .* on /).waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});

/** What Chromium counts as layout shift from the first paint on; 0.1 is where it calls it poor. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 300);
  })`);

it.each(eachDevice)(
  'holds what differs side by side on a %s, and nothing moves while it comes',
  async (device) => {
    const [tearOff, shingles] = [
      { description: 'Tear-off', quantity: 24, unit: 'square', rate: '95.00' },
      { description: 'Three-tab shingles', quantity: 24, unit: 'square', rate: '265.00' },
    ];
    const estimate = await send(journey, {
      ...threePackages,
      startWindow: '2099-12-07/2099-12-18',
      estimateOptions: [
        { title: 'Good', lineItems: [tearOff, shingles] },
        {
          title: 'Better',
          lineItems: [
            tearOff,
            { ...shingles, description: 'Architectural shingles', rate: '345.00' },
          ],
        },
      ],
    });
    const { page, faults, close } = await openEstimate(journey, device, estimate);
    expect(await shiftOf(page)).toBe(0);
    const row = page.getByRole('row', { name: /^Shingles/ });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([
      'Three-tab shingles\n24 squares × $265.00\n$6,360.00',
      'Architectural shingles\n24 squares × $345.00\n$8,280.00',
    ]);
    expect(await page.getByText('Not included').count()).toBe(0);
    await page.getByRole('region', { name: 'In every option' }).getByText('Tear-off').waitFor();
    await page.getByText('between Dec 7 and Dec 18, 2099', { exact: true }).waitFor();
    const ways = page.getByRole('complementary', { name: 'Your contact for this estimate' });
    expect(await ways.getByRole('link', { name: 'Text' }).getAttribute('href')).toMatch(
      /^sms:\+1\d{10}$/,
    );
    await page.getByRole('radio', { name: /Good/ }).press('ArrowRight');
    expect(await page.getByRole('radio', { name: /Better/ }).isChecked()).toBe(true);
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await close();
  },
);

it('a phone offers an approval only once every price was in sight', async () => {
  const estimate = await send(journey, threePackages);
  const { page, faults, close } = await openEstimate(journey, 'phone', estimate);
  await page.setViewportSize({ width: 390, height: 400 });
  await page.reload();
  await page.getByRole('heading', { name: 'Choose Your Package' }).waitFor();
  const approve = page.getByRole('button', { name: 'Approve This Option: Better' });
  expect(await approve.count()).toBe(0);
  await head(page, 'Best').getByText('$2,610.00').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await approve.waitFor();
  expect(faults).toEqual([]);
  await close();
});
