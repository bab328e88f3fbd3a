// An estimate is written in the simple wizard, on a desk and on a phone: with lines from the
// line-item editor, to the end.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { until } from '../vitest/until.ts';
import { said } from './desk.ts';
import { type Device, eachDevice, expectAccessible } from './journey.ts';
import { idIn, next, useDesk } from './wizard.ts';

const desk = useDesk();

describe.each(eachDevice)('the simple wizard (%s)', (device) => {
  it(
    'asks in the order of the specification, takes items from the line-item editor, and ' +
      'creates the estimate',
    async () => {
      const page = await desk.open(device, '/estimates/new');
      const wizard = page.getByRole('dialog', { name: 'New estimate' });
      await next(page);
      await said(wizard, 'Please select a client');
      await said(wizard, 'Please enter a project title');
      await said(wizard, 'Please enter a service address');
      expect(await coveredByToast(page)).toEqual([]);
      await expectAccessible(page);
      await wizard.getByRole('button', { name: 'New client' }).click();
      const client = page.getByRole('dialog', { name: 'Add New Client' });
      await client.getByLabel('Name').fill(`Dana Whitfield ${device}`);
      await client.getByLabel('Email').fill(`dana.${device}@client.example`);
      await client.getByLabel('Address').fill('2210 Friendly St, Eugene');
      await client.getByRole('button', { name: 'Create Client' }).click();
      await client.waitFor({ state: 'hidden' });
      await wizard.getByLabel('Project Title').fill('New ridge vent');
      await until(
        'the client’s address is filled in',
        async () =>
          (await wizard.getByLabel('Service Address').inputValue()) === '2210 Friendly St, Eugene',
      );
      await wizard.getByLabel('Tax Rate (%)').fill('5');
      await goToLines(page, device);
      await next(page);
      await said(wizard, 'Please add at least one line item');
      await useEditor(page);
      await said(wizard, '2 items');
      await expectAccessible(page);
      await next(page);
      await wizard.getByRole('heading', { name: 'Review & Send Estimate' }).waitFor();
      await expectAccessible(page);
      await page
        .getByRole('button', {
          name: device === 'phone' ? 'Create' : 'Create Estimate',
          exact: true,
        })
        .click();
      await page.waitForURL(/\/estimates\/\d+$/);
      await said(page, 'Estimate created successfully');
      // 24.5 × $100 + 2 × $50: less 10 %, plus 5 % of the undiscounted amount as tax, and the fee
      // of 3 % of all that as a line of its own; the deposit is a part of the total.
      expect(await desk.read(idIn(page))).toMatchObject({
        status: 'draft',
        subtotal: '2550.00',
        discount: '255.00',
        tax: '127.50',
        processingFee: '72.68',
        total: '2495.18',
        deposit: '500.00',
        taxBasis: 'undiscounted',
        introMessage: 'We look forward to it.',
        lineItems: [
          { description: 'Tear-off', kind: 'service', quantity: 24.5, details: 'Down to the deck' },
          { description: 'Ridge vent', kind: 'material', quantity: 2 },
        ],
      });
    },
  );
});

/** The second step says that it is there, and no longer what was done on the first. */
async function goToLines(page: Page, device: Device): Promise<void> {
  const wizard = page.getByRole('dialog', { name: 'New estimate' });
  const told = page.locator('.pl-toast', { hasText: 'Client created successfully' });
  await told.waitFor();
  await next(page);
  const title = wizard.getByRole('heading', { name: 'Line items', exact: true });
  await title.waitFor();
  expect(await told.count()).toBe(0);
  // A desk goes on typing; on a phone no keyboard comes up over the step.
  if (device === 'phone') return title.and(page.locator(':focus')).waitFor();
  const description = wizard.getByRole('combobox', { name: 'Description' });
  await description.and(page.locator(':focus')).waitFor();
  await wizard
    .getByRole('status')
    .filter({ hasText: 'Step 2 of 3: Line items' })
    .waitFor({ state: 'attached' });
}

