// The ways to a new estimate, step by step, and the editor of its lines; templates.
import type { Page } from 'playwright-core';
import { button, staff, wrong, type Screen } from './screen.ts';

async function customerStep(page: Page): Promise<void> {
  await page
    .getByRole('combobox', { name: /^(?:Client|Customer)/ })
    .first()
    .click();
  await page.getByRole('option', { name: /Dana Whitfield/ }).click();
  await page.getByLabel(/^(?:Project|Estimate) Title/).fill('New ridge vent');
  await button('Next')(page);
}
/** A line from the price book, by way of the line-item editor. */
async function bookScreen(page: Page): Promise<void> {
  await customerStep(page);
  await button('Add Items')(page);
}
/** What a click takes from the price book; the next one opens its line. */
const fromBook = (page: Page, kind: 'Service' | 'Material') =>
  page
    .getByRole('list', { name: `${kind} Price Book` })
    .getByRole('button')
    .first();
async function lineScreen(page: Page): Promise<void> {
  await bookScreen(page);
  await fromBook(page, 'Service').click();
  await page.getByRole('button', { name: /^Remove one:/ }).waitFor();
  await fromBook(page, 'Service').click();
  await page.getByRole('dialog', { name: 'Service line item' }).getByLabel('Quantity').fill('24.5');
}
async function editorScreen(page: Page): Promise<void> {
  await lineScreen(page);
  await page
    .getByRole('dialog', { name: 'Service line item' })
    .getByRole('button', { name: 'Save' })
    .click();
  await button(/^Materials/)(page);
  await fromBook(page, 'Material').click();
  await page.getByRole('button', { name: /^Remove one:/ }).waitFor();
  await page
    .getByRole('dialog', { name: 'Material Price Book' })
    .getByRole('button', { name: 'Back' })
    .click();
}
async function linesStep(page: Page): Promise<void> {
  await editorScreen(page);
  await button('Done')(page);
}
async function optionsStep(page: Page): Promise<void> {
  await customerStep(page);
  await button('Add line')(page);
  const line = page.getByRole('listitem', { name: 'Line item 1' }).first();
  await line.getByLabel('Description').fill('Tear-off, one layer, per square');
  await line.getByLabel('Quantity').fill('24.5');
  await line.getByLabel('Rate').fill('145');
}
async function guidedTo(page: Page, steps: number, type: 'single' | 'multi'): Promise<void> {
  if (type === 'multi') await page.getByRole('radio', { name: 'Multiple options' }).check();
  await customerStep(page);
  const line = page.getByRole('listitem', { name: 'Line item 1' }).first();
  await line.getByLabel('Description').fill('Tear-off, one layer, per square');
  await line.getByLabel('Quantity').fill('24.5');
  await line.getByLabel('Rate').fill('145');
  for (let n = 1; n < steps; n += 1) await button('Next')(page);
}
async function aTemplate(page: Page): Promise<void> {
  await page.request.post('/api/estimate-templates', {
    data: {
      name: 'Asphalt re-roof, one layer',
      lineItems: [
        { description: 'Tear-off, one layer', quantity: 24, rate: '145.00' },
        { description: 'Architectural shingles', kind: 'material', quantity: 24, rate: '210.00' },
      ],
    },
  });
  await page.reload();
  await page.getByText('Asphalt re-roof').first().waitFor();
}
/**
 * Wizards and the line-item editor lie over the page; what the picture before has left unfinished
 * is given up.
 */
const wizard = (
  name: string,
  at: string,
  state: string,
  act?: Screen['act'],
  more: Partial<Screen> = {},
): Screen =>
  staff(name, at, {
    state,
    windowOnly: true,
    ...more,
    act: async (page) => {
      const startNew = page.getByRole('button', { name: 'Start over' });
      await page
        .getByLabel(/ Title/)
        .or(startNew)
        .first()
        .waitFor();
      if ((await startNew.count()) > 0) await startNew.click();
      await act?.(page);
    },
  });

export const wizardScreens: readonly Screen[] = [
  wizard('new-estimate', '/estimates/new', 'customer'),
  wizard('new-estimate', '/estimates/new', 'choosing', (page) =>
    page
      .getByRole('combobox', { name: /^(?:Client|Customer)/ })
      .first()
      .click(),
  ),
  wizard('new-estimate', '/estimates/new', 'incomplete', button('Next')),
  wizard('new-estimate', '/estimates/new', 'no-lines', customerStep),
  wizard('new-estimate', '/estimates/new', 'lines', linesStep),
  wizard('new-estimate', '/estimates/new', 'review', async (page) => {
    await linesStep(page);
    await button('Next')(page);
  }),
  wizard('new-estimate', '/estimates/new', 'unfinished', async (page) => {
    await page.getByLabel('Project Title').fill('Half a roof');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Pick up where you left off?').waitFor();
  }),
  wizard('line-item-editor', '/estimates/new', 'list', editorScreen),
  wizard('line-item-editor', '/estimates/new', 'book', bookScreen),
  wizard('line-item-editor', '/estimates/new', 'line', lineScreen),
  wizard('line-item-editor', '/estimates/new', 'deposit', async (page) => {
    await editorScreen(page);
    await button(/^Deposit/)(page);
    await page.getByLabel('Deposit amount').fill('30');
  }),
  wizard('line-item-editor', '/estimates/new', 'failing', bookScreen, {
    calls: { matching: /\/api\/pricebook\/items/, go: 'wrong' },
    failedRequests: true,
  }),
  wizard('guided', '/estimates/new/guided?from=dashboard', 'customer'),
  wizard('guided', '/estimates/new/guided?from=dashboard', 'lines', (page) =>
    guidedTo(page, 1, 'single'),
  ),
  wizard('guided', '/estimates/new/guided?from=dashboard', 'options', (page) =>
    guidedTo(page, 2, 'multi'),
  ),
  wizard('guided', '/estimates/new/guided?from=dashboard', 'review', (page) =>
    guidedTo(page, 3, 'multi'),
  ),
  wizard('guided', '/estimates/new/guided?from=dashboard', 'done', async (page) => {
    await guidedTo(page, 2, 'single');
    await button('Create Estimate')(page);
    await page.getByText('Estimate Created Successfully!').waitFor();
  }),
  wizard('new-options', '/estimates/new/options', 'build', optionsStep),
  wizard('new-options', '/estimates/new/options', 'review', async (page) => {
    await optionsStep(page);
    await button('Next')(page);
  }),
  staff('edit-estimate', ({ estimates: { draft } }) => `/estimates/${draft.id}/edit`, {
    state: 'draft',
  }),
  staff('edit-estimate', ({ estimates: { viewed } }) => `/estimates/${viewed.id}/edit`, {
    state: 'sent',
  }),
  staff('edit-estimate', ({ estimates: { accepted } }) => `/estimates/${accepted.id}/edit`, {
    state: 'answered',
  }),
  staff('edit-estimate', ({ estimates: { draft } }) => `/estimates/${draft.id}/edit`, wrong),
  staff('templates', '/estimates/templates', { state: 'empty', company: 'empty' }),
  staff('templates', '/estimates/templates', { act: aTemplate }),
  staff('templates', '/estimates/templates', wrong),
];
