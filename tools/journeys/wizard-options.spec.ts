// An estimate with packages is written, on a desk and on a phone.
import { describe, expect, it } from 'vitest';
import { said } from './desk.ts';
import { eachDevice, expectAccessible } from './journey.ts';
import { idIn, next, useDesk, writeLine } from './wizard.ts';

const desk = useDesk();

describe.each(eachDevice)('the multi-option wizard (%s)', (device) => {
  it('builds packages: lines, copies, order, recommendation', async () => {
    const clientId = await desk.someClient(`Mo Adeyemi ${device}`);
    const page = await desk.open(device, `/estimates/new/options?clientId=${clientId}`);
    const wizard = page.getByRole('dialog', { name: 'Multi-option estimate' });
    await next(page);
    await said(wizard, 'Project title is required');
    await wizard.getByLabel('Project Title').fill('Cedar to asphalt');
    await next(page);
    await wizard
      .getByRole('heading', { name: 'Build the options your client can choose from' })
      .waitFor();
    await next(page);
    await said(wizard, 'Please add at least one line item to any option');
    const show = (name: string) => wizard.getByRole('tab', { name }).click();
    const good = wizard.getByRole('tabpanel', { name: 'Good - Basic Package' });
    await good.getByRole('button', { name: 'Add line' }).click();
    await writeLine(good, 1, {
      description: 'Architectural shingles',
      quantity: '10.5',
      rate: '200',
    });
    await show('Best');
    const best = wizard.getByRole('tabpanel', { name: 'Best - Premium Package' });
    await best.getByLabel('Copy lines from').selectOption({ label: 'Good - Basic Package' });
    await best.getByRole('listitem', { name: 'Line item 1' }).getByLabel('Rate').fill('300');
    await best.getByRole('button', { name: 'Recommend Best - Premium Package' }).click();
    await best.getByRole('button', { name: 'Move Best - Premium Package left' }).click();
    await show('Better');
    await wizard.getByRole('button', { name: 'Remove Better - Standard Package' }).click();
    await wizard.getByRole('button', { name: 'Add option' }).click();
    const third = wizard.getByRole('tabpanel', { name: 'Option 3' });
    await third.getByLabel('Option title').fill('Repairs only');
    await expectAccessible(page);
    await next(page);
    await said(wizard, '“Repairs only” has no priced line items');
    const repairs = wizard.getByRole('tabpanel', { name: 'Repairs only' });
    await repairs.getByRole('button', { name: 'Add line' }).click();
    await writeLine(repairs, 1, { description: 'Patch the valley', quantity: '1', rate: '450' });
    await wizard.getByRole('button', { name: 'Compare' }).click();
    await said(wizard, 'Differences');
    await expectAccessible(page);
    await next(page);
    await expectAccessible(page);
    await wizard.getByRole('button', { name: 'Create', exact: true }).click();
    await page.waitForURL(/\/estimates\/\d+$/);
    const written = await desk.read(idIn(page));
    expect(written.total).toBe('3150.00');
    expect(
      written.estimateOptions.map(({ title, recommended, total }) => [title, recommended, total]),
    ).toEqual([
      ['Good - Basic Package', false, '2100.00'],
      ['Best - Premium Package', true, '3150.00'],
      ['Repairs only', false, '450.00'],
    ]);
  });
});