/** The steps and controls of the dialog that the toast lies over. */
async function coveredByToast(page: Page): Promise<readonly string[]> {
  const toast = (await page.locator('.pl-toast').boundingBox())!;
  const body = (await page.locator('.pl-work-body').boundingBox())!;
  const covered: string[] = [];
  for (const [within, end] of [
    ['.pl-work-head', Infinity],
    // What has been scrolled out of the body is not there.
    ['.pl-work-body', body.y + body.height],
    ['.pl-work-foot', Infinity],
  ] as const)
    for (const part of await page.locator(within).locator('button, input, .pl-step').all()) {
      const box = await part.boundingBox();
      if (!box) continue;
      const wide = Math.min(box.x + box.width, toast.x + toast.width) - Math.max(box.x, toast.x);
      const bottom = Math.min(box.y + box.height, end, toast.y + toast.height);
      if (wide > 1 && bottom - Math.max(box.y, toast.y) > 1)
        covered.push((await part.textContent()) ?? within);
    }
  return covered;
}

/** Two lines, a deposit, a discount, the fee and a message. */
async function useEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Items' }).click();
  const editor = page.getByRole('dialog', { name: 'Line items' });
  // With nothing there yet, it opens where there is something to take.
  const book = page.getByRole('dialog', { name: 'Service Price Book' });
  await said(book, 'No services available in price book');
  await expectAccessible(page);
  // Escape leaves the screen and not the editor.
  await page.keyboard.press('Escape');
  await editor.getByRole('button', { name: /^Services/ }).click();
  await book.getByRole('button', { name: 'Enter your own service' }).click();
  const service = page.getByRole('dialog', { name: 'New service line item' });
  expect(await service.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await service.getByLabel('Name').fill('Tear-off');
  await service.getByLabel('Scope of work').fill('Down to the deck');
  await service.getByRole('textbox', { name: 'Price' }).fill('100');
  await service.getByLabel('Quantity').fill('24.5');
  expect(await service.getByLabel('Unit').inputValue()).toBe('each');
  await said(service, '$2,450.00');
  await expectAccessible(page);
  await service.getByRole('button', { name: 'Save' }).click();
  await editor.getByRole('button', { name: /^Materials/ }).click();
  await page.getByRole('button', { name: 'Enter your own material' }).click();
  const material = page.getByRole('dialog', { name: 'New material line item' });
  await material.getByLabel('Name').fill('Ridge vent');
  await material.getByRole('textbox', { name: 'Price' }).fill('50');
  await material.getByLabel('Quantity').fill('2');
  await material.getByRole('button', { name: 'Save' }).click();
  await editor.getByRole('button', { name: /^Deposit/ }).click();
  const deposit = page.getByRole('dialog', { name: 'Add deposit' });
  await deposit.getByRole('radio', { name: 'Dollar' }).check();
  await deposit.getByLabel('Deposit amount').fill('500');
  await said(deposit, 'Due on approval');
  await expectAccessible(page);
  await deposit.getByRole('button', { name: 'Save' }).click();
  await editor.getByRole('button', { name: /^Discounts/ }).click();
  const discount = page.getByRole('dialog', { name: 'Add discount' });
  // More than there is to take from is refused where it is typed.
  await discount.getByRole('radio', { name: 'Dollar' }).check();
  await discount.getByLabel('Discount amount').fill('5000');
  await said(discount, 'The discount is more than the subtotal of $2,550.00');
  expect(await discount.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await discount.getByRole('radio', { name: 'Percent' }).check();
  await discount.getByLabel('Discount amount').fill('10');
  await discount.getByRole('button', { name: 'Save' }).click();
  // Every line is taxed by now; the fee is another switch, and nothing else puts it on.
  expect(await editor.getByLabel('Taxable').isChecked()).toBe(true);
  await said(editor, '$2,422.50');
  await editor.getByLabel('Taxable').uncheck();
  await said(editor, '$2,295.00');
  await editor.getByLabel('Taxable').check();
  await editor.getByLabel('Credit card processing fee (3%)').check();
  // What the estimate will say: 2,550 − 255 + 127.50 + 72.68.
  await said(editor, '$2,495.18');
  await editor.getByLabel('Estimate message').fill('We look forward to it.');
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Done' }).click();
  await editor.waitFor({ state: 'hidden' });
}
