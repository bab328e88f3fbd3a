// The client's page of an estimate with packages: one is approved, all are declined, one changes
// meanwhile.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, openEstimate, revise, send, staffView, threePackages } from './estimate-page.ts';
import { eachDevice, expectAccessible, startJourney, type Journey } from './journey.ts';
import { historyOf } from './product-api.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
}, 90_000);
afterAll(() => journey?.end());

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

describe.each(eachDevice)('packages on a %s', (device) => {
  it('stand in their order, and one is approved', async () => {
    const estimate = await send(journey, threePackages);
    const { page, faults, close } = await openEstimate(journey, device, estimate);
    await page.getByRole('heading', { name: 'Choose Your Package' }).waitFor();
    expect(await page.locator('.package h3').allInnerTexts()).toEqual(['Good', 'Better', 'Best']);
    expect(await page.getByText('Recommended', { exact: true }).count()).toBe(1);
    await card(page, 'Better').getByText('Recommended', { exact: true }).waitFor();
    await card(page, 'Best').getByText('$2,610.00').first().waitFor();
    await expectAccessible(page);

    await card(page, 'Best').getByRole('button', { name: 'Approve This Option' }).click();
    await dialog(page).getByRole('heading', { name: 'Approve this option?' }).waitFor();
    await dialog(page).getByText('$2,610.00').waitFor();
    await dialog(page).getByLabel('Message').fill('Metal it is.');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Yes, approve' }).dblclick();
    await page.getByRole('heading', { name: 'Option Approved' }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Option Approved');
    await page.getByText('Metal it is.').waitFor();
    await card(page, 'Best').getByText('Option Approved').waitFor();
    for (const other of ['Good', 'Better'])
      await card(page, other).getByText('Option Not Selected').waitFor();
    expect(await page.getByRole('button', { name: /Approve|Decline/ }).count()).toBe(0);
    await expectAccessible(page);
    const { status, selectedOptionId, estimateOptions } = await staffView(journey, estimate);
    expect([status, selectedOptionId]).toEqual([
      'accepted',
      estimateOptions.find(({ title }) => title === 'Best')?.id,
    ]);
    expect(faults).toEqual([]);
    await close();
  }, 40_000);

  it('are all declined at once', async () => {
    const estimate = await send(journey, threePackages);
    const { page, faults, close } = await openEstimate(journey, device, estimate);
    await answer(page, 'Decline All Options', 'Too much for us this year.');
    await page.getByRole('heading', { name: 'Estimate Declined' }).waitFor();
    await page.getByText('Too much for us this year.').waitFor();
    for (const title of ['Good', 'Better', 'Best'])
      await card(page, title).getByText('Estimate Declined').waitFor();
    await expectAccessible(page);
    expect(await historyOf(journey.staff, estimate)).toContain('EstimateDeclined');
    expect(faults).toEqual([]);
    await close();
  }, 30_000);

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
    await card(page, 'Better').getByRole('button', { name: 'Approve This Option' }).click();
    await dialog(page).getByRole('button', { name: 'Yes, approve' }).click();
    await page.getByRole('heading', { name: 'Please look again' }).waitFor();
    await page.getByText('The total of “Better” was $1,305.00 and is now $1,440.00.').waitFor();
    await page
      .getByText('The deposit due on approval was none and is now 30% of the total.')
      .waitFor();
    await expectAccessible(page);
    expect(await historyOf(journey.staff, estimate)).not.toContain('EstimateApproved');
    await card(page, 'Better').getByRole('button', { name: 'Approve This Option' }).click();
    await dialog(page).getByText('$1,440.00').waitFor();
    await dialog(page).getByText('$432.00').waitFor();
    await dialog(page).getByRole('button', { name: 'Yes, approve' }).click();
    await page.getByRole('heading', { name: 'Option Approved' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  }, 40_000);
});

it('leads to each package from a bar on the phone, and compares them line by line on a desk', async () => {
  const estimate = await send(journey, threePackages);
  const [phone, desk] = await Promise.all([
    openEstimate(journey, 'phone', estimate),
    openEstimate(journey, 'desktop', estimate),
  ]);
  await phone.page
    .getByRole('navigation', { name: 'Packages' })
    .getByRole('link', { name: /Best/ })
    .click();
  await card(phone.page, 'Best').getByRole('button', { name: 'Approve This Option' }).waitFor();
  await expect
    .poll(() =>
      card(phone.page, 'Best')
        .getByRole('heading', { name: 'Best' })
        .evaluate((heading) => heading.getBoundingClientRect().top),
    )
    .toBeLessThan(300);
  await desk.page.getByText('Compare line by line').click();
  const row = desk.page.getByRole('row', { name: /^Ridge vent/ });
  expect(await row.getByRole('cell').allInnerTexts()).toEqual([
    '$720.00\n90',
    '$1,305.00\n90',
    '$2,610.00\n90',
  ]);
  await expectAccessible(desk.page);
  await Promise.all([phone.close(), desk.close()]);
}, 40_000);
