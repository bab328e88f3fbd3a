// What cannot be e-mailed: a mail server refuses, staff see its words and can correct the address;
// a client without an address is asked for it, or gets the link another way.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../vitest/until.ts';
import { eachDevice, expectAccessible, startJourney, type Journey } from './journey.ts';
import { historyOf, writeDraft } from './product-api.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey?.end());

it.each(eachDevice)(
  'shows the words of the mail server and asks for another address, on a %s',
  async (device) => {
    const draft = await writeDraft(
      journey.staff,
      { name: 'Nora Quist', email: `nora.${device}@bounce.example` },
      {
        projectTitle: 'Porch roof',
        lineItems: [{ description: 'Rolled roofing, per square', quantity: 3, rate: '310.00' }],
      },
    );
    const failures = async () =>
      (await historyOf(journey.staff, draft)).filter((type) => type === 'EstimateEmailFailed')
        .length;
    const { page, faults, close } = await journey.visit(device, 'staff');
    await page.goto(`/estimates/${draft.id}`);
    await page.getByRole('button', { name: 'Send to client' }).click();
    await page.getByRole('button', { name: 'Send Estimate' }).click();
    const noticeOf = (address: string) =>
      page
        .getByRole('alert')
        .filter({ hasText: `The email to ${address}@bounce.example wasn’t delivered` });
    const notice = noticeOf(`nora.${device}`);
    await notice.getByText('No such mailbox here').waitFor();
    await expectAccessible(page);
    expect(await failures()).toBe(1);

    // The same address would fail again: the button leads to the field, and another one is tried.
    await notice.getByRole('button', { name: 'Fix address' }).click();
    const field = notice.locator('input:focus');
    expect(await field.inputValue()).toBe(`nora.${device}@bounce.example`);
    expect(await failures()).toBe(1);
    await field.fill(`n.quist.${device}@bounce.example`);
    await notice.getByRole('button', { name: 'Correct and resend' }).click();
    await page.getByText('Trying again').first().waitFor();
    await until('the second try has failed too', async () => (await failures()) === 2);
    await noticeOf(`n.quist.${device}`).getByText('No such mailbox here').waitFor();
    await page.goto('/estimates');
    await page.getByText('Email failed').filter({ visible: true }).first().waitFor();
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await close();
  },
);

it('asks for the address of a client who has none, or hands the estimate over', async () => {
  const offer = {
    projectTitle: 'Porch roof',
    lineItems: [{ description: 'Rolled roofing, per square', quantity: 3, rate: '310.00' }],
  };
  const [asked, handed] = [
    await writeDraft(journey.staff, { name: 'Ida Penn', email: '' }, offer),
    await writeDraft(journey.staff, { name: 'Otis Penn', email: '' }, offer),
  ];
  const { page, faults, close } = await journey.visit('phone', 'staff');
  await page.goto(`/estimates/${asked.id}/send`);
  await page.getByText('Ida Penn has no email address').waitFor();
  expect(await page.getByRole('button', { name: 'Send Estimate' }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('ida@client.example');
  await page.getByRole('button', { name: 'Send Estimate' }).click();
  await page.getByText('It’s on its way to ida@client.example.').first().waitFor();

  await page.goto(`/estimates/${handed.id}`);
  await page.getByRole('button', { name: 'Send to client' }).click();
  await page.getByRole('button', { name: 'Share it yourself' }).click();
  await page.getByText('Ready to share').first().waitFor();
  await page.getByRole('link', { name: 'Text link' }).waitFor();
  await expectAccessible(page);
  expect(await historyOf(journey.staff, handed)).toContain('EstimateSent');
  expect(faults).toEqual([]);
  await close();
});
