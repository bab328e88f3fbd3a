// Work on an estimate is never lost, in a real browser: reloads, leaving, failures, templates, and
// editing what others edit too.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { said, useVisits } from './desk.ts';
import { devices, eachDevice, expectAccessible, type Device } from './journey.ts';
import { callApi, sendEstimate, writeDraft, type WrittenEstimate } from './product-api.ts';

interface Written {
  readonly status: string;
  readonly revision: number;
  readonly total: string;
  readonly projectTitle: string;
  readonly lineItems: readonly { readonly description: string; readonly quantity: number }[];
}

const desk = useVisits();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/**
 * The browser's own question, whether to leave, is answered with yes. `expected`: what the console
 * will rightly say.
 */
async function open(device: Device, address: string, expected?: RegExp): Promise<Page> {
  const page = desk.opened(await desk.journey.visit(device, 'staff', expected));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(address);
  return page;
}
const lineItems = [{ description: 'Ridge vent', quantity: 10, rate: '20.00', cost: '12.00' }];
const draft = (name: string): Promise<WrittenEstimate> =>
  writeDraft(
    desk.journey.staff,
    { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@client.example` },
    { projectTitle: 'New ridge vent', lineItems, validUntil: '2199-12-30' },
  );
const read = ({ id }: WrittenEstimate): Promise<Written> =>
  callApi(desk.journey.staff, 'GET', `/api/estimates/${id}`);

describe.each(eachDevice)('an unfinished estimate (%s)', (device) => {
  it('is kept through a reload and through leaving, and can be given up', async () => {
    const page = await open(device, '/estimates/new/options');
    await page.getByLabel('Project Title').fill('Half a roof');
    await page.getByLabel('Service Address').fill('1 Oak St, Eugene');
    await page.reload();
    await page.getByRole('heading', { name: 'Pick up where you left off?' }).waitFor();
    await said(page, /“Half a roof” wasn’t finished/);
    await expectAccessible(page);
    await button(page, 'Continue').click();
    expect(await page.getByLabel('Project Title').inputValue()).toBe('Half a roof');

    await button(page, 'Cancel').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    expect(await page.getByLabel('Service Address').inputValue()).toBe('1 Oak St, Eugene');
    await button(page, 'Cancel').click();
    await expectAccessible(page);
    await button(page, 'Leave').click();
    await page.waitForURL(/\/estimates$/);
    await page.goto('/estimates/new/options');
    await button(page, 'Start over').click();
    expect(await page.getByLabel('Project Title').inputValue()).toBe('');
    await page.reload();
    await page.getByLabel('Project Title').waitFor();
    expect(await page.getByRole('heading', { name: 'Pick up where you left off?' }).count()).toBe(
      0,
    );
  });
});

it('the browser’s Back closes what lies over a wizard before it leaves the wizard', async () => {
  const page = await open('phone', '/estimates');
  await page.getByRole('link', { name: 'Multi-Option' }).first().waitFor();
  await page.getByRole('link', { name: 'Standard Estimate' }).first().click();
  await page.getByLabel('Project Title').fill('Half a roof');
  await page.getByRole('combobox', { name: 'Client' }).fill('nobody');
  await said(page, 'No clients found');
  const { id } = await callApi<{ id: number }>(desk.journey.staff, 'POST', '/api/clients', {
    name: 'Ida Holm',
    email: 'ida.holm@client.example',
    address: '9 Pine St',
  });
  expect(id).toBeGreaterThan(0);
  await page.getByRole('combobox', { name: 'Client' }).fill('Ida');
  await page.getByRole('option', { name: /Ida Holm/ }).click();
  await button(page, 'Next').click();
  await button(page, 'Add Items').click();
  await page.getByRole('dialog', { name: 'Service Price Book' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog', { name: 'Line items' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog', { name: 'New estimate' }).waitFor();
  await page.getByRole('dialog', { name: 'Line items' }).waitFor({ state: 'hidden' });
  await page.goBack();
  await page
    .getByRole('alertdialog', { name: 'Leave this estimate?' })
    .getByRole('button', { name: 'Leave' })
    .click();
  await page.waitForURL(/\/estimates$/);
});

describe.each(eachDevice)('editing (%s)', (device) => {
  it('a draft is changed in place', async () => {
    const estimate = await draft(`Dana Whitfield ${device}`);
    const page = await open(device, `/estimates/${estimate.id}/edit`);
    await page.getByLabel('Project Title').fill('Longer ridge vent');
    await page.getByRole('listitem', { name: 'Line item 1' }).getByLabel('Quantity').fill('24.5');
    // 24.5 × $20, of which $12 each is cost.
    await said(page, '$490.00');
    await said(page, '$196.00 (40%)');
    await expectAccessible(page);
    await button(page, 'Save changes').click();
    await page.waitForURL(/\/estimates\/\d+$/);
    expect(await read(estimate)).toMatchObject({
      status: 'draft',
      revision: 1,
      projectTitle: 'Longer ridge vent',
      total: '490.00',
      lineItems: [{ description: 'Ridge vent', quantity: 24.5 }],
    });
  });

  it('unfinished changes older than what others have saved say so', async () => {
    const estimate = await draft(`Ole Berg ${device}`);
    const page = await open(device, `/estimates/${estimate.id}/edit`);
    await page.getByLabel('Project Title').fill('Mine, unfinished');
    await page.reload();
    await page.getByRole('heading', { name: 'Pick up where you left off?' }).waitFor();
    const { clientId } = await callApi<{ clientId: number }>(
      desk.journey.staff,
      'GET',
      `/api/estimates/${estimate.id}`,
    );
    expect(
      (
        await desk.journey.staff.put(`/api/estimates/${estimate.id}`, {
          data: { clientId, projectTitle: 'Theirs', serviceAddress: '1 Oak St', lineItems },
        })
      ).status(),
    ).toBe(200);
    await page.reload();
    await button(page, 'Continue').click();
    await said(page, 'Someone changed this estimate after your last edit');
    expect(await page.getByLabel('Project Title').inputValue()).toBe('Mine, unfinished');
    await expectAccessible(page);
  });

  it('of a sent one a new revision is made, which is offered to be sent', async () => {
    const estimate = await sendEstimate(desk.journey.staff, await draft(`Luis Ibarra ${device}`));
    // Its e-mail may go out meanwhile; that is no change of the offer, and saved over unasked.
    const page = await open(device, `/estimates/${estimate.id}/edit`, /status of 412/);
    await said(page, 'Your client has revision 1. Saving creates revision 2.');
    await button(page, 'Add line').click();
    const line = page.getByRole('listitem', { name: 'Line item 2' });
    await line.getByLabel('Description').fill('Bird guards');
    await line.getByLabel('Rate').fill('85');
    await button(page, 'Save new revision').click();
    await page.waitForURL(/\/estimates\/\d+\/send$/);
    await button(page, 'Resend Estimate').waitFor();
    await expectAccessible(page);
    await button(page, 'Resend Estimate').click();
    await page.waitForURL(/\/estimates\/\d+$/);
    expect(await read(estimate)).toMatchObject({ status: 'sent', revision: 2, total: '285.00' });
  });
});

it('what somebody else changed meanwhile is shown, and nothing is saved over it unasked', async () => {
  const estimate = await draft('Ana Brandt');
  const page = await open('desktop', `/estimates/${estimate.id}/edit`, /status of 412/);
  await page.getByLabel('Project Title').fill('Mine');
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  const { clientId } = await callApi<{ clientId: number }>(
    desk.journey.staff,
    'GET',
    `/api/estimates/${estimate.id}`,
  );
  const theirs = await desk.journey.staff.put(`/api/estimates/${estimate.id}`, {
    data: {
      clientId,
      projectTitle: 'Theirs',
      serviceAddress: '4820 Donald St, Eugene, OR 97405',
      lineItems: [{ description: 'Ridge vent', quantity: 11, rate: '20.00', cost: '12.00' }],
      validUntil: '2199-12-30',
    },
  });
  expect(theirs.status()).toBe(200);
  await button(page, 'Save changes').click();
  const notice = page.getByRole('region', { name: 'Changed since you opened it' });
  await notice.getByText(/^Not saved yet: you changed this estimate in another window$/).waitFor();
  await expect
    .poll(() => page.evaluate('document.activeElement?.getAttribute("aria-label")'))
    .toBe('Changed since you opened it');
  const { y } = (await notice.boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(devices.desktop.viewport.height / 2);
  await button(page, 'Show differences').click();
  await said(page, 'Theirs');
  await expectAccessible(page);
  expect((await read(estimate)).projectTitle).toBe('Theirs');
  await button(page, 'Keep my changes').click();
  await page.waitForURL(/\/estimates\/\d+$/);
  expect(await read(estimate)).toMatchObject({
    projectTitle: 'Mine',
    lineItems: [{ description: 'Ridge vent', quantity: 11 }],
  });
});

it('lines become a template, are inserted elsewhere, renamed and deleted', async () => {
  const estimate = await draft('Mo Adeyemi');
  const page = await open('desktop', `/estimates/${estimate.id}/edit`);
  await button(page, 'Save as template').click();
  await page.getByRole('dialog').getByLabel('Template name').fill('Ridge work');
  await page.getByRole('dialog').getByRole('button', { name: 'Save template' }).click();
  await said(page, 'Template saved');
  await page.goto('/estimates/new/guided');
  await button(page, 'Next').click();
  await button(page, 'Add from template').click();
  const templates = page.getByRole('dialog', { name: 'Add from template' });
  await said(page, '1 line item, $200.00');
  await expectAccessible(page);
  await templates.getByRole('button', { name: 'Insert Ridge work' }).click();
  // It takes the place of the line nobody has written in.
  expect(await page.getByRole('listitem', { name: /^Line item/ }).count()).toBe(1);
  expect(
    await page
      .getByRole('listitem', { name: 'Line item 1' })
      .getByLabel('Description')
      .inputValue(),
  ).toBe('Ridge vent');
  await page.goto('/estimates/templates');
  await button(page, 'Rename Ridge work').click();
  await page.getByRole('dialog').getByLabel('Template name').fill('Ridge and hips');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await button(page, 'Delete Ridge and hips').click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'No templates yet' }).waitFor();
});

it('when saving fails, the server’s words are shown and nothing is lost', async () => {
  const { id } = await callApi<{ id: number }>(desk.journey.staff, 'POST', '/api/clients', {
    name: 'Eve Stone',
    email: 'eve.stone@client.example',
    address: '9 Pine St',
  });
  const page = await open('desktop', `/estimates/new/guided?clientId=${id}`, /status of 500/);
  await page.route('**/api/estimates', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: JSON.stringify({ message: 'The office is closed.', code: 'internal' }),
        })
      : route.continue(),
  );
  await page.getByLabel('Estimate Title').fill('Whole roof');
  await button(page, 'Next').click();
  const line = page.getByRole('listitem', { name: 'Line item 1' });
  await line.getByLabel('Description').fill('Tear-off');
  await line.getByLabel('Rate').fill('100');
  await button(page, 'Next').click();
  await button(page, 'Create Estimate').click();
  await said(page, 'The office is closed.');
  await page.unroute('**/api/estimates');
  await button(page, 'Create Estimate').click();
  await said(page, 'Estimate Created Successfully!');
});
